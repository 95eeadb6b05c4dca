import { z } from 'zod'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { formSigns } from '#src/shared/http/form-signs.ts'
import {
  consentShape,
  contactShape,
  isReachable,
  partnerCodeField,
  requirement,
  text,
  visitField,
} from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { modes, topics } from './domain/rules.ts'

const instant = z.iso.datetime({ offset: true })
/** IANA names are letters, digits and a few signs; an unknown one is shown as Spain's time. */
const timeZone = z
  .string()
  .regex(/^[A-Za-z0-9_+/-]{1,60}$/)
  .optional()

/** A random word of one browser: the time that is kept for it is free for it alone. */
const holdWord = z.string().regex(/^[\x21-\x7e]{16,100}$/)

/** GET /api/consultations/slots. */
export const slotsQuery = z.object({
  from: z.iso.date().optional().describe('First day, Spanish calendar; today when left out.'),
  days: z.coerce.number().int().min(1).max(31).default(7),
  mode: z.enum(modes).optional().describe('Both when left out.'),
  town: z.enum(towns).optional().describe('Without it a visit is free only where it is free for every town.'),
  topic: z.enum(topics).optional().describe('Without it a slot is as long as the longest topic.'),
})
export type SlotsQuery = z.infer<typeof slotsQuery>

export const slot = z.object({
  id: z.string().describe('Goes into POST /api/consultations.'),
  start: instant,
  end: instant,
  mode: z.enum(modes),
})
export type OfferedSlot = z.infer<typeof slot>

export const slotsResponse = z.object({
  slots: z.array(slot).describe('Free ones, in the order of their start.'),
  taken: z.array(slot).describe('Taken, or out of reach between two other appointments.'),
})
export type SlotsResponse = z.infer<typeof slotsResponse>

/** POST /api/consultations/holds. */
export const holdRequest = z.object({
  slot: z.string().min(1).max(40),
  topic: z.enum(topics),
  mode: z.enum(modes),
  town: z.enum(towns),
  hold: holdWord.describe('A random word of your own; one time is kept for it, the last one asked for.'),
})
export type HoldRequest = z.infer<typeof holdRequest>

export const slotHeld = z.object({ heldUntil: instant })
export type SlotHeld = z.infer<typeof slotHeld>

/** POST /api/consultations. */
export const consultationRequest = z
  .object({
    language: z.enum(languages).default('en'),
    slot: z.string().min(1).max(40),
    contact: contactShape,
    topic: z.enum(topics),
    mode: z.enum(modes),
    town: z.enum(towns),
    address: text(200).optional(),
    note: text(1000).optional(),
    timeZone,
    hold: holdWord.optional().describe('The word with which this time was held, if it was.'),
    quoteToken: z.string().max(100).optional().describe('Of a saved quote: the appointment then belongs to its lead.'),
    consent: consentShape,
    partnerCode: partnerCodeField,
    visit: visitField,
    signs: formSigns,
  })
  .refine(({ contact }) => isReachable(contact), requirement('email_or_phone_required', ['contact', 'email']))
  .refine(({ consent }) => consent?.privacy === true, requirement('consent_required', ['consent', 'privacy']))
export type ConsultationRequest = z.infer<typeof consultationRequest>

export const consultationBooked = z.object({
  reference: z.string(),
  manageUrl: z.url(),
  start: instant,
  end: instant,
})
export type ConsultationBooked = z.infer<typeof consultationBooked>

/** 202: the database is away. The wish is safe; it is no booking until somebody has confirmed it. */
export const consultationWished = z.object({
  reference: z.string(),
  confirmBy: instant.describe(
    'When a person answers at the latest, from the opening hours and holidays, Spanish time.',
  ),
})
export type ConsultationWished = z.infer<typeof consultationWished>

/** GET /api/consultations/{token}. */
export const consultation = z.object({
  reference: z.string(),
  state: z.enum(['booked', 'cancelled']),
  start: instant,
  end: instant,
  topic: z.enum(topics),
  mode: z.enum(modes),
  town: z.enum(towns).nullable(),
  address: z.string(),
  language: z.enum(languages),
  timeZone: z.string().nullable(),
  sequence: z.number().int(),
  changeUntil: instant.describe('Until when it can be moved or cancelled here; afterwards by telephone.'),
  canChange: z.boolean(),
  manageUrl: z.url(),
  inviteUrl: z.url(),
})
export type Consultation = z.infer<typeof consultation>

export const moveRequest = z.object({ slot: z.string().min(1).max(40) })
