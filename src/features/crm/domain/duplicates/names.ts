/** How alike two people's names are, in English and Spanish habits: order, second surname left out, initials, pet names, slips of the keys. */

const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'da',
  'von',
  'van',
  'der',
  'mr',
  'mrs',
  'ms',
  'sr',
  'sra',
  'don',
  'dona',
  'dr',
])

/** Pet names by the name in the papers. */
const petNames: Record<string, string> = {
  pepe: 'jose',
  pepi: 'josefa',
  paco: 'francisco',
  curro: 'francisco',
  paqui: 'francisca',
  lola: 'dolores',
  manolo: 'manuel',
  manu: 'manuel',
  chema: 'josemaria',
  charo: 'rosario',
  concha: 'concepcion',
  conchi: 'concepcion',
  javi: 'javier',
  rafa: 'rafael',
  nacho: 'ignacio',
  toni: 'antonio',
  tono: 'antonio',
  maite: 'mariateresa',
  mari: 'maria',
  isa: 'isabel',
  bea: 'beatriz',
  pili: 'pilar',
  fran: 'francisco',
  alex: 'alexander',
  bob: 'robert',
  rob: 'robert',
  bill: 'william',
  will: 'william',
  liz: 'elizabeth',
  beth: 'elizabeth',
  kate: 'katherine',
  mike: 'michael',
  dave: 'david',
  steve: 'stephen',
  tom: 'thomas',
  jim: 'james',
  joe: 'joseph',
  nick: 'nicholas',
  chris: 'christopher',
  tony: 'anthony',
  andy: 'andrew',
  sue: 'susan',
  pat: 'patricia',
  dan: 'daniel',
  matt: 'matthew',
  ed: 'edward',
  sam: 'samuel',
  ben: 'benjamin',
}

/** Words of a name: lower case, without accents and particles, pet names written out. */
export function nameWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !particles.has(word))
    .map((word) => petNames[word] ?? word)
}

/**
 * Likeness of two names, 0 to 1. Each word of the shorter name is paired with the best word left of the longer; an initial pairs with its letter. One
 * name with fewer words than the other loses little as long as two words agree: a second surname is often left out.
 */
export function nameLikeness(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0) return 0
  if (short.join('') === long.join('')) return 1
  const left = [...long]
  let sum = 0
  for (const word of short) {
    let best = -1
    let bestLikeness = 0
    for (const [i, other] of left.entries()) {
      const likeness = wordLikeness(word, other)
      if (likeness > bestLikeness) [best, bestLikeness] = [i, likeness]
    }
    if (best >= 0) left.splice(best, 1)
    sum += bestLikeness
  }
  const mean = sum / short.length
  if (short.length === long.length) return mean
  return short.length === 1 ? mean * 0.6 : mean * 0.97
}

/** Likeness of two names of as many words, word by word in their order; the surname may stand first. 0 when one has more words. */
export function orderedLikeness(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length || a.length === 0) return 0
  const turns = a.map((_, turn) =>
    a.reduce((sum, word, i) => sum + wordLikeness(word, b[(i + turn) % b.length] ?? ''), 0),
  )
  return Math.max(...turns) / a.length
}

function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 0.85 : 0
  // Figures are not misspelt names.
  if (/\d/.test(a) || /\d/.test(b)) return 0
  const distance = editDistance(a, b, 2)
  const longest = Math.max(a.length, b.length)
  if (distance === 1 && longest >= 4) return 0.94
  if (distance === 2 && longest >= 7) return 0.88
  return 0
}

/** Insertions, deletions, changed and swapped neighbouring letters between two words; `most` + 1 when there are more (optimal string alignment). */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? most + 1, most + 1)
}

/** True when one letter is inserted, left out, changed or swapped with its neighbour: `editDistance(a, b, 1) === 1`, without its table. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const longer = long.length - short.length
  if (longer > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (longer === 1) return short.slice(at) === long.slice(at + 1)
  if (at === short.length) return false
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
