import type { Language } from '#src/shared/i18n/language.ts'

/**
 * Figures that somebody typed into a page instead of naming them: a number, in digits or words, before euros, kWh, kWp, kW, years, hours or a
 * percentage. Every one of them ages, so every one has a name (docs/how-to/add-a-figure.md).
 */

export interface BareFigure {
  /** Of the file, from 1. */
  line: number
  text: string
}

const space = '[\\s\\u00a0\\u202f]'

const words: Record<Language, string> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|mil',
}
const units: Record<Language, string> = {
  en: `€|euros?\\b|EUR\\b|cents?\\b|kWh|kWp|kW|kilowatts?(?:${space}?-?hours?)?\\b|%|per${space}cent\\b|years?\\b|hours?\\b`,
  es: `€|euros?\\b|EUR\\b|céntimos?\\b|kWh|kWp|kW|kilovatios?(?:${space}?-?hora)?\\b|%|por${space}ciento\\b|puntos${space}porcentuales|años?\\b|horas?\\b`,
}

const digits = '(?<![\\w.,/-])[+−-]?\\d(?:[\\d.,\\u00a0]*\\d)?'

/** What stands between a number and its unit: 'more', 'full', a hyphen, a second number of a range. */
function pattern(language: Language): RegExp {
  const number = `(?:${digits}|\\b(?:${words[language]}))`
  const range = `(?:${space}?(?:[–-]|to|or|and|a|o|y|ó)${space}?${number})?`
  const money = language === 'en' ? `|€${space}?\\d(?:[\\d.,]*\\d)?` : ''
  return new RegExp(`${number}${range}(?:${space}|-)?(?:${units[language]})${money}`, 'giu')
}

const patterns: Record<Language, RegExp> = { en: pattern('en'), es: pattern('es') }

/** Numbers that are no figures of ours, by what they are. Narrow on purpose: a law's own number, a clock, an identity of units. */
const noFigure: readonly RegExp[] = [
  // All of something is no measurement.
  /^100[\s\u00a0]?%$/,
  // The clock round.
  /^24[\s\u00a0](?:hours?|horas?)$/i,
]

const fenced = /^---\n([\s\S]*?)\n---\n/
/** Lines of a head that hold keys and days, not words. */
const keyLine = /^(?:sources|related|reviewed|published|slug):.*$/gm
/** What P90 and P10 are called: the names of a probability, not amounts. */
const probability =
  /\b(?:nine|eight|9|8) years (?:in|of|out of) (?:ten|10)\b|\b(?:one|1) year (?:in|of|out of) (?:ten|10)\b|\b(?:nueve|ocho|9|8|uno|1) (?:años )?de cada (?:diez|10)(?: años)?\b/giu
const machine = [/\{\{[^}]*\}\}/g, /\]\([^)]*\)/g, /^:{1,3}[a-z-]+\{[^}]*\}/gm, /`[^`]*`/g]

/** The bare figures of a page's file, head and questions included, in order. */
export function bareFigures(file: string, language: Language): BareFigure[] {
  const blank = (text: string) => text.replace(/[^\n]/g, '¤')
  let text = file.replace(/\r\n/g, '\n')
  text = text.replace(fenced, (head) => head.replace(keyLine, blank))
  for (const one of [...machine, probability]) text = text.replace(one, blank)
  return [...text.matchAll(patterns[language])]
    .filter(([found]) => !noFigure.some((one) => one.test(found.trim())))
    .map((found) => ({ line: text.slice(0, found.index).split('\n').length, text: found[0].replace(/\s+/g, ' ') }))
}
