import type { OfferedSlot } from '#src/features/booking/contract.ts'
import { madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { mondayOf } from './week-view.ts'

/** The Monday to open with: of the first week with free times on two days or more, failing that of the first free time. A week that is nearly over is one step back. */
export function firstRoomyWeek(slots: readonly OfferedSlot[], today: PlainDate): PlainDate {
  const days = [...new Set(slots.map(({ start }) => madridDate(new Date(start))))].toSorted()
  const roomy = days.find((day, at) => days[at + 1] !== undefined && mondayOf(day) === mondayOf(days[at + 1] ?? ''))
  return mondayOf(roomy ?? days[0] ?? today)
}
