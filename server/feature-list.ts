import { billEnquiriesHeld, eraseBillEnquiry } from '#src/features/bill-analysis/public.ts'
import { bookingsHeld, eraseBookings, offersOf, startBookingMails } from '#src/features/booking/public.ts'
import {
  endOldUndos,
  forgetFiles,
  type LeadListener,
  type PaymentListener,
  type PersonErasure,
  startEscalation,
  startFinishingImports,
  startLetters,
  type TodaySources,
} from '#src/features/crm/public.ts'
import { eraseMails, mailsOfLead } from '#src/features/outbox/public.ts'
import { eraseQuarantined, formsHeldOf, heldForms, removeDismissed } from '#src/features/quarantine/public.ts'
import { eraseQuotes, quotesHeld, tellOfChoices } from '#src/features/quote/public.ts'
import { weekday } from '#src/shared/domain/plain-date.ts'
import { removeOldAnswers } from '#src/shared/idempotency/once.ts'
import { removeMailFiles } from '#src/shared/mail/mail-files.ts'
import { openingCalendar } from '#src/site/hours.ts'
import { pathOf } from '#src/site/routes.ts'
import { affiliateFeature } from './affiliates/affiliate-feature.ts'
import { energyFeature } from './energy/energy-feature.ts'
import type { Feature, FeatureTools, TodayTools } from './feature.ts'
import { reviewFeature } from './reviews/review-feature.ts'
import { mailFolder } from './start/data-folder.ts'

/** Every feature that brings something, once. The worker, the erasure, the nightly retention and the checklist loop over it, in this order. */
export const features: readonly Feature[] = [
  {
    name: 'outbox',
    startJobs: (jobs, { outbox }) => outbox.start(jobs),
    erasure: ({ config }) => ({
      async held(db, { leadIds }) {
        const mails = await Promise.all(leadIds.map((leadId) => mailsOfLead(db, leadId)))
        return { mails: mails.flat() }
      },
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseMails(tx, leadId)
      },
      async outside(db, { leadIds }) {
        for (const leadId of leadIds) {
          const mails = await mailsOfLead(db, leadId)
          await removeMailFiles(
            mailFolder(config),
            mails.map(({ id }) => id),
          )
        }
      },
    }),
  },
  { name: 'emergency-chat', startJobs: (jobs, { notices }) => notices.start(jobs) },
  {
    name: 'quote',
    async startJobs(jobs, { db, outbox, config: { staffMailTo } }) {
      jobs.every(2, 'mails about choices', async () => {
        await tellOfChoices({ db, outbox, staffMailTo, now: () => new Date() })
      })
    },
    erasure: () => ({
      held: (db, { leadIds }) => quotesHeld(db, leadIds),
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseQuotes(tx, leadId)
      },
    }),
  },
  {
    name: 'bill-analysis',
    erasure: () => ({
      held: async (db, { leadIds }) => ({ bills: await billEnquiriesHeld(db, leadIds) }),
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseBillEnquiry(tx, leadId)
      },
    }),
  },
  affiliateFeature,
  energyFeature,
  reviewFeature,
  {
    name: 'booking',
    async startJobs(jobs, { db, outbox, config }) {
      startBookingMails(jobs, { db, outbox, staffMailTo: config.staffMailTo, now: () => new Date() })
    },
    erasure: () => ({
      held: async (db, { leadIds }) => ({
        bookings: await bookingsHeld(db, leadIds),
        offeredTimes: await offersOf(db, leadIds, new Date()),
      }),
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseBookings(tx, leadId)
      },
    }),
    visitsOfDay:
      ({ calendar }) =>
      (_, day, ownOf) =>
        calendar.visitsOfDay(day, ownOf),
  },
  {
    name: 'quarantine',
    waiting: (db, who) => heldForms(db, who, pathOf('staff.quarantine', 'en')),
    erasure: () => ({
      held: async (db, person) => ({ heldForms: await formsHeldOf(db, person) }),
      inDatabase: eraseQuarantined,
    }),
    applyRetention: ({ db }, now) => removeDismissed(db(), new Date(now.getTime() - 30 * 86_400_000)),
  },
  {
    name: 'crm',
    async startJobs(jobs, { db, outbox, config: { staffMailTo, staffEscalationTo } }) {
      const now = () => new Date()
      const inCharge = staffEscalationTo.length > 0 ? staffEscalationTo : staffMailTo ? [staffMailTo] : []
      startFinishingImports(jobs, { db, now })
      startLetters(jobs, { db, outbox, now })
      startEscalation(jobs, { db, outbox, tellTo: inCharge, now })
    },
    async applyRetention({ db }, now) {
      await endOldUndos(db(), now)
      await forgetFiles(db(), now)
    },
  },
  { name: 'answers', applyRetention: ({ db }, now) => removeOldAnswers(db(), now) },
]

export const leadListeners: readonly LeadListener[] = features.flatMap(({ onLeads }) => onLeads ?? [])
export const paymentListeners: readonly PaymentListener[] = features.flatMap(({ onPayment }) => onPayment ?? [])
export const erasuresWith = (tools: FeatureTools): PersonErasure[] =>
  features.flatMap((feature) => feature.erasure?.(tools) ?? [])
/** What features show on Today besides the leads. */
export function todaySourcesWith(tools: TodayTools): TodaySources {
  const sources = features.flatMap((feature) => feature.visitsOfDay?.(tools) ?? [])
  return {
    async visitsOfDay(db, day, ownOf) {
      const found = await Promise.all(sources.map((source) => source(db, day, ownOf)))
      return found.flat()
    },
    isWorkingDay: (day) => (openingCalendar.week[weekday(day)] ?? []).length > 0 && !openingCalendar.isHoliday(day),
    waiting: features.flatMap(({ waiting }) => waiting ?? []),
  }
}
