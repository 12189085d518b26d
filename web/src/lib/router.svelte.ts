/** Which page the address names. Links are real links; this only spares the reload. */
export type Page =
  | { readonly name: 'home' }
  | { readonly name: 'create' }
  | { readonly name: 'settings' }
  | { readonly name: 'join'; readonly code: string }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'replay'; readonly id: string; readonly seat: number | null; readonly at: number | null }
  | { readonly name: 'rules'; readonly game: string }
  | { readonly name: 'cards'; readonly game: string; readonly query: string }
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'decks' }
  | { readonly name: 'deck'; readonly id: string }
  | { readonly name: 'published'; readonly code: string }
  | { readonly name: 'unknown' };

/** A number in the address, if it is one. */
function numberIn(search: URLSearchParams, name: string): number | null {
  const found = search.get(name);
  return found !== null && /^\d{1,9}$/.test(found) ? Number(found) : null;
}

export function pageOf(address: string): Page {
  const { pathname, searchParams } = new URL(address, location.href);
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case '':
      return { name: 'home' };
    case 'new':
      return { name: 'create' };
    case 'settings':
      return { name: 'settings' };
    case 'join':
      return second ? { name: 'join', code: second } : { name: 'unknown' };
    case 'table':
      if (third === 'replay') return { name: 'replay', id: second, seat: numberIn(searchParams, 'seat'), at: numberIn(searchParams, 'at') };
      return second ? { name: 'table', id: second } : { name: 'unknown' };
    case 'rules':
      return second ? { name: 'rules', game: second } : { name: 'unknown' };
    case 'learn':
      return second ? { name: 'learn', game: second } : { name: 'unknown' };
    case 'cards':
      return second ? { name: 'cards', game: second, query: searchParams.get('q') ?? '' } : { name: 'unknown' };
    case 'decks':
      return second ? { name: 'deck', id: second } : { name: 'decks' };
    case 'deck':
      return second ? { name: 'published', code: second } : { name: 'unknown' };
    default:
      return { name: 'unknown' };
  }
}

class Router {
  page: Page = $state(pageOf(location.href));

  constructor() {
    addEventListener('popstate', () => (this.page = pageOf(location.href)));
    addEventListener('click', (event) => this.followed(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(path);
    scrollTo(0, 0);
  }

  private followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return; // within a page the browser knows the way
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
