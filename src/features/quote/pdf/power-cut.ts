import { longestOutageHours } from '#src/energy/backup/backup.ts'
import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { backupSentence, loadName, partlyUsed } from '#src/features/quote/text/describe.ts'
import { spoken } from '#src/features/quote/text/values.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type HourState, hourStates } from '#src/shared/ui/blackout-line/hour-states.ts'
import type { QuotePdfWords } from './words.types.ts'

/** What runs in a power cut, short enough for a cell: the loads, then each figure in a line of its own over the 24 squares of a day. */
export interface PowerCutCell {
  loads: string
  lines: string[]
  /** None where nothing runs. */
  squares: HourState[]
  alt: string
}

/** The same in full, over the 24 squares of a day. */
export interface PowerCutStrip {
  title: string
  sentence: string
  /** What ordinary days leave in the battery; empty where it waits full. */
  note: string
  squares: HourState[]
  alt: string
}

export function powerCutCell(option: Option, text: QuotePdfWords, language: Language): PowerCutCell {
  const { powers, hours, withAirConditioner } = option.backup
  if (powers.length === 0) return { loads: backupSentence(option, language), lines: [], squares: [], alt: '' }
  const loads = spoken(
    powers.map((id) => loadName(id, language)),
    language,
  )
  const cooled = withAirConditioner ? [text.powerCut.withCooler(hoursOf(withAirConditioner.hours, text))] : []
  return { loads: capital(loads), lines: [capital(hoursOf(hours, text)), ...cooled], ...hoursDrawn(option, text) }
}

/** Of one option; null where nothing runs. */
export function powerCutStrip(option: Option, text: QuotePdfWords, language: Language): PowerCutStrip | null {
  if (option.backup.powers.length === 0) return null
  return {
    title: text.rows.powerCut,
    sentence: uncapital(backupSentence(option, language)),
    note: partlyUsed(option, language),
    ...hoursDrawn(option, text),
  }
}

function hoursDrawn({ backup: { hours } }: Option, text: QuotePdfWords): Pick<PowerCutStrip, 'squares' | 'alt'> {
  return {
    squares: hourStates({ p90: hours.p90, p10: Math.floor(hours.p50) }),
    alt: text.powerCut.alt(wholeHours(hours.p90), wholeHours(hours.p50)),
  }
}

/** Whole hours, down: what is promised is reached. */
const wholeHours = (hours: number) => `${Math.floor(hours)}\u00a0h`

function hoursOf({ p50, p90 }: Range, { powerCut }: QuotePdfWords): string {
  if (Math.floor(p90) >= longestOutageHours) return powerCut.threeDays
  const low = wholeHours(p90)
  if (Math.floor(p50) >= longestOutageHours) return powerCut.hours(low, powerCut.threeDays)
  return Math.floor(p50) > Math.floor(p90) ? powerCut.hours(low, wholeHours(p50)) : powerCut.hoursAlike(low)
}

const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
/** Behind the colon of a title. */
export const uncapital = (phrase: string) => phrase.charAt(0).toLowerCase() + phrase.slice(1)
