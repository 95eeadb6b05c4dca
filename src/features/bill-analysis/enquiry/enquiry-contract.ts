import { z } from 'zod'
import { formSigns } from '#src/shared/http/form-signs.ts'
import {
  consentShape,
  emailField,
  isReachable,
  partnerCodeField,
  phoneField,
  requirement,
  text,
  visitField,
} from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'

/** Files of one enquiry: a few months of bills, or the pages of one. */
export const mostFiles = 6
/** All files together, bytes. */
export const mostEnquiryBytes = 20 * 1024 * 1024
/** Days for which the files are kept. */
export const billDaysKept = 30

const kwh = z.number().min(0).max(1_000_000).optional()
const kw = z.number().min(0).max(1000).optional()
const eur = z.number().min(-100_000).max(100_000).optional()
const day = z.iso.date().optional()

/** What the bill says, as the visitor has checked it. Everything may be missing: an engineer reads the file. */
export const billFigures = z.object({
  retailer: text(120).optional(),
  cups: z
    .string()
    .regex(/^ES\d{16}[A-Z]{2}(?:\d[A-Z])?$/)
    .optional(),
  periodStart: day,
  periodEnd: day,
  days: z.number().int().min(1).max(400).optional(),
  powerP1Kw: kw,
  powerP2Kw: kw,
  energyP1Kwh: kwh,
  energyP2Kwh: kwh,
  energyP3Kwh: kwh,
  energyTotalKwh: kwh,
  surplusKwh: kwh,
  powerTermEur: eur,
  energyTermEur: eur,
  totalEur: eur,
  maxP1Kw: kw,
  maxP2Kw: kw,
  annualKwh: kwh,
})
export type BillFigures = z.infer<typeof billFigures>

/** The part `request` of POST /api/bills/enquiries. Both consents are given by the visitor; neither is ever assumed. */
export const billEnquiry = z
  .object({
    language: z.enum(languages).default('en'),
    name: text(120).min(1),
    email: emailField,
    phone: phoneField,
    message: text(4000).optional(),
    figures: billFigures.default({}),
    consent: consentShape.extend({ keepFile: z.boolean().describe('To keep the files for 30 days, sealed') }),
    partnerCode: partnerCodeField,
    visit: visitField,
    signs: formSigns,
  })
  .refine(isReachable, requirement('email_or_phone_required', ['email']))
  .refine(({ consent }) => consent?.privacy === true, requirement('consent_required', ['consent', 'privacy']))
  .refine(({ consent }) => consent?.keepFile === true, requirement('consent_required', ['consent', 'keepFile']))
export type BillEnquiry = z.infer<typeof billEnquiry>

export const billEnquiryResponse = z.object({
  reference: z.string(),
  answerBy: z.iso.datetime({ offset: true }).describe('When a person answers at the latest, Spanish time'),
  keptUntil: z.iso.date().describe('The last day on which the files are kept'),
})
export type BillEnquiryResponse = z.infer<typeof billEnquiryResponse>

/** GET /api/crm/leads/{id}/bill: what came with a lead that was sent with a bill. */
export const leadBill = z.object({
  bill: z
    .object({
      figures: billFigures,
      keptUntil: z.iso.date(),
      files: z.array(z.object({ type: z.string(), bytes: z.number().int() })),
      isKept: z.boolean().describe('False once the files are gone'),
    })
    .nullable(),
})
export type LeadBill = z.infer<typeof leadBill>
