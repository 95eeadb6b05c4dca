import type { Writer } from '#src/features/crm/ui/writer.ts'
import { pathOf } from '#src/site/routes.ts'

/** What letters of a member of staff are filled with beyond the lead's own record. */
export function writerOf(by: string, brand: string): Writer {
  return { by, brand, bookingUrl: (language) => new URL(pathOf('design-consultation', language), location.origin).href }
}
