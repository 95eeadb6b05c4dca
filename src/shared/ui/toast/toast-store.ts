import { type Toast, type ToastMessage, toastRemoveDelayMs, withClosed, withoutToast, withToast } from './toast-list.ts'

export interface ToastStore {
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
  add(message: ToastMessage): void
  close(id: number): void
}

/** Holds the toasts of one page and tells those who draw them. */
export function toastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (message) => become(withToast(toasts, ++lastId, message)),
    close(id) {
      become(withClosed(toasts, id))
      setTimeout(() => become(withoutToast(toasts, id)), toastRemoveDelayMs)
    },
  }
}
