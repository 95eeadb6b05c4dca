import { useSyncExternalStore } from 'react'

/** The address as the staff app's state: read it with the hook, change it with `openPath`. */

const changed = 'staff:location'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

/** Path and query of the current address. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search)
}

/** Changes the address without loading a page; `replace` leaves no step to go back to. */
export function openPath(path: string, mode: 'push' | 'replace' = 'push'): void {
  if (mode === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  window.dispatchEvent(new Event(changed))
}
