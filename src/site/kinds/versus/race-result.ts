import type { Figures } from '#src/features/figures/public.ts'
import { shownEur } from '#src/shared/domain/rounding.ts'
import type { Race, RaceChoice } from './races.ts'

/** One choice with its sums in euros over ten years. */
export interface RunChoice {
  id: string
  /** In whose columns it stands in the table. */
  column: string
  buyEur: number
  runEur: number
  totalEur: number
  /** Its purchase is what somebody else asks: zero here. */
  isQuoted: boolean
}

export interface RunCase {
  /** Heat of a year, kWh. */
  heatKwh?: number
  choices: readonly RunChoice[]
  /** The cheapest choice; where one is quoted by somebody else, the choice that wins above `tieEur`. */
  winner: RunChoice
  /** The cheapest of the others. */
  second: RunChoice
  /** By how much the winner is cheaper: the difference of the two sums as they are printed. */
  gapEur: number
  /** The two sums are so close that none of them is cheaper for certain. */
  isNear: boolean
  /** In which year the winner, dearer to buy, has repaid the difference; absent when it is not dearer. */
  aheadInYear?: number
  /** The purchase at which a quoted choice costs as much as the winner; absent where every price is ours. */
  tieEur?: number
}

const years = 10
/** Below this share of the cheaper sum a difference is none. */
const nearShare = 0.03

/**
 * What each choice of each case comes to. Throws on a case with fewer than two choices, a choice without a sum, or a quoted choice that costs
 * more in energy alone: no quotation would decide that case.
 */
export function runRace({ cases, heat }: Race, figures: Pick<Figures, 'quantity'>): RunCase[] {
  return cases.map((choices, at) => {
    const ofYear = heat?.[at]
    const heatKwh = ofYear === undefined ? {} : { heatKwh: figures.quantity(ofYear).value }
    const run = choices.map((choice) => sumOf(choice, figures))
    const quoted = run.find(({ isQuoted }) => isQuoted)
    const [winner, next] = run.filter((choice) => choice !== quoted).toSorted((a, b) => a.totalEur - b.totalEur)
    const second = quoted ?? next
    if (!winner || !second) throw new RangeError('a race takes two')
    const dearerBy = winner.buyEur - second.buyEur
    const savedAYear = (second.runEur - winner.runEur) / years
    const gapEur = shownEur(second.totalEur, 'estimate') - shownEur(winner.totalEur, 'estimate')
    if (quoted) {
      if (gapEur >= 0) throw new RangeError(`no quotation decides against ${second.id}`)
      return { choices: run, winner, second, gapEur, isNear: false, tieEur: -gapEur, ...heatKwh }
    }
    return {
      choices: run,
      winner,
      second,
      gapEur,
      isNear: gapEur < nearShare * winner.totalEur,
      ...heatKwh,
      ...(dearerBy > 0 && savedAYear > 0 ? { aheadInYear: Math.ceil(dearerBy / savedAYear) } : {}),
    }
  })
}

function sumOf(choice: RaceChoice, figures: Pick<Figures, 'quantity'>): RunChoice {
  const { id, column = id, buy, run, total, quoted: isQuoted = false } = choice
  const buyEur = buy === undefined ? 0 : figures.quantity(buy).value
  if (run !== undefined) {
    const runEur = figures.quantity(run).value
    return { id, column, buyEur, runEur, totalEur: buyEur + runEur, isQuoted }
  }
  if (total === undefined) throw new RangeError(`${id} has no sum`)
  const totalEur = figures.quantity(total).value
  return { id, column, buyEur, runEur: totalEur - buyEur, totalEur, isQuoted }
}
