import { useEffect, useEffectEvent } from 'react'
import type { KeyPress } from './shortcut.ts'

/** Calls `handle` for every key press in the document while `isOn`; a press it answers with true is taken from the browser. */
export function useShortcut(isOn: boolean, handle: (press: KeyPress) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const { key, ctrlKey, metaKey, altKey } = event
    if (handle({ key, ctrlKey, metaKey, altKey, isTyping: isTyping(event.target) })) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
