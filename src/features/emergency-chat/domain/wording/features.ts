/** What the wording of a message is made of: whole words, pairs of them, and pieces of four letters, which survive typos and inflection. */

const longestWord = 24

/** Lower case without accents; letters repeated in a cry count twice at most. */
export function plainText(message: string): string {
  return message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(.)\1{2,}/gsu, '$1$1')
}

/** How often each feature occurs. Words and pairs stand as they are ('plug', 'warm plug'), pieces behind a '~' ('~ plu', '~lug '). */
export function featuresOf(message: string): { words: Map<string, number>; pieces: Map<string, number> } {
  const words = new Map<string, number>()
  const pieces = new Map<string, number>()
  const count = (of: Map<string, number>, feature: string) => of.set(feature, (of.get(feature) ?? 0) + 1)
  let before = ''
  for (const [long] of plainText(message).matchAll(/[\p{L}\p{N}_]+/gu)) {
    const word = long.slice(0, longestWord)
    count(words, word)
    if (before !== '') count(words, `${before} ${word}`)
    before = word
    const padded = ` ${word} `
    for (let at = 0; at + 4 <= padded.length; at++) count(pieces, `~${padded.slice(at, at + 4)}`)
    if (padded.length < 4) count(pieces, `~${padded}`)
  }
  return { words, pieces }
}
