import type { VitalName } from '#src/features/vitals/domain/vital.ts'
import { formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { VitalsText } from './types.ts'

export const vitalsText: Record<Language, VitalsText> = { en, es }

/** '1,240 ms', '0,05': CLS has no unit. */
export function vitalValue(name: VitalName, value: number, language: Language): string {
  return name === 'CLS' ? formatNumber(value, language, 2) : formatUnit(Math.round(value), 'ms', language)
}
