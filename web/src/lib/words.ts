/** What this client says, in the language it was built for (`languages.js`). */
declare const __WORDS__: Readonly<Record<string, string>> | null | undefined;
const words = typeof __WORDS__ === 'undefined' ? null : __WORDS__;

/** A sentence in the language of this client; {name} is a blank for what is given by that name. In markup nothing is needed. */
export function t(sentence: string, given: Readonly<Record<string, string | number>> = {}): string {
  const said = words?.[sentence] ?? sentence;
  return said.replace(/\{(\w+)\}/g, (blank, name: string) => String(given[name] ?? blank));
}

/** Names in a row, as one says them. */
export function listed(parts: readonly string[]): string {
  return parts.length > 1 ? t('{names} and {last}', { names: parts.slice(0, -1).join(', '), last: parts.at(-1)! }) : (parts[0] ?? '');
}

export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${count} ${t(count === 1 ? one : many)}`;
}
