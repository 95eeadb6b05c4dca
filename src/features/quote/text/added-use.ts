import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { addedUseKwh } from '#src/features/quote/domain/options/result-facts.ts'
import { shownKwh } from '#src/shared/domain/rounding.ts'
import { formatKwh } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ResultText } from './result.types.ts'
import { spoken } from './values.ts'

/** Why the use with an option is more than today's: 'Of that, about 220 kWh are for the battery itself.' Empty where it is today's. */
export function addedUseSentence(
  estimate: Estimate,
  option: Option,
  { ofIt, ofBattery, ofMachines }: ResultText['months'],
  language: Language,
): string {
  const { battery, machines } = addedUseKwh(estimate, option)
  const parts = [
    ...(shownKwh(battery) >= 10 ? [ofBattery(formatKwh(battery, language))] : []),
    ...(shownKwh(machines) >= 10 ? [ofMachines(formatKwh(machines, language))] : []),
  ]
  return parts.length > 0 ? ofIt(spoken(parts, language)) : ''
}
