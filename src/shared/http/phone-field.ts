import type { Context } from 'hono'
import { requestLanguage } from './api.ts'
import { fieldText } from './field-text.ts'
import { toE164 } from './phone.ts'
import { Problem } from './problem.ts'

/** A typed phone number as E.164, null when none was given. Throws 422 invalid_fields, naming `field`, when it is no possible number. */
export async function phoneField(c: Context, field: string, typed: string | undefined): Promise<string | null> {
  if (typed === undefined) return null
  const phoneE164 = toE164(typed)
  if (phoneE164 !== undefined) return phoneE164
  const message = fieldText[await requestLanguage(c)].phone_invalid
  throw new Problem(422, 'invalid_fields', { fields: [{ field, code: 'phone_invalid', message }] })
}
