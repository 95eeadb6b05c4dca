import type { Figures } from '#src/features/figures/public.ts'
import { shownEur } from '#src/shared/domain/rounding.ts'
import type { Race, RaceChoice } from './races.ts'

/** One choice with its sums in euros over ten years. */
export interface RunChoice {
  id: string
  buyEur: number
  runEur: number
  totalEur: number
}

export interface RunCase {
  choices: readonly RunChoice[]
  /** The cheapest choice. */
  winner: RunChoice
  /** The cheapest of the others. */
  second: RunChoice
  /** By how much the winner is cheaper: the difference of the two sums as they are printed. */
  gapEur: number
  /** In which year the winner, dearer to buy, has repaid the difference; absent when it is not dearer. */
  aheadInYear?: number
}

const years = 10

/** What each choice of each case comes to. Throws on a case with fewer than two choices, or a choice without a sum. */
export function runRace({ cases }: Race, figures: Pick<Figures, 'quantity'>): RunCase[] {
  return cases.map((choices) => {
    const run = choices.map((choice) => sumOf(choice, figures))
    const [winner, second] = run.toSorted((a, b) => a.totalEur - b.totalEur)
    if (!winner || !second) throw new RangeError('a race takes two')
    const dearerBy = winner.buyEur - second.buyEur
    const savedAYear = (second.runEur - winner.runEur) / years
    return {
      choices: run,
      winner,
      second,
      gapEur: shownEur(second.totalEur, 'estimate') - shownEur(winner.totalEur, 'estimate'),
      ...(dearerBy > 0 && savedAYear > 0 ? { aheadInYear: Math.ceil(dearerBy / savedAYear) } : {}),
    }
  })
}

function sumOf({ id, buy, run, total }: RaceChoice, figures: Pick<Figures, 'quantity'>): RunChoice {
  const buyEur = buy === undefined ? 0 : figures.quantity(buy).value
  if (run !== undefined) {
    const runEur = figures.quantity(run).value
    return { id, buyEur, runEur, totalEur: buyEur + runEur }
  }
  if (total === undefined) throw new RangeError(`${id} has no sum`)
  const totalEur = figures.quantity(total).value
  return { id, buyEur, runEur: totalEur - buyEur, totalEur }
}
