import type { Writer } from '#src/features/crm/ui/writer.ts'
import { consultationRow } from '#src/site/staff-rows.ts'
import { linkedPath } from './linked-path.ts'

/** What letters of a member of staff are filled with beyond the lead's own record. */
export function writerOf(by: string, brand: string): Writer {
  return { by, brand, bookingUrl: (language) => new URL(linkedPath(consultationRow, language), location.origin).href }
}
