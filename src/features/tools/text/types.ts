import type { StatementId } from '#src/features/tools/domain/statement-ids.ts'
import type { Occupancy, Service } from '#src/shared/domain/vocabulary.ts'

/** The words of the answers. `{name}` in a sentence is a value, written as its name asks (`fill.ts`). */
export interface ToolsText {
  /** A field that was not given. */
  notGiven: string
  statements: Record<StatementId, string>
  occupancies: Record<Occupancy, string>
  services: Record<Service, string>
  yes: string
  no: string
}
