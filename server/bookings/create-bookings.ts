import type { Config } from '#server/start/config.ts'
import {
  Bookings,
  CalendarChanges,
  CalendarOffers,
  CrewCalendar,
  currentRules,
  Holds,
} from '#src/features/booking/public.ts'
import type { LeadWriter } from '#src/features/crm/public.ts'
import type { Intake } from '#src/features/intake/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Quotes } from '#src/features/quote/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import { answerBy, openingCalendar } from '#src/site/hours.ts'
import { bookingLinks } from './booking-links.ts'

/** Appointments of visitors and the crews' calendar, put together from what the process has: both keep the rules that staff publish. */
export function createBookings(o: {
  config: Config
  secret: Secret
  db: () => Database
  intake: () => Intake
  writeLeads: LeadWriter
  publications: Publications
  openQuote: Quotes['open']
}): {
  bookings: Bookings
  holds: Holds
  calendar: CrewCalendar
  calendarChanges: CalendarChanges
  calendarOffers: CalendarOffers
} {
  const { db } = o
  const diary = () => ({ rules: currentRules(o.publications).rules, calendar: openingCalendar })
  const now = () => new Date()
  const links = bookingLinks(o.config, o.secret)
  const bookings = new Bookings({
    db,
    intake: o.intake,
    links,
    writeLeads: o.writeLeads,
    diary,
    answerBy,
    async leadOfQuote(token) {
      const opened = await o.openQuote(token)
      return opened.ok ? opened.quote.leadId : null
    },
    now,
  })
  return {
    bookings,
    holds: new Holds({ db, diary, now }),
    calendar: new CrewCalendar({ db, diary, now }),
    calendarChanges: new CalendarChanges({ db, diary, links, now }),
    calendarOffers: new CalendarOffers({ db, diary, now }),
  }
}
