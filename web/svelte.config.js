import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { language, markupIn } from './languages.js';

export default { preprocess: [markupIn(language), vitePreprocess()] };
