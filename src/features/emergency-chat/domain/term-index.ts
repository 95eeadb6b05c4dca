import { atOnce } from './at-once.ts'
import { foldAccents, type Word } from './read-message.ts'
import { isForm, isOpenForm, type Pattern, type RowLanguage, readTerms, type Term } from './terms.ts'
import { keysOfMeant, keysOfTyped, lengthsWithOneSlip, spanishSound } from './typos.ts'
import type { Concept, Vocabulary } from './vocabulary-types.ts'

/** Where a concept stands in a message: words from `start` to `end`, both included. */
export interface Finding {
  concept: Concept
  start: number
  end: number
  /** The language whose words these are. */
  language: RowLanguage
  /** Recognised in spite of a typing mistake. */
  isSlip: boolean
}

type Shelf = Map<string, Term[]>

/** The terms that open with one word or stem. */
interface Forgiving {
  text: string
  terms: Term[]
}

export interface TermIndex {
  /** Terms by what they open with: a word as it stands; a stem or beginning. */
  words: Shelf
  stems: Shelf
  /** Spanish words and stems as they sound. */
  sounds: Shelf
  /** Stems that forgive a slip, under the keys by which a slip finds them. */
  forgiving: Map<string, Forgiving[]>
  /** Real words, and beginnings of real words with `*`, that a slip must not turn into dangers. */
  realWords: ReadonlySet<string>
  /** What words met lately may open. */
  lately: Map<string, Opening>
}

/** 'angeschmort' and 'durchgeschmort' are 'schmort'. */
const germanPrefix = /^(?:an|ab|auf|aus|ver|zer|durch|ein|los|weg|raus|rein)?(?:ge)?(?=.{5})/
const longestStem = 18
const longPart = 7
const mostRemembered = 4000

/** Builds the index of a vocabulary. Its real words and everyday words are left alone by the correction of typing mistakes. */
export function indexOf(vocabulary: Vocabulary): TermIndex {
  return atOnce(buildIndex(vocabulary))
}

/** As `indexOf`, with a pause after each word and term: a page takes them at its own pace. */
export function* buildIndex(vocabulary: Vocabulary): Generator<undefined, TermIndex> {
  const { happenings, surroundings, signals, swallowing, alsoMeans, functionWords, realWords } = vocabulary
  const everyday = [...Object.values(functionWords), realWords].flatMap((list) => list.split(' '))
  const known = new Set<string>()
  for (const word of everyday) {
    known.add(foldAccents(word))
    yield
  }
  const index: TermIndex = {
    words: new Map(),
    stems: new Map(),
    sounds: new Map(),
    forgiving: new Map(),
    realWords: known,
    lately: new Map(),
  }
  const shelveBoth = (term: Term) => {
    shelve(index, term)
    const general = alsoMeans[term.concept]
    if (general) shelve(index, { ...term, concept: general })
  }
  for (const rows of [happenings, surroundings, signals, swallowing])
    for (const term of readTerms(rows, rows === happenings || rows === surroundings)) {
      shelveBoth(term)
      yield
    }
  for (const shelf of [index.words, index.stems, index.sounds]) yield* trimmed(shelf)
  yield* trimmed(index.forgiving)
  return index
}

/** A list that grew keeps room for more, which here is most of its memory: each is replaced by one of its own length. */
function* trimmed<One>(shelf: Map<string, One[]>): Generator<undefined> {
  for (const [key, list] of shelf) {
    shelf.set(key, list.slice())
    yield
  }
}

function shelve(index: TermIndex, term: Term): void {
  const { kind, text, forgiving } = term.first
  if (!text) return
  put(kind === 'word' ? index.words : index.stems, text, term)
  if (term.language === 'es' && text.length >= 4) put(index.sounds, spanishSound(text), term)
  if (!forgiving) return
  const keys = new Set(keysOfMeant(text))
  const [anyKey = ''] = keys
  const known = index.forgiving.get(anyKey)?.find((one) => one.text === text)
  if (known) known.terms.push(term)
  else {
    const one: Forgiving = { text, terms: [term] }
    for (const key of keys) put(index.forgiving, key, one)
  }
}

function put<One>(shelf: Map<string, One[]>, key: string, one: One): void {
  const shelved = shelf.get(key)
  if (shelved) shelved.push(one)
  else shelf.set(key, [one])
}

/** Everything in the message that the vocabulary knows, in the order of the words. */
export function findTerms(words: readonly Word[], index: TermIndex): Finding[] {
  const findings: Finding[] = []
  if (index.lately.size > mostRemembered) index.lately.clear()
  words.forEach(({ folded }, start) => {
    const opening = index.lately.get(folded) ?? openingOf(folded, index)
    index.lately.set(folded, opening)
    for (const { concept, language, rest } of opening.terms) {
      const end = endOf(rest, language, words, start)
      if (end !== undefined) findings.push({ concept, language, start, end, isSlip: opening.isSlip })
    }
  })
  return findings
}

