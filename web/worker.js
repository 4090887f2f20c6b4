// The service worker: keeps what the page consists of, so that it opens without a line to the house. It never keeps
// anything that is alive (/api, /ws), and a page always comes from the house while the house answers.
// `shell.ts` puts in the version of the build and the files of its shell.

const VERSION = '__VERSION__'
const SHELL = JSON.parse('__SHELL__')

const CACHE = `speakeasy-${VERSION}`
/** What notifications say in the language of the page, which puts it there. */
const WORDS = 'speakeasy-words'
const LIVE = /^\/(api|ws|operator|healthz)\b/
/** After so long without an answer the kept page is better than none. */
const PATIENCE = 6000

self.addEventListener('install', (event) => {
  const files = SHELL.map((path) => new Request(path, { cache: 'no-cache' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)))
})

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('speakeasy-') && name !== CACHE && name !== WORDS
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))))
})

self.addEventListener('message', (event) => {
  if (event.data === 'go') self.skipWaiting()
  // What a page has loaded it will need without a line, too: its language, its games.
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || LIVE.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else event.respondWith(fetch(request).catch(() => kept(request)))
})

/** From the house if it answers, else as it was kept. It is kept with its files, so that both are of one build. */
async function page(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const shell = () => kept('/')
  const answer = fetch(request).then((response) => (response.status < 500 ? response : shell()), shell)
  return Promise.race([answer, late.then(async () => (await caches.match('/', { cacheName: CACHE })) ?? answer)])
}

/** The name of such a file changes with what is in it. */
async function asset(request) {
  const found = await caches.match(request)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

async function kept(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? Response.error()
}

async function keep(paths) {
  const cache = await caches.open(CACHE)
  const missing = []
  for (const path of paths) if (path.startsWith('/assets/') && !(await cache.match(path))) missing.push(path)
  await cache.addAll(missing)
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {}
  event.waitUntil(tell(notice))
})

async function tell({ table, game }) {
  const found = await caches.match('/push-words', { cacheName: WORDS })
  const words = found ? await found.json() : { title: 'Your turn', games: {} }
  await self.registration.showNotification(words.title, {
    body: words.games[game] ?? '',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // One a table: a later turn takes the place of an earlier one.
    tag: table,
    data: { table },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/t/${event.notification.data.table}`))
})

/** The page that shows this table already, or a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}
