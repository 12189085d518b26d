/** Which language this browser's reader has chosen; the server reads it from a cookie, before the page is there. */
const COOKIE = 'boomtown_language';
const A_YEAR = 365 * 24 * 3600;

/** The code of the chosen language; empty: the browser's own. */
export function chosenLanguage(): string {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}

/** Read everything in this language from now on: the page is another one. */
export function chooseLanguage(code: string): void {
  document.cookie = `${COOKIE}=${code}; path=/; SameSite=Lax; Max-Age=${code ? A_YEAR : 0}`;
  location.reload();
}
