import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm test`. What is tested here needs no page: drawings are tested in a browser, by tests/web of the Python project.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], environment: './tests/page.ts', unstubGlobals: true },
});
