/** Shortest word in which a slip of the finger is forgiven. */
export const shortestForgiven = 5

/**
 * How many letters of `typed` stand for `meant` with one slip: a letter added, left out, replaced or two neighbours swapped. Several
 * answers are possible, none when there is more than a slip; what follows those letters is for the caller to judge. The first letter must
 * be right or swapped with the second. Words of five letters forgive no replaced letter ('small' is not 'smell'), and nothing is forgiven
 * at the last letter ('sparse' is not 'spark').
 */
export function lengthsWithOneSlip(typed: string, meant: string): number[] {
  const length = meant.length
  if (length < shortestForgiven || typed.length < length - 1) return []
  let at = 0
  while (at < length && typed[at] === meant[at]) at += 1
  if (at >= length - 1)
    return at === length ? [] : typed[at] === undefined ? [at] : typed[at + 1] === meant[at] ? [length + 1] : []
  const rest = (from: number, fromMeant: number) => typed.startsWith(meant.slice(fromMeant), from)
  const found: number[] = []
  if (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && rest(at + 2, at + 2)) found.push(length)
  if (at === 0) return found
  if (rest(at + 1, at)) found.push(length + 1)
  if (rest(at, at + 1)) found.push(length - 1)
  if (length > shortestForgiven && rest(at + 1, at + 1)) found.push(length)
  return found
}

/** Under these keys a word is filed, so that one of `keysOfTyped` finds it whatever its slip is. */
export function keysOfMeant(meant: string): string[] {
  const [a = '', b = '', c = '', d = ''] = meant
  return [a + b, b + a, `${a}.${c}${d}`, `${a}.${b}${c}`, `${a}.${b}${d}`]
}

export function keysOfTyped(typed: string): string[] {
  const [a = '', b = '', c = '', d = ''] = typed
  return [a + b, `${a}.${c}${d}`, `${a}.${b}${c}`]
}

/**
 * How a Spanish word sounds on the coast, so that 'xispa', 'enxufe', 'uele', 'kemao' and 'jumo' meet 'chispa', 'enchufe', 'huele',
 * 'quemado' and 'humo'. Takes a folded word.
 */
export function spanishSound(word: string): string {
  return word
    .replace(/^(hue|gue|we)/, 'ue')
    .replace(/^[hj]u/, 'u')
    .replace(/ch/g, 'x')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c/g, 'k')
    .replace(/k[ae]/g, 'k')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ao(s?)$/, 'ado$1')
    .replace(/(.)\1/g, '$1')
}
