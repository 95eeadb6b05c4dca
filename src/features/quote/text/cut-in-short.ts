import { longestOutageHours } from '#src/energy/backup/backup.ts'
import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { backupSentence, keptForCut, loadName, textOf } from './describe.ts'
import { fill, spoken } from './values.ts'

/**
 * What runs in a power cut with the hours that are sure alone, and what is kept for it, for a card: 'Fridge and router: 9 h or more. With one air
 * conditioner in August: 1 h or more. Keeps 25% for a cut.'
 */
export function cutInShort(option: Pick<Option, 'system' | 'backup'>, language: Language): string {
  const { powers, hours, withAirConditioner } = option.backup
  if (powers.length === 0) return backupSentence(option, language)
  const text = textOf(language)
  const { cut } = text
  const sure = (p90: number) =>
    p90 >= longestOutageHours
      ? cut.threeDaysOrMore
      : fill(cut.orMore, { low: `${Math.floor(p90)}\u00a0h` }, text, language)
  const loads = spoken(
    powers.map((id) => loadName(id, language)),
    language,
  )
  const alone = fill(cut.runs, { loads, hours: sure(hours.p90) }, text, language)
  const cooled = withAirConditioner
    ? ` ${fill(cut.withCoolerInShort, { hours: sure(withAirConditioner.hours.p90) }, text, language)}`
    : ''
  const kept = keptForCut(option.backup, language)
  return `${alone.charAt(0).toUpperCase()}${alone.slice(1)}${cooled}${kept && ` ${kept}.`}`
}
