import {
  type Bookings,
  dayIn,
  firstRoomyWeek,
  type Mode,
  mondayOf,
  nearest,
  readSlotId,
  slotView,
  type Topic,
  topics,
  weekView,
} from '#src/features/booking/public.ts'
import type { WeekState } from '#src/features/booking/ui/week-box.tsx'
import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What decides which times are shown. */
export interface WeekWish {
  topic: string
  mode: Mode
  town: string
  timeZone: string
  language: Language
  /** Any day of the week that is wanted; null: the first week with free times on two days or more. */
  day: string | null
  /** The time that somebody else was faster with. */
  taken?: string | undefined
  /** With which the visitor holds a time. */
  hold?: string | undefined
}

/** As far as a link of ours lets anybody look, in spans that the slots endpoint gives at once. */
const spanDays = 31
const spans = 2

/** The week of times for a wish, as the page shows it. */
export async function weekOf(bookings: Bookings, wish: WeekWish, now: Date): Promise<WeekState> {
  const { mode, language, timeZone } = wish
  const today = madridDate(now)
  const town = oneOf<Town>(towns, wish.town)
  const topic = oneOf<Topic>(topics, wish.topic)
  const ahead = async (asked: Mode) => {
    const parts = await Promise.all(
      Array.from({ length: spans }, (_, span) =>
        bookings.slots(
          { from: addDays(today, span * spanDays), days: spanDays, mode: asked, town, topic },
          wish.hold || undefined,
        ),
      ),
    )
    return { slots: parts.flatMap(({ slots }) => slots), taken: parts.flatMap(({ taken }) => taken) }
  }
  const all = await ahead(mode)
  const first = all.slots[0]
  const takenSlot = wish.taken === undefined ? undefined : readSlotId(wish.taken)
  const wanted = dayIn(wish.day) ?? (takenSlot ? madridDate(takenSlot.start) : undefined)
  const monday = wanted ? mondayOf(atLeast(wanted, today)) : firstRoomyWeek(all.slots, today)
  const last = addDays(today, spanDays * spans - 1)
  const week = weekView(all, { from: monday, today, last, language, timeZone })
  const state: WeekState = { kind: 'shown', week }
  if (takenSlot) {
    const view = (slot: (typeof all.slots)[number]) => slotView(slot, true, language, timeZone || undefined)
    const label = slotView(shownAs(takenSlot.start), true, language).label
    state.taken = { label, nearest: nearest(all.slots, takenSlot.start).map(view) }
  }
  if (!week.hasFree) {
    const video = mode === 'visit' ? (await ahead('video')).slots[0] : undefined
    const sooner = video && (!first || video.start < first.start) ? slotView(video, true, language) : null
    state.first = { slot: first ? slotView(first, true, language) : null, sooner }
  }
  return state
}

const atLeast = (date: PlainDate, least: PlainDate) => (date < least ? least : date)
const oneOf = <Word extends string>(words: readonly Word[], word: string) => words.find((one) => one === word)
const shownAs = (start: Date) => ({
  id: '',
  mode: 'visit' as const,
  start: start.toISOString(),
  end: start.toISOString(),
})
