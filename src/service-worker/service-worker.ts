import { isAway, isLeftAlone, type Kept, keptPathFor, outdated, withOfflineLine } from './offline-answer.ts'

/**
 * Keeps the chat, the emergency pages and the how-to pages for when there is no network. Pages always come from the network when it answers; a kept
 * one is only ever shown when it does not. Answers of the API are never kept.
 */

/** Put in by the build. */
declare const kept: Kept
/** Of the worker's global scope, which the types of a page do not know. */
declare function skipWaiting(): Promise<void>
declare const registration: { navigationPreload?: { enable(): Promise<void> } }

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AskingEvent extends LastingEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
const isLasting = (event: Event): event is LastingEvent => 'waitUntil' in event
const isAsking = (event: Event): event is AskingEvent => 'respondWith' in event

const cacheName = `emergency-${kept.version}`

addEventListener('install', (event) => {
  if (isLasting(event)) event.waitUntil(keep().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  if (isLasting(event)) event.waitUntil(Promise.all([forgetOld(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  if (!isAsking(event) || isLeftAlone(event.request, location.origin)) return
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(page(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request))
})

/** All or nothing: a worker with half of its files never takes over. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([...kept.pages.map((path) => new Request(path, { cache: 'no-cache' })), ...kept.files])
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(outdated(names, cacheName).map((name) => caches.delete(name)))
}

async function page(event: AskingEvent, path: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    // Another page's trouble is told by its own words.
    const isKept = keptPathFor(path, kept) === path
    return isKept && isAway(answer.status) ? ((await keptPage(path)) ?? answer) : answer
  } catch (error) {
    const answer = await keptPage(path)
    if (answer) return answer
    throw error
  }
}

async function keptPage(path: string): Promise<Response | undefined> {
  const keptPath = keptPathFor(path, kept)
  const cache = await caches.open(cacheName)
  const found = await cache.match(keptPath)
  if (!found) return undefined
  const headers = new Headers(found.headers)
  // Of the body as it came; this one is plain and longer.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(withOfflineLine(await found.text(), path, keptPath), { headers })
}

/** Named by their content: whichever build kept one, it is the right one. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
