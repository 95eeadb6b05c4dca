import { foldAccents } from './read-message.ts'
import { shortestForgiven } from './typos.ts'
import type { Concept, Rows } from './vocabulary-types.ts'

/** The lines of a row, in this order; `xx` is any language that the chat does not answer in. */
export const rowLanguages = ['en', 'es', 'fr', 'de', 'xx'] as const
export type RowLanguage = (typeof rowLanguages)[number]

/** `word` itself, `stem` with the endings of its language, `begins` with any ending, `any` word, `gap` of at most three words. */
type Kind = 'word' | 'stem' | 'begins' | 'any' | 'gap'

export interface Pattern {
  kind: Kind
  text: string
  forgiving: boolean
}

export interface Term {
  concept: Concept
  language: RowLanguage
  first: Pattern
  /** Word by word what follows the first: one of each. */
  rest: readonly (readonly Pattern[])[]
}

/**
 * The terms of rows: five lines, one for each of `rowLanguages`, terms separated by blanks.
 * `smok` is a stem: found with the endings of its language, from five letters on with a slip of the finger, from seven with any ending.
 * `fire!` is found as it stands only, `rozet*` with any ending. `_` joins the words of a phrase, `/` separates alternatives for one of its
 * words, always single words: `went/gone_off/out`; in a phrase words of up to three letters stand as they are, longer ones take any ending.
 * `*` is any one word, `~` none to three: `turn_~_off`. Accents and capitals do not matter; umlauts are also found as ae, oe, ue.
 */
export function* readTerms(rows: Rows, mayForgive: boolean): Generator<Term> {
  for (const [concept, row] of Object.entries(rows) as [Concept, string][]) {
    for (const [index, line] of row.split('|').entries()) {
      const language = rowLanguages[index]
      if (!language) continue
      for (const written of line.split(/\s+/)) {
        for (const spelling of written ? spellingsOf(written) : []) {
          const words = spelling.split('_')
          const [openers = [], ...rest] = words.map((alternatives) =>
            alternatives.split('/').map((part) => patternOf(part, words.length > 1, mayForgive)),
          )
          for (const first of openers) yield { concept, language, first, rest }
        }
      }
    }
  }
}

/** In phrases, such words stand as they are. */
const longestSmallWord = 3

/** Umlauts are found without dots and as two letters. */
function spellingsOf(written: string): string[] {
  const twoLetters = written.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return [...new Set([foldAccents(written), foldAccents(twoLetters)])]
}

function patternOf(part: string, inPhrase: boolean, mayForgive: boolean): Pattern {
  if (part === '~') return { kind: 'gap', text: '', forgiving: false }
  if (part === '*') return { kind: 'any', text: '', forgiving: false }
  const text = part.replace(/[*!]$/, '')
  const isSmall = inPhrase && text.length <= longestSmallWord
  const isOpen = part.endsWith('*') || (inPhrase && text.length >= openInPhrase)
  const kind = isOpen && !part.endsWith('!') ? 'begins' : part.endsWith('!') || isSmall ? 'word' : 'stem'
  return { kind, text, forgiving: mayForgive && kind === 'stem' && text.length >= shortestForgiven }
}

const endings: Readonly<Record<RowLanguage, RegExp>> = {
  en: /^(e?[sdr]?|e?rs|ing?s?|ings|i?e[sd]|y|en|t|ly|in|al|ation|ment|an[tc]e?s?|able|less|ful)$/,
  es: /^([aeiou]?s?|[aei]ntes?|[aei]n|[aei]r|[ai]d[oa]s?|[ai]?[ae]ndo|a[os]|[ai]?e?ron|aron|io|ab?an?|abas?|aba[ns]|ia[ns]?|[aei]mos|ad|[ai]steis|it[oa]s?|cit[oa]s?|ill[oa]s?|az[oa]s?|on|ones|mente|isim[oa]s?|ic[oa]s?|l|les|c?ion(es)?|os[oa]s?)(me|te|se|nos|l[aeo]s?|os)*$/,
  fr: /^(e?e?s?|x|er|ent|ait|aient|ante?s?|ons|ez|ai?|era|it|is|ir|ie?s?|ue?s?|iss(ent|ait|ant)|eurs?|euses?|rice|ements?|ages?|ure|eux|ique|iques|ion|ions|ation|aux|al|o|oir|elle|if|ives?)$/,
  de: /^(e[nrms]?|er?n|ern|n|s|es|ts?|te[nsr]?t?|st|et|ete|end?|ende[rsnm]?|ung(en)?|el|els|ig(e[nrms]?)?|i?sch(e[nrms]?)?|er(s|n|in)?|in|i?er(t|te|en|st))?$/,
  xx: /^.{0,3}$/u,
}

/** Stems of this length are told from other words by themselves, whatever follows: 'Waschmasch…'. */
const openLength = 7
/** In phrases, where the other words help, less is enough. */
const openInPhrase = 4

/** As `isForm`, and any ending of a long stem. */
export const isOpenForm = (language: RowLanguage, stem: string, ending: string) =>
  stem.length >= openLength || isForm(language, stem, ending)

/** Whether a word is the stem with an ending of the language; a doubled last letter belongs to the ending ('plug', 'plugged'). */
export function isForm(language: RowLanguage, stem: string, ending: string): boolean {
  const possible = endings[language]
  return possible.test(ending) || (language === 'en' && ending[0] === stem.at(-1) && possible.test(ending.slice(1)))
}