/** The terms that a word may open. */
interface Opening {
  terms: readonly Term[]
  isSlip: boolean
}

function openingOf(word: string, index: TermIndex): Opening {
  const exact = exactTerms(word, index)
  if (exact.length > 0 || word.length < 3 || isRealWord(word, index)) return { terms: exact, isSlip: false }
  const root = word.replace(germanPrefix, '')
  const bare = root === word ? [] : exactTerms(root, index).filter(({ language }) => language === 'de')
  if (bare.length > 0) return { terms: bare, isSlip: true }
  const sounding = soundingTerms(word, index)
  return { terms: sounding.length > 0 ? sounding : slippedTerms(word, index), isSlip: true }
}

export function isRealWord(word: string, { realWords }: TermIndex): boolean {
  if (realWords.has(word)) return true
  for (let length = 4; length <= word.length && length <= 8; length += 1) {
    if (realWords.has(`${word.slice(0, length)}*`)) return true
  }
  return false
}

/** Whether some term, of one language only or of any, is this very word or its stem with a usual ending. */
export function isKnown(word: string, index: TermIndex, only?: RowLanguage): boolean {
  return exactTerms(word, index).some(
    ({ first: { kind, text }, language, rest }) =>
      rest.length === 0 &&
      language === (only ?? language) &&
      (kind === 'word' || isForm(language, text, word.slice(text.length))),
  )
}

/** The terms that open with this word as it is written. */
export function exactTerms(word: string, { words, stems }: TermIndex): Term[] {
  const found = words.get(word)?.slice() ?? []
  const longest = Math.min(word.length, longestStem)
  for (let length = 2; length <= longest; length += 1) {
    const terms = stems.get(word.slice(0, length))
    if (terms) for (const term of terms) if (isFormOf(term, word, length)) found.push(term)
  }
  return found
}

const isFormOf = ({ first, language }: Term, word: string, length: number) =>
  first.kind === 'begins' || isOpenForm(language, word.slice(0, length), word.slice(length))

function soundingTerms(word: string, { sounds }: TermIndex): Term[] {
  const sound = spanishSound(word)
  const found: Term[] = []
  for (let length = 2; length <= sound.length; length += 1) {
    const terms = sounds.get(sound.slice(0, length))
    if (!terms) continue
    for (const term of terms) {
      if (term.first.kind === 'word' ? length === sound.length : isFormOf(term, sound, length)) found.push(term)
    }
  }
  return found
}

function slippedTerms(word: string, { forgiving }: TermIndex): Term[] {
  const found = new Set<Term>()
  for (const key of keysOfTyped(word)) {
    for (const { text, terms } of forgiving.get(key) ?? []) {
      for (const length of lengthsWithOneSlip(word, text)) {
        for (const term of terms) if (isOpenForm(term.language, text, word.slice(length))) found.add(term)
      }
    }
  }
  return [...found]
}

/** The last word of the term when it stands here, undefined when it does not. A term never reaches over the end of a sentence. */
function endOf(rest: Term['rest'], language: RowLanguage, words: readonly Word[], start: number): number | undefined {
  let at = start
  for (let step = 0; step < rest.length; step += 1) {
    const isGap = rest[step]?.[0]?.kind === 'gap'
    if (isGap) step += 1
    const wanted = rest[step]
    const reached = wanted && nextMatch(wanted, language, words, at + 1, isGap ? 3 : 0)
    if (reached === undefined) return undefined
    at = reached
  }
  return at
}

function nextMatch(
  wanted: readonly Pattern[],
  language: RowLanguage,
  words: readonly Word[],
  from: number,
  skips: number,
): number | undefined {
  for (let at = from; at <= from + skips; at += 1) {
    const word = words[at]
    if (!word || word.breakBefore === 'sentence') return undefined
    if (wanted.some((pattern) => fits(pattern, language, word.folded))) return at
  }
  return undefined
}

/** Words inside a phrase forgive a slip only when they are long. */
function fits({ kind, text, forgiving }: Pattern, language: RowLanguage, word: string): boolean {
  if (kind === 'any') return true
  if (kind === 'word') return word === text
  if (word.startsWith(text)) return kind === 'begins' || isOpenForm(language, text, word.slice(text.length))
  if (!forgiving || text.length < longPart) return false
  return lengthsWithOneSlip(word, text).some((length) => isOpenForm(language, text, word.slice(length)))
}
