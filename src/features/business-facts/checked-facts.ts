import { z } from 'zod'
import { text } from '#src/shared/http/person.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { assumedFacts } from '#src/site/business.ts'
import { spansOf } from './hours.ts'

/** What may be published of the business. */

const fact = (most: number) => text(most)
const phone = text(40)
  .refine((typed) => toE164(typed) !== undefined, { params: { code: 'phone_invalid' } })
  .transform((typed) => toE164(typed) ?? typed)
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(200)])
const hours = text(60).refine((typed) => spansOf(typed) !== undefined, { params: { code: 'wrong_format' } })
/** Letters and digits of an account; the programme's own check is the bank's. */
const account = text(42).refine((typed) => /^$|^[A-Z]{2}\d{2}[A-Z0-9 ]{11,36}$/.test(typed), {
  params: { code: 'iban_invalid' },
})

export const checkedFacts = z.strictObject({
  name: text(60).min(1),
  legalName: fact(120),
  taxId: text(20).refine((typed) => /^$|^[A-Z0-9][0-9]{7}[A-Z0-9]$/.test(typed), {
    params: { code: 'tax_number_invalid' },
  }),
  registeredAddress: fact(200),
  email: z.union([z.literal(''), z.email().max(120)]),
  payoutIban: account,
  phone,
  whatsapp: phone,
  lowVoltage: fact(60),
  thermal: fact(60),
  refrigerants: fact(60),
  insurance: fact(120),
  facebook: link,
  instagram: link,
  youtube: link,
  tiktok: link,
  addresses: z.strictObject({ marbella: fact(200), 'marbella-panorama': fact(200), torremolinos: fact(200) }),
  /** Monday to Friday, '09:00-14:00, 16:00-19:00'. */
  weekdays: hours.refine((typed) => typed !== '', { params: { code: 'required' } }),
  saturday: hours,
  sunday: hours,
  confirmed: z.array(z.enum(assumedFacts)).max(assumedFacts.length),
})
