import type { OpeningCalendar } from '#src/shared/domain/opening-hours.ts'
import { addDays, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'

/** What happens after a choice, day by day. What depends on the customer moves with them. */
export interface Plan {
  /** Until when the photographs are hoped for. */
  photosBy: PlainDate
  /** The fixed price in writing: two working days after the photographs. */
  priceOn: PlainDate
  /** The last day to withdraw when it is signed on that day: fourteen days, without a reason (RDL 1/2007, article 104). */
  withdrawUntil: PlainDate
}

const daysForPhotos = 4
const workingDaysForPrice = 2
const daysToWithdraw = 14

/** The plan of a choice; `photosOn` is the day on which the last photograph came, null while one is missing. */
export function planOf(chosenOn: PlainDate, photosOn: PlainDate | null, calendar: OpeningCalendar): Plan {
  const photosBy = photosOn ?? addDays(chosenOn, daysForPhotos)
  const priceOn = workingDayAfter(photosBy, workingDaysForPrice, calendar)
  return { photosBy, priceOn, withdrawUntil: addDays(priceOn, daysToWithdraw) }
}

/** The n-th day after `date` on which the office works from Monday to Friday. Throws a RangeError when there is none within two months. */
function workingDayAfter(date: PlainDate, count: number, { week, isHoliday }: OpeningCalendar): PlainDate {
  let left = count
  for (let day = 1; day < 62; day += 1) {
    const one = addDays(date, day)
    const isWorking = weekday(one) % 6 !== 0 && (week[weekday(one)] ?? []).length > 0 && !isHoliday(one)
    if (isWorking) left -= 1
    if (left === 0) return one
  }
  throw new RangeError('nobody works within two months')
}
