import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogueOf, language, pageIn } from './languages.js';

// `npm run dev` beside `boomtown serve --allow-origin http://localhost:5173`.
const server = 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), { name: 'words', transformIndexHtml: pageIn(language) }],
  // Another language is another build: `BOOMTOWN_LANGUAGE=de npm run build`.
  define: { __WORDS__: JSON.stringify(catalogueOf(language)) },
  build: {
    // Part of the Python package: the server serves it, the wheel carries it.
    outDir: `../src/boomtown/server/static/${language === 'en' ? '' : language}`,
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
});
