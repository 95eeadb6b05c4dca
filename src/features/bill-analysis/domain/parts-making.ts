import type { AmountOptions, Part } from './amount-options.ts'
import type { LineKind } from './bill.ts'

/** The amounts that make a bill's sum, and which of them another, hardly worse choice would have otherwise. */
export interface MadeOf {
  parts: Part[]
  contested: ReadonlySet<LineKind>
}

interface Way {
  parts: Part[]
  /** What it leaves out, how far off it is, how unlikely its options are. */
  cost: number
}

/** Each of the printed lines is rounded: up to two cents. */
const centsTolerance = [0, 1, -1, 2, -2]
const leftOutCost = 3
const offCost = 0.8
const optionCost = 0.25
const extraCost = 0.4
/** So much worse another way must be to say nothing against the best. */
const clearBy = 1.6

const labelledKinds = ['surplus', 'bonus-funding', 'electricity-tax', 'meter'] as const

/**
 * Of all choices that make `net` within two cents the one that leaves the least of the labelled amounts out. A bill prints few lines that are no part of its sum: a sum
 * that comes out without most of them is chance.
 */
export function partsMaking(net: number, options: AmountOptions): MadeOf | undefined {
  const extras = subsets(options.extras)
  const services = options.extras.filter(({ kind }) => kind === 'service' || kind === 'discount').length
  const ways: Way[] = []
  let least = Number.POSITIVE_INFINITY
  const consider = (main: readonly Part[], cost: number) => {
    if (main.length < 3 || cost > least + clearBy) return
    const rest = Math.round((net - main.reduce((sum, { eur }) => sum + eur, 0)) * 100)
    for (const off of centsTolerance) {
      const added = extras.get(rest + off)
      // Few amounts and many guesses would prove nothing.
      if (!added || (added.length > 1 && main.length < 4)) continue
      const left = services - added.filter(({ kind }) => kind === 'service' || kind === 'discount').length
      const others = added.filter(({ kind }) => kind === 'other').length
      const whole = cost + Math.abs(off) * offCost + left + others * extraCost
      least = Math.min(least, whole)
      ways.push({ parts: [...main, ...added], cost: whole })
    }
  }
  const choose = (kinds: readonly (typeof labelledKinds)[number][], main: readonly Part[], cost: number): void => {
    const [kind, ...further] = kinds
    if (kind === undefined) consider(main, cost)
    if (kind === undefined || cost > least + clearBy) return
    for (const [at, part] of options[kind].entries()) choose(further, [...main, part], cost + at * optionCost)
    choose(further, main, cost + (options[kind].length > 0 ? leftOutCost : 0))
  }
  for (const [p, power] of options.power.entries())
    for (const [e, energy] of options.energy.entries()) choose(labelledKinds, [power, energy], (p + e) * optionCost)
  ways.sort((a, b) => a.cost - b.cost)
  const [best] = ways
  return best && { parts: best.parts, contested: contestedBy(best, ways) }
}

function contestedBy(best: Way, ways: readonly Way[]): ReadonlySet<LineKind> {
  const contested = new Set<LineKind>()
  const sumOf = ({ parts }: Way, kind: LineKind) =>
    Math.round(parts.reduce((sum, part) => sum + (part.kind === kind ? part.eur : 0), 0) * 100)
  for (const way of ways)
    if (way.cost <= best.cost + clearBy)
      for (const { kind } of [...best.parts, ...way.parts])
        if (sumOf(best, kind) !== sumOf(way, kind)) contested.add(kind)
  return contested
}

/** What every choice of the extra lines makes, in cents; of two with the same sum the one of fewer lines. */
function subsets(extras: readonly Part[]): Map<number, Part[]> {
  const sums = new Map<number, Part[]>([[0, []]])
  for (const extra of extras)
    for (const [cents, parts] of [...sums]) {
      const sum = cents + Math.round(extra.eur * 100)
      const known = sums.get(sum)
      if (!known || known.length > parts.length + 1) sums.set(sum, [...parts, extra])
    }
  return sums
}
