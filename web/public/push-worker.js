// Shows what the server tells a browser whose pages are closed. It has a scope of its own, where no page is.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : { game: 'Boomtown', text: 'Something happened at a table of yours.', path: '/' };
  event.waitUntil(
    self.registration.showNotification(told.game, { body: told.text, tag: told.table, icon: '/icon.svg', data: told.path }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data || '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.startsWith(address));
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
