import { useEffect, useEffectEvent } from 'react'

/** Calls `act` when somebody presses Escape anywhere on the page. */
export function useEscape(act: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
