import { logBrowserError } from '#src/shared/http/browser-log.ts'

/**
 * Asks the browser to keep the chat, the emergency pages and the how-to pages for days without network (src/service-worker). Asked at the first
 * opening only, so that it costs nobody's first page anything.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((cause) => logBrowserError('nothing is kept for offline use', cause))
}
