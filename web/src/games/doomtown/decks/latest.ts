/** Asks at once, or when somebody who asks again and again pauses; hears only the answer to what was asked last. */
export class Latest {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #last = -Infinity;

  /** With `eager`, what is asked after a pause does not wait for another one. */
  constructor(
    readonly pause: number,
    readonly eager = false,
  ) {}

  ask<Answer>(question: () => Promise<Answer>, heard: (answer: Answer) => void, failed: (error: unknown) => void): void {
    const asked = ++this.#asked;
    const now = performance.now();
    const rested = now - this.#last > this.pause;
    this.#last = now;
    clearTimeout(this.#timer);
    const put = (): void => {
      question().then(
        (answer) => asked === this.#asked && heard(answer),
        (error: unknown) => asked === this.#asked && failed(error),
      );
    };
    if (this.eager && rested) put();
    else this.#timer = setTimeout(put, this.pause);
  }

  forget(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
