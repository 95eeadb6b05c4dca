import { useEffect, useState } from 'react'

/** The time, renewed every `everyMs` milliseconds, for clocks and ages on screen. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
