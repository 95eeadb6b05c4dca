/** The rules of the notices at the edge of the page, with the specified constants. */

export const toastLimit = 1
export const toastDurationMs = 5000
/** How long a closed toast is remembered. */
export const toastRemoveDelayMs = 1_000_000
export const swipeThresholdPx = 50
export const toastHotkey = ['F8']

export type ToastKind = 'default' | 'destructive'

export interface ToastMessage {
  text: string
  kind?: ToastKind
  /** By default 'Success' or 'Error', in the page's language. */
  title?: string
}

export interface Toast extends ToastMessage {
  id: number
  kind: ToastKind
  open: boolean
}

/** The list with a new toast in front; what exceeds the limit gives way to it. */
export function withToast(list: readonly Toast[], id: number, message: ToastMessage): Toast[] {
  return [{ kind: 'default' as const, ...message, id, open: true }, ...list].slice(0, toastLimit)
}

/** The list with one toast closed. It stays in the list until it is removed. */
export function withClosed(list: readonly Toast[], id: number): Toast[] {
  return list.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))
}

export function withoutToast(list: readonly Toast[], id: number): Toast[] {
  return list.filter((toast) => toast.id !== id)
}

/** Milliseconds on the page. An error stays until it is closed, or until another toast takes its place. */
export function durationMs(kind: ToastKind): number {
  return kind === 'destructive' ? Number.POSITIVE_INFINITY : toastDurationMs
}
