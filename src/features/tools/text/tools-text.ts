import type { StatementId } from '#src/features/tools/domain/statement-ids.ts'
import type { Occupancy, Service } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { aidEn } from './aid.en.ts'
import { aidEs } from './aid.es.ts'
import type { AidText } from './aid.types.ts'
import { en } from './en.ts'
import { es } from './es.ts'

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

export function toolsText(language: Language): ToolsText {
  return language === 'es' ? es : en
}

export function aidText(language: Language): AidText {
  return language === 'es' ? aidEs : aidEn
}
