import { useState } from 'react'

/** A choice kept on this device under `key`; null when none was made or the browser denies storage. */
export function useStoredChoice(key: string): [choice: string | null, choose: (choice: string) => void] {
  const [choice, setChoice] = useState(() => read(key))
  const choose = (wanted: string) => {
    setChoice(wanted)
    try {
      localStorage.setItem(key, wanted)
    } catch {
      // Denied: the choice holds until the page is left.
    }
  }
  return [choice, choose]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
