import { z } from 'zod'
import { partnerCodePattern } from '#src/shared/domain/partner-code.ts'
import { longestVisitPage, visitFromPattern, visitPagePattern } from '#src/shared/domain/visit.ts'

/** The person behind a form: one shape, one rule for "reachable", one consent, shared by every form that makes a lead. */

/** Any control character but tab and line breaks. */
const controlCharacters = /[^\P{Cc}\t\n\r]/u
/** Half of a character, left by a cut in the wrong place: no database stores it. */
const halfCharacters = /\p{Surrogate}/gu
export const text = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((value) => value.replace(halfCharacters, '\uFFFD'))
    .max(max)
    .refine((value) => !controlCharacters.test(value), {
      message: 'characters_not_allowed',
      params: { code: 'characters_not_allowed' },
    })

/** A blank e-mail or phone from a form means "not given". */
const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

export const emailField = z.preprocess(blankIsAbsent, z.email().max(254).optional())
/** Loose here; the server parses it to E.164, Spain by default, and refuses what is no number. */
export const phoneField = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .trim()
    .max(32)
    .regex(/^[+\d][\d\s().-]{5,}$/, { message: 'phone_invalid' })
    .optional(),
)

/** The code of the partner whose link brought somebody here; kept in capitals. */
export const partnerCodeField = z.preprocess(
  blankIsAbsent,
  z.string().trim().toUpperCase().regex(partnerCodePattern, { message: 'partner_code_invalid' }).optional(),
)

const visitShape = z.object({
  page: z.string().max(longestVisitPage).regex(visitPagePattern).describe('Path of a page of the site, without query.'),
  from: z.string().regex(visitFromPattern).describe("A host or a campaign's name; 'direct', 'site' or 'unknown'."),
  isFirst: z.boolean().describe('The first page of the visit, kept with consent; else the page of the form.'),
})

/** How somebody found us. What has not its shape is left out: it is no reason to refuse anybody. */
export const visitField = z.preprocess(
  (value) => (visitShape.safeParse(value).success ? value : undefined),
  visitShape.optional(),
)

export const contactShape = z.object({ name: text(120).min(1), email: emailField, phone: phoneField })
export type ContactDetails = z.infer<typeof contactShape>

/** Version of the consent words (decisions of 2026-11-21), kept with every consent given. A change of the words is a new version. */
export const consentTextVersion = '2026-11-21'

export const consentShape = z.object({
  privacy: z.boolean(),
  marketing: z.boolean().default(false),
})

/**
 * Options of a `refine` on a whole body: the code and the field that shows it. It is checked even when other fields are wrong, so that people see
 * everything that is missing at once; the test therefore has to bear any body.
 */
export function requirement(code: string, path: string[]) {
  return {
    path,
    message: code,
    params: { code },
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  }
}

/** Whether there is a way to answer: an e-mail or a phone number that is not blank. */
export function isReachable(contact: { email?: unknown; phone?: unknown } | undefined): boolean {
  return [contact?.email, contact?.phone].some((way) => typeof way === 'string' && way.trim() !== '')
}
