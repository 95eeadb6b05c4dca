import {
  type Figures,
  likelyCostWords,
  likelyWords,
  quantityText,
  ratioWords,
  spokenRatio,
} from '#src/features/figures/public.ts'
import { paybackPhrase } from '#src/features/quote/text/describe.ts'
import { formatDate, formatMoney, formatMoneyRange, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { answerTime, openingLines } from '#src/site/opening-lines.ts'
import { published } from '#src/site/published/reading.ts'
import { rulesInForce } from '#src/site/published/rules-in-force.ts'
import { builtFigures } from './built-figures.ts'
import { emergencyNumber, numberCheck } from './emergency-numbers.ts'
import { onCallWords } from './on-call.ts'
import { marketRange } from './price-figures.ts'

/**
 * `{{name}}` in content becomes the figure's value as readers of each language write it. Beside names of figures and fields of worked homes:
 * `number:` a value without its unit, `ratio:a/b` 'about a third', `more:a/b` and `less:a/b` a percentage, `likely:` and `likely-cost:` a range in words, `low:` and
 * `high:` its ends, `payback:` an option's or a system's years in words, `rounded:` a price after 'about'.
 */

const mention = /\{\{\s*([a-z0-9][\w.:@/-]*)\s*\}\}/gi

/** The text with every figure in place, and their names. Throws on an unknown one. */
export function withFigures(
  text: string,
  language: Language,
  figures: Figures = builtFigures(),
): { text: string; names: string[] } {
  const names: string[] = []
  const filled = text.replace(mention, (_, name: string) => {
    names.push(...referencesOf(name))
    return figureText(name, language, figures)
  })
  const left = /\{\{[^}]*\}\}/.exec(filled)
  if (left) throw new Error(`not a figure: ${left[0]}`)
  return { text: filled, names }
}

/** The figures that a mention stands on: both of `ratio:a/b`; a price and a range keep their kind. */
export function referencesOf(name: string): string[] {
  const [kind, rest] = split(name)
  return ['number', 'rounded', 'ratio', 'more', 'less', 'likely', 'likely-cost', 'low', 'high', 'payback'].includes(
    kind,
  )
    ? rest.split('/')
    : [name]
}

/** A price of the price book: it changes when staff publish another. */
export function isPriceFigure(name: string): boolean {
  return name.startsWith('price') || name.startsWith('range:')
}

/** '€5,330', '10 %', '16,9 °C'. Throws on an unknown name. */
export function figureText(name: string, language: Language, figures: Figures): string {
  const [kind, rest] = split(name)
  const words = kinds[kind]
  if (words) return words(rest, language, figures)
  return ownWords(name, language) ?? quantityText(figures.quantity(name), language)
}

function split(name: string): [string, string] {
  const colon = name.indexOf(':')
  return colon === -1 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

type Words = (rest: string, language: Language, figures: Figures) => string

const kinds: Readonly<Record<string, Words | undefined>> = {
  'on-call': onCallWords,
  checked: (rest, language) => numberCheck(emergencyNumber(rest), language),
  range: (item, language, { context }) => formatMoneyRange(marketRange(item, context.priceBook), language),
  number: (rest, language, figures) => {
    const { unit: _, ...quantity } = figures.quantity(rest)
    return quantityText(quantity, language)
  },
  rounded: (rest, language, figures) => formatMoney(figures.quantity(rest).value, 'about', language),
  ratio: (rest, language, figures) => {
    const [a, b] = pair(rest, figures)
    return ratioWords(spokenRatio(a, b), language)
  },
  more: (rest, language, figures) => percentOver(rest, language, figures, 1),
  less: (rest, language, figures) => percentOver(rest, language, figures, -1),
  likely: (rest, language, figures) => {
    const { range, unit } = figures.range(rest)
    return likelyWords(range, unit, language)
  },
  'likely-cost': (rest, language, figures) => {
    const { range, unit } = figures.range(rest)
    return likelyCostWords(range, unit, language)
  },
  low: (rest, language, figures) => {
    const { range, unit } = figures.range(rest)
    return quantityText({ value: range.p90, unit }, language)
  },
  high: (rest, language, figures) => {
    const { range, unit } = figures.range(rest)
    return quantityText({ value: range.p10, unit }, language)
  },
  payback: (rest, language, figures) => paybackPhrase(paybackOf(figures.field(`${rest}.paybackYears`), rest), language),
}

/** The two figures of `a/b`. */
function pair(text: string, figures: Figures): [number, number] {
  const [a, b, ...more] = text.split('/')
  if (!a || !b || more.length > 0) throw new Error(`two figures are compared as a/b: ${text}`)
  return [figures.quantity(a).value, figures.quantity(b).value]
}

/** How many percent a lies above b (sign 1) or below it (-1). Throws when it lies on the other side. */
function percentOver(text: string, language: Language, figures: Figures, sign: 1 | -1): string {
  const [a, b] = pair(text, figures)
  const percent = (a / b - 1) * 100 * sign
  if (!(percent >= 0)) throw new Error(`${text}: ${a} is not ${sign > 0 ? 'more' : 'less'} than ${b}`)
  return formatPercent(percent, language)
}

function paybackOf(held: unknown, name: string): { p10: number | null; p50: number | null; p90: number | null } {
  const end = (key: string): number | null => {
    const value: unknown = typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined
    if (value === null || typeof value === 'number') return value
    throw new Error(`${name} has no payback`)
  }
  return { p10: end('p10'), p50: end('p50'), p90: end('p90') }
}

function ownWords(name: string, language: Language): string | undefined {
  if (name === 'phone') return business.phone.display.replaceAll(' ', '\u00a0')
  if (name === 'hours') return openingLines(language).join(', ')
  if (name === 'price-date') return formatDate(published().priceBook.asOf, language)
  if (name === 'answer-time') return answerTime(language)
  if (name === 'referral-protection')
    return quantityText({ value: rulesInForce().protectionDays, unit: 'days' }, language)
  return undefined
}
