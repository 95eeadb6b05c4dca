/** What a page keeps on the visitor's device. Storage may be denied: then nothing is known and nothing is kept. */

type Kind = 'localStorage' | 'sessionStorage'

/** The text kept under `key`; null when there is none. */
export function recall(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value` under `key`, or forgets it when it is null. */
export function remember(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key)
    else window[kind].setItem(key, value)
  } catch {
    // Denied or full: the page works, it only forgets.
  }
}
