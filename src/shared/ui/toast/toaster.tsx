import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { durationMs, swipeThresholdPx, type Toast, toastDurationMs, toastHotkey } from './toast-list.ts'
import type { ToastStore } from './toast-store.ts'
import { type ToastWords, toastWords } from './toast-words.ts'

/** Draws the toasts of a store at the edge of the page, above the dock. */
export function Toaster({ store, language }: { store: ToastStore; language: Language }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const words = toastWords[language]
  return (
    <Radix.Provider
      label={words.one}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} words={words} onClose={() => store.close(toast.id)} />
      ))}
      <Radix.Viewport className="toasts" hotkey={toastHotkey} label={words.region} />
    </Radix.Provider>
  )
}

interface OneToastProps {
  toast: Toast
  words: ToastWords
  onClose: () => void
}

function OneToast({ toast: { kind, open, title, text }, words, onClose }: OneToastProps) {
  return (
    <Radix.Root
      className={kind === 'destructive' ? 'toast bad' : 'toast'}
      type={kind === 'destructive' ? 'foreground' : 'background'}
      duration={durationMs(kind)}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
    >
      <div>
        <Radix.Title className="toast-title">
          {title ?? (kind === 'destructive' ? words.error : words.success)}
        </Radix.Title>
        <Radix.Description>{text}</Radix.Description>
      </div>
      <Radix.Close aria-label={words.close}>
        <Icon name="x" />
      </Radix.Close>
    </Radix.Root>
  )
}
