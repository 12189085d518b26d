/** Asks once somebody pauses, and hears only the answer to what was asked last. */
export class Latest {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly pause: number) {}

  ask<Answer>(question: () => Promise<Answer>, heard: (answer: Answer) => void, failed: (error: unknown) => void): void {
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      question().then(
        (answer) => asked === this.#asked && heard(answer),
        (error: unknown) => asked === this.#asked && failed(error),
      );
    }, this.pause);
  }

  forget(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
