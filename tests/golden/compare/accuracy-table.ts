import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { type AccuracyGroup, type AccuracyRow, worstOf } from './accuracy-group.ts'
import { compareBattery } from './compare-battery.ts'
import { compareBills } from './compare-bills.ts'
import { compareHeat } from './compare-heat.ts'
import { comparePv } from './compare-pv.ts'

/** The table that the method page prints: `facts/energy/accuracy.json`. */

export interface RecordedGroup extends AccuracyGroup {
  /** Comparisons made; of months only the worst of each plane is among the rows. */
  cases: number
  /** Of the worst row, with its sign. */
  worst: number
  /** Mean of the deviations without their sign. */
  mean: number
}

const digits = (value: number, count: number) => Math.round(value * 10 ** count) / 10 ** count || 0

/** The worst month of each plane, under its own name. */
function worstMonths(rows: readonly AccuracyRow[]): AccuracyRow[] {
  const byPlane = Map.groupBy(rows, ({ id }) => id.split('/').slice(0, 2).join('/'))
  return [...byPlane.values()].map((months) =>
    months.reduce((worst, row) => (Math.abs(row.deviation) > Math.abs(worst.deviation) ? row : worst)),
  )
}

function recorded(group: AccuracyGroup): RecordedGroup {
  const { id, unit, deviationIn, rows } = group
  const kept = id.endsWith('-month') ? worstMonths(rows) : rows
  const figureDigits = unit === 'kWh' ? 0 : unit === 'kWh/kWp' ? 1 : 2
  return {
    id,
    unit,
    deviationIn,
    cases: rows.length,
    worst: digits(worstOf(group).deviation, 2),
    mean: digits(rows.reduce((sum, { deviation }) => sum + Math.abs(deviation), 0) / rows.length, 2),
    rows: kept.map((row) => ({
      id: row.id,
      ours: digits(row.ours, figureDigits),
      reference: digits(row.reference, figureDigits),
      deviation: digits(row.deviation, 2),
    })),
  }
}

/** Every comparison of the suite, unrounded. */
export function compareAll(weather: TypicalYear): AccuracyGroup[] {
  return [...comparePv(weather), ...compareBattery(weather), compareBills(weather), ...compareHeat(weather)]
}

/** The same, rounded as it is kept and shown. */
export function accuracyTable(weather: TypicalYear): RecordedGroup[] {
  return compareAll(weather).map(recorded)
}
