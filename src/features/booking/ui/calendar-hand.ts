import type { CalendarItem, CalendarOffer } from '#src/features/booking/staff/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { FreeTime } from './free-time.ts'

/** What is picked up to be put somewhere: an appointment that has a time, or a lead who has none. */
export type Moving =
  | { kind: 'visit'; item: CalendarItem; name: string; minutes: number }
  | { kind: 'lead'; leadId: string; name: string; town: string | null; minutes: number }

/** What can be done with the calendar's pieces from where they stand. */
export interface CalendarHand {
  language: Language
  now: Date
  /** The page of a lead. */
  leadPath: (leadId: string) => string
  mayChange: boolean
  moving: Moving | undefined
  /** It hangs at the mouse: places stay as high as they are, and show nothing to press. */
  isDragged: boolean
  /** A place that was refused, with why. */
  refused: { crewId: string; start: string; words: string } | undefined
  pick: (moving: Moving | undefined, isDragged?: boolean) => void
  /** Puts what is picked up there. */
  put: (crewId: string, start: string) => void
  /** It was dropped where it cannot be: says why, and leaves it where it was. */
  refuse: (words: string) => void
  /** Begins a new visit there. */
  take: (free: FreeTime) => void
  cancel: (item: CalendarItem) => void
  tell: (item: CalendarItem, by: 'mail' | 'word') => void
  onWay: (item: CalendarItem, isOnWay: boolean) => void
  bookOffer: (offer: CalendarOffer) => void
  letGo: (offer: CalendarOffer) => void
}

/** What is picked up when an appointment is. */
export const movingOf = (item: CalendarItem, name: string): Moving => ({
  kind: 'visit',
  item,
  name,
  minutes: (Date.parse(item.end) - Date.parse(item.start)) / 60_000,
})
