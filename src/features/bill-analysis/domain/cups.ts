/** The code of a supply point: ES, sixteen digits, two check letters, and sometimes two characters for the point of measure: a digit and a letter, rarely two letters. */

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The two check letters of sixteen digits: n mod 529, then T[div 23] and T[mod 23]. */
export function cupsLetters(digits: string): string {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 529
  return letters.charAt(Math.floor(rest / 23)) + letters.charAt(rest % 23)
}

/** True when the check letters are those of the digits. */
export function isCups(code: string): boolean {
  const match = /^ES(\d{16})([A-Z]{2})(?:[0-9A-Z][A-Z])?$/.exec(code)
  return match !== null && cupsLetters(match[1] ?? '') === match[2]
}

export interface FoundCups {
  code: string
  isChecked: boolean
  start: number
  end: number
}

const printed =
  /(?<![a-z0-9])[e3][s5](?:[ -]?[0-9oilsbzqdg]){16}[ -]?[a-z0-9][ -]?[a-z0-9](?:[ -]?[0-9oil] ?[a-z]|[a-z]{2}| [A-Z]{2}(?=\s*$|\s{2}))?(?![a-z0-9])/gi

/** What a digit is taken for. */
const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
/** What a letter is taken for. */
const letterOf: Readonly<Record<string, string>> = { '0': 'D', '1': 'L', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/** The supply codes in a text. A letter misread among the digits is mended only where the check letters then agree. */
export function cupsIn(text: string): FoundCups[] {
  return [...text.matchAll(printed)].map((match) => {
    const code = match[0].replace(/[ -]/g, '').toUpperCase()
    const sixteen = code.slice(2, 18)
    const digits = [...sixteen].map((letter) => digitOf[letter] ?? letter).join('')
    // One letter among the digits may be any of them: the check letters say which.
    const others = /^\d*[A-Z]\d*$/.test(sixteen) ? [...'0123456789'].map((one) => sixteen.replace(/[A-Z]/, one)) : []
    const check = code.slice(18, 20)
    const suffix = code.slice(20)
    // Of two letters the first is one, unless it looks much like a digit.
    const point = suffix.replace(/^[OIL]/, (one) => digitOf[one] ?? one)
    const mended = [check, [...check].map((letter) => letterOf[letter] ?? letter).join('')]
      .flatMap((pair) => [digits, ...others].map((one) => `ES${one}${pair}${point}`))
      .find(isCups)
    return {
      code: mended ?? code,
      isChecked: mended !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}

/** The beginning of a code at the end of a line. */
const opened = /(?<![a-z0-9])es[ -]?\d[\d -]+$/i

/** A code that a narrow column breaks over two lines, of which only the check letters say that they belong together. */
export function tornCups(line: string, next: string): string | undefined {
  const beginning = opened.exec(line.trimEnd())?.[0]
  if (beginning === undefined) return undefined
  const words = next.trim().split(/\s+/)
  return words
    .flatMap((_, at) => cupsIn(`${beginning} ${words.slice(at).join(' ')}`))
    .find(({ isChecked, start }) => isChecked && start === 0)?.code
}
