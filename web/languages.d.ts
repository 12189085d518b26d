/** See languages.js. */
export const language: string;
export function catalogueOf(language: string): Readonly<Record<string, string>> | null;
