import type { BookingText } from '#src/features/booking/text/types.ts'

export const fieldId = (field: string) => `booking-${field}`

/** The form's field of a field of the API's body: `contact.email` → `reach`. */
export function fieldOf(bodyField: string): string {
  const names: Record<string, string> = {
    'contact.name': 'name',
    'contact.email': 'reach',
    'contact.phone': 'reach',
    'consent.privacy': 'consentPrivacy',
  }
  return names[bodyField] ?? bodyField
}

/** "Fill this in" says too little in a summary: what is missing gets words of its own. */
export function ownWords(
  problem: { field: string; code: string; message: string },
  words: Pick<BookingText, 'nameRequired' | 'slotRequired' | 'reachRequired'>,
): string {
  const isMissing = problem.code === 'required' || problem.code === 'email_or_phone_required'
  if (!isMissing) return problem.message
  if (problem.field === 'contact.name') return words.nameRequired
  if (problem.field === 'slot') return words.slotRequired
  return problem.field === 'contact.email' ? words.reachRequired : problem.message
}
