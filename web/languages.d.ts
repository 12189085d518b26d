/** See languages.js. */
export const language: string;
export function pageIn(language: string): (page: string) => string;
export function catalogueOf(language: string): Readonly<Record<string, string>> | null;
