import type { Figure, Source } from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputSpec } from '#src/features/calculators/domain/frame/input.ts'
import type { Unit, Value, Values } from '#src/features/calculators/domain/frame/quantity.ts'
import type { InputProblem } from '#src/features/calculators/domain/frame/read-inputs.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import type { FrameText } from '#src/features/calculators/text/frame.types.ts'
import { frameText } from '#src/features/calculators/text/frame-text.ts'
import {
  quantityParts,
  rangeParts,
  unitName,
  writeQuantity,
  writeRange,
  writeSentence,
  writeValue,
} from '#src/features/calculators/text/write.ts'
import { formatDate, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** One calculator's words in one language, with its writers bound. */
export interface Words {
  language: Language
  text: CalculatorText
  frame: FrameText
  sentence: (template: string, values: Values | undefined) => string
  value: (value: Value) => string
}

export function wordsOf(text: CalculatorText, language: Language): Words {
  return {
    language,
    text,
    frame: frameText(language),
    sentence: (template, values) => writeSentence(template, values, language, text.words),
    value: (value) => writeValue(value, language, text.words),
  }
}

/** The words of an id. Throws a RangeError when the calculator's text lacks it. */
export function wordedBy<Entry>(entries: Record<string, Entry>, id: string): Entry {
  const entry = entries[id]
  if (entry === undefined) throw new RangeError(`no words for ${id}`)
  return entry
}

/** ", €": the unit stands beside the field for the eye, and in its label for the ear. */
export function spokenUnit(spec: InputSpec, { language }: Words): string {
  const unit = spec.kind === 'number' || spec.kind === 'optional-number' ? unitName(spec.unit, language) : ''
  return unit && `, ${unit}`
}

export function optionWords(name: string, option: string, { text }: Words): { label: string; hint?: string } {
  const words = text.inputs[name]?.options?.[option]
  if (words === undefined) throw new RangeError(`no words for ${name} ${option}`)
  return typeof words === 'string' ? { label: words } : words
}

/** Bounds are written as far as they go: 0.9, 18. */
function bound(value: number, unit: Unit, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : Number.isInteger(Math.round(value * 1000) / 100) ? 1 : 2
  return writeQuantity({ value, unit, digits }, language)
}

/** What is wrong with a field, with the range that is right. */
export function problemText(problem: InputProblem, spec: InputSpec, { frame, language }: Words): string {
  if (problem.code === 'unknown' || (spec.kind !== 'number' && spec.kind !== 'optional-number'))
    return frame.errors.unknown
  const range = frame.allowed(bound(spec.min, spec.unit, language), bound(spec.max, spec.unit, language))
  return frame.errors[problem.code](range)
}

/** A figure in one sentence: "at least €1,060 saved a year". */
export function figureSentence(figure: Figure, words: Words): string {
  const { label, none } = wordedBy(words.text.figures, figure.id)
  return figure.none ? words.sentence(none ?? label, figure.values) : `${sureOrValue(figure, words)} ${label}`
}

/** How sure a figure is, in words; undefined without a range. One number where both ends read alike; where counting stopped, how much it is at least. */
export function spreadWords(
  { id, value, unit, digits, range, openEnded }: Figure,
  { frame, text, language }: Words,
): string | undefined {
  if (!range) return undefined
  const write = (end: number) => writeQuantity({ value: end, unit, ...(digits !== undefined && { digits }) }, language)
  const [low, high] = [write(range.p90), write(range.p10)]
  if (low === high) return frame.atLeast(low)
  const own = text.figures[id]?.spread
  if (own) return own.replace('{low}', low).replace('{high}', high)
  if (openEnded && value >= range.p10) return frame.sure(low)
  return openEnded ? frame.spread(low, high) : frame.between(low, high)
}

/** A figure as it stands large at the head, number and unit: of years until something pays back the span, of others the likely value, with a plus where counting stopped. */
export function headParts(figure: Figure, { language }: Words): { number: string; unit: string } {
  const { value, unit, range, openEnded } = figure
  if (unit === 'years' && range) return rangeParts({ range, unit }, language, openEnded)
  const likely = quantityParts(figure, language)
  return openEnded && range && value >= range.p10 ? { ...likely, number: `${likely.number}+` } : likely
}

/** Whether the figure is said as what is sure and what is likely. */
const hasFloor = ({ range, openEnded }: Figure) => range !== undefined && range.p90 >= 0 && !openEnded

/** "at least €1,060", of a cost "at most €580"; both ends where the lower one is below zero or counting stopped, and the value alone where there is no range. */
export function sureOrValue(figure: Figure, { frame, language }: Words): string {
  const { value, unit, digits, range, openEnded, isCost } = figure
  const shown = digits === undefined ? { unit } : { unit, digits }
  if (range && isCost) return frame.atMost(writeQuantity({ value: range.p10, ...shown }, language))
  if (range && hasFloor(figure)) return frame.atLeast(writeQuantity({ value: range.p90, ...shown }, language))
  return range ? writeRange({ range, ...shown }, language, openEnded) : writeQuantity({ value, ...shown }, language)
}

/** ", likely €1,170": behind what is sure. */
export function likelyBehind(figure: Figure, { frame, language }: Words): string {
  const { value, unit, digits } = figure
  if (figure.none || !hasFloor(figure)) return ''
  return `, ${frame.likely(writeQuantity({ value, unit, ...(digits !== undefined && { digits }) }, language))}`
}

/** "Huld et al. 2011 (Aug 2026)". The day or month of a source is written as the reader does; a span of years as it is. */
export function sourceTitle({ title, asOf }: Source, language: Language): string {
  const named = typeof title === 'string' ? title : title[language]
  if (asOf === undefined) return named
  const [, year, month, day] = /^(\d{4})-(\d\d)(-\d\d)?$/.exec(asOf) ?? []
  if (day) return `${named} (${formatDate(asOf, language)})`
  const name = month && monthNames(language)[Number(month) - 1]
  return `${named} (${name ? `${name} ${year}` : asOf})`
}
