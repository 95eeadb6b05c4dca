/** P1 punta, P2 llano, P3 valle of the energy; P1 and P2 of the power. */
export type Period = 1 | 2 | 3

export interface FoundPeriod {
  period: Period
  /** The two first together, as the power term has it. */
  isPuntaLlano: boolean
  start: number
  end: number
}

const words =
  /\bp(?:eriodo)?\.?\s?([123l])\b(?!\s?-\s?p\d|[.,]\d)|\b(punta)(?:\s?[-y]\s?| y | +(?=llano\b(?! +valle))|\s?\/\s?(?=llano\b(?!\s?\/\s?valle)))(?:llano|pla)\b|\b(punta|llano|(?:super)?valle|pla|vall)\b/g

/** Names of periods in plain text, in order. */
export function periodsIn(text: string): FoundPeriod[] {
  return [...text.matchAll(words)].map((match) => {
    const [whole, number, both, word] = match
    const start = match.index
    const isPuntaLlano = both !== undefined
    const period: Period = isPuntaLlano
      ? 1
      : number
        ? number === '2'
          ? 2
          : number === '3'
            ? 3
            : 1
        : word === 'punta'
          ? 1
          : word === 'llano' || word === 'pla'
            ? 2
            : 3
    return { period, isPuntaLlano, start, end: start + whole.length }
  })
}

/** The power term's period: from P1 or the peak 1, from P2, P3 or the valley 2. */
export const powerPeriod = (period: Period): 1 | 2 => (period === 1 ? 1 : 2)
