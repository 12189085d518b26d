/** The rooms in which decks are built and read. */
export { default as Builder } from './Builder.svelte';
export { default as Lists } from './Lists.svelte';
export { default as Reading } from './Reading.svelte';
