import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './lib/settings.svelte';

applySettings();
// Where the browser keeps the shell, the page opens without waiting, and says itself that the server is away.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
