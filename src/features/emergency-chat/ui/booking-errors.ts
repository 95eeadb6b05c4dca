import type { BookingWords } from '#src/features/emergency-chat/text/booking-words.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { BookingValues } from './booking-request.ts'

/** What is wrong with a request for a call, in words; without a name it belongs to no field. */
export interface BookingError {
  name?: keyof BookingValues
  message: string
}

/** Every field that has to be filled in still, in the order of the form. */
export function missingIn(values: BookingValues, words: BookingWords['missing']): BookingError[] {
  const { name, phone, agrees } = values
  return [
    ...(name.trim() ? [] : [{ name: 'name' as const, message: words.name }]),
    ...(phone.trim() ? [] : [{ name: 'phone' as const, message: words.phone }]),
    ...(agrees ? [] : [{ name: 'agrees' as const, message: words.agrees }]),
  ]
}

/** The form's fields by the endpoint's names for them. */
const fieldNames = new Map<string, keyof BookingValues>([
  ['name', 'name'],
  ['phone', 'phone'],
  ['location', 'town'],
  ['consent.privacy', 'agrees'],
])

/** Why it was not accepted: the endpoint's words at the fields of the form, else `failed`. */
export function refusedFor(error: unknown, failed: string): BookingError[] {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
  const errors = fields.flatMap(({ field, message }) => {
    const name = fieldNames.get(field)
    return name ? [{ name, message }] : []
  })
  return errors.length > 0 ? errors : [{ message: failed }]
}
