// Opens the page without a network. It keeps one build of the page, whole, and nothing else: answers of the server are
// never kept here. The build (vite/service-worker.ts) fills in the two places.
/* global self, caches, fetch, Request, URL */
const CACHE = 'page-__VERSION__';
const FILES = ['/', ...'__FILES__'.split(' ')];
// As the gateway has it: what is no page of ours is none of our business.
const NO_PAGE = /^\/((proximity|similarity|semantle|api|auth|docs)(\/|$)|admin\/|openapi\.json$)/;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlderBuilds()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(freshPage(request));
  } else if (FILES.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(request));
  }
});

// All or nothing: where one file cannot be had, the build before stays.
async function keepBuild() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

// Comes only once no page of the build before is open any more, so that none of them loses its files. A page of the
// very first visit is taken on at once: its later parts are here, even when a new build has replaced them on the server.
async function forgetOlderBuilds() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('page-') && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The network first: a new build is seen at once.
async function freshPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/', { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

// In any build's cache: a page that has just been loaded from the network may be newer than this worker, whose successor
// waits with the page's files. A name under /assets/ tells what is in the file, so no build has another one's.
async function keptFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}
