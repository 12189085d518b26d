/** Which page the address names. Links are real links; this only spares the reload. */
export type Page =
  | { readonly name: 'home' }
  | { readonly name: 'create' }
  | { readonly name: 'settings' }
  | { readonly name: 'join'; readonly code: string }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'unknown' };

function pageOf(path: string): Page {
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
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
      return second ? { name: 'table', id: second } : { name: 'unknown' };
    default:
      return { name: 'unknown' };
  }
}

class Router {
  page: Page = $state(pageOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.page = pageOf(location.pathname)));
    document.addEventListener('click', (event) => this.followed(event));
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
    if (!link || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
