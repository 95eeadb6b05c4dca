import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as typed to E.164, Spain when no country is given; undefined when it is no possible number. */
export function toE164(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed.replace(/^00/, '+'), 'ES')
  return parsed?.isPossible() ? parsed.number : undefined
}
