import { z } from 'zod'

/** The person behind a form: one shape, one rule for "reachable", one consent, shared by every form that makes a lead. */

/** Any control character but tab and line breaks. */
const controlCharacters = /[^\P{Cc}\t\n\r]/u
export const text = (max: number) =>
  z
    .string()
    .trim()
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

export const contactShape = z.object({ name: text(120).min(1), email: emailField, phone: phoneField })
export type ContactDetails = z.infer<typeof contactShape>

/** Version of the consent words (decisions of 2026-11-21), kept with every consent given. A change of the words is a new version. */
export const consentTextVersion = '2026-11-21'

export const consentShape = z.object({
  privacy: z.boolean(),
  marketing: z.boolean().default(false),
})

/** Issue 'contact_required' when there is no contact, 'email_or_phone_required' when neither way to answer is given. */
export function requireReachable(
  contact: { name?: string; email?: string | undefined; phone?: string | undefined } | undefined,
  ctx: z.core.$RefinementCtx,
  path: string[],
): void {
  if (!contact) {
    for (const field of ['name', 'email'])
      ctx.addIssue({
        code: 'custom',
        path: [...path, field],
        message: field === 'name' ? 'required' : 'email_or_phone_required',
        params: { code: field === 'name' ? 'required' : 'email_or_phone_required' },
      })
    return
  }
  if (!contact.email && !contact.phone)
    ctx.addIssue({
      code: 'custom',
      path: [...path, 'email'],
      message: 'email_or_phone_required',
      params: { code: 'email_or_phone_required' },
    })
}
