import { type DragEvent, useState } from 'react'
import type { CalendarHand } from './calendar-hand.ts'

/** For what stands where nothing can be put: something dragged is over it, and dropped there it is refused in these words. */
export function useRefusal(hand: CalendarHand, words: string) {
  const [isUnder, setUnder] = useState(false)
  const isWanted = hand.moving !== undefined
  return {
    isUnder: isUnder && isWanted,
    drops: {
      onDragOver: (event: DragEvent) => {
        if (!isWanted) return
        event.preventDefault()
        event.stopPropagation()
        setUnder(true)
      },
      onDragLeave: () => setUnder(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        setUnder(false)
        hand.refuse(words)
      },
    },
  }
}
