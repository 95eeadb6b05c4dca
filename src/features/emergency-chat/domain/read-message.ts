export interface Word {
  /** Lower case, without accents, long letter runs shortened, digits inside words read as letters. */
  folded: string
  /** As it was written. */
  written: string
  /** What stands before it: nothing, a comma or the like, the end of a sentence. */
  breakBefore: 'none' | 'pause' | 'sentence'
  /** Stands between quotation marks. */
  inQuotes?: boolean
  /** Its sentence ends with a question mark. */
  isAsked?: boolean
}

/** Longer messages are read at both ends: the danger is often named last. As much as is read in five milliseconds. */
export const readCharacters = 3000
const longestWord = 40
const longestSpelled = 20

/** All of a message up to `most` characters, of a longer one the first half and the last half of so many, on two lines. */
export function keptOf(message: string, most = readCharacters): string {
  const half = Math.floor(most / 2)
  return message.length > most ? `${message.slice(0, half)}\n${message.slice(-half)}` : message
}

/** The words of a message in order. Never throws; linear in its length (see `keptOf`). */
export function readMessage(message: string): Word[] {
  const text = withPictures(message.replace(invisible, '')).replace(contracted, ' not ')
  const quotes = [...text.matchAll(quotation)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
  const words: Word[] = []
  let end = 0
  let sentence = 0
  const closeSentence = (gap: string) => {
    const isAsked = gap.includes('?')
    for (; sentence < words.length; sentence += 1) if (isAsked) Object.assign(words[sentence] ?? {}, { isAsked })
  }
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const written = match[0].slice(0, longestWord)
    const gap = text.slice(end, match.index)
    const breakBefore = breakIn(gap)
    if (breakBefore === 'sentence') closeSentence(gap)
    while ((quotes[0]?.to ?? Number.POSITIVE_INFINITY) <= match.index) quotes.shift()
    const inQuotes = match.index >= (quotes[0]?.from ?? Number.POSITIVE_INFINITY)
    words.push({ folded: folded(written), written, breakBefore, ...(inQuotes && { inQuotes }) })
    end = match.index + match[0].length
  }
  closeSentence(text.slice(end))
  return joinSpelled(words)
}

/** What stands between quotation marks of one kind or another, at most a paragraph; apostrophes are none. */
const quotation = /["“”„«»][^"“”„«»]{3,400}["“”«»]|(?<![\p{L}\p{N}])['‘‚][^'‘’‚\n]{8,300}['’‘](?![\p{L}\p{N}])/gu

/** A word as the lexicon compares it. */
export function folded(word: string): string {
  const lower = word.toLowerCase()
  const plain = (/^[a-z]*$/.test(lower) ? lower : foldAccents(lower)).replace(/(\p{L})\1{2,}/gu, '$1')
  return /\d/.test(plain) && (plain.match(/[a-z]/g)?.length ?? 0) >= 2 ? plain.replace(/[013457]/g, lettered) : plain
}

/** Lower case without accents; ß, æ, ø, œ spelled out. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæøœł]/g, (letter) => spelledOut[letter] ?? letter)
}

const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l' }
const digitLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const lettered = (digit: string) => digitLetters[digit] ?? digit

const invisible = /\u00ad|[\u200b-\u200f\u2028-\u202e\u2060-\u2064]|\ufe0e|\ufe0f|\ufeff/g
const contracted = /n['’]t(?![\p{L}\p{N}])/giu

const pictures: readonly [RegExp, string][] = [
  [/🔥|🚒|🧯/gu, ' pictureoffire '],
  [/⚡/gu, ' pictureofspark '],
  [/💥/gu, ' pictureofbang '],
  [/💨/gu, ' pictureofsmoke '],
  [/🆘/gu, ' sos '],
]

/** What instruments show, with the words that it is read as: over 55 °C at electrics, volts on what nobody expects them on, carbon monoxide. */
const readings: readonly [RegExp, number, string][] = [
  [
    /(\d{2,3})(?:[.,]\d+)?\s?(?:[°º]\s?C?|degrees|grados|degr[eé]s|grader|graden|Grad|C(?=\s))(?![\p{L}])/giu,
    56,
    ' measuredheat ',
  ],
  [/(\d{2,3})(?:[.,]\d+)?\s?(?:V|volts?|voltios|Volt)(?![\p{L}])/giu, 25, ' measuredvolts '],
  [/(\d{2,3})\s?ppm/giu, 20, ' measuredmonoxide '],
]
const errorCode = /(^|[^\p{L}\d])[EFH]-?\d{1,3}(?![\p{L}\d])/gu

function withPictures(text: string): string {
  const named = pictures.reduce((soFar, [picture, word]) => soFar.replace(picture, word), text)
  if (!/\d/.test(named)) return named
  const measured = readings.reduce(
    (soFar, [reading, least, word]) =>
      soFar.replace(reading, (written, figure) => (Number(figure) >= least ? `${written}${word}` : written)),
    named,
  )
  return measured.replace(errorCode, '$1 errorcode ')
}

function breakIn(gap: string): Word['breakBefore'] {
  if (gap === ' ') return 'none'
  if (/[.!?\n\r;…。]/.test(gap)) return 'sentence'
  return /[,:()[\]{}|/–—•¡¿]|\s-+\s/.test(gap) ? 'pause' : 'none'
}

/** 'f i r e' and 's.m.o.k.e' as one word; up to three single letters in a row stay what they are (French "n’y a"). */
function joinSpelled(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let index = 0; index < words.length; ) {
    let end = index
    while (end < words.length && end - index < longestSpelled && /^\p{L}$/u.test(words[end]?.folded ?? '')) end += 1
    const first = words[index]
    if (first && end - index >= 4) {
      const run = words.slice(index, end)
      const written = run.map((word) => word.written).join('')
      joined.push({ ...first, folded: folded(written), written })
      index = end
    } else if (first) {
      joined.push(first)
      index += 1
    } else index += 1
  }
  return joined
}
