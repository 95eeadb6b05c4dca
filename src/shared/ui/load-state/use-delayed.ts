import { useEffect, useState } from 'react'

/** True once `isOn` has been true for `delayMs`: a skeleton that would only flash is never shown. */
export function useDelayed(isOn: boolean, delayMs = 300): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsDue(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isOn, delayMs])
  return isOn && isDue
}
