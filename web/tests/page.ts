/** As much of a page as the tested modules ask for; and they are compiled as for a browser, so that runes react. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: Record<string, unknown>) {
    const window = new EventTarget();
    Object.assign(global, {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
      location: new URL('http://town.test/table/7'),
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    });
    return { teardown: () => undefined };
  },
} satisfies Environment;
