import { longestOutageHours } from '#src/energy/backup/backup.ts'
import type { OutageLoad } from '#src/energy/backup/outage-loads.ts'
import type { CalculatorAnswer, Chart } from '#src/features/calculators/domain/frame/calculator.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { type BackupWords, batteries } from './backup-words.ts'
import type { Solved } from './solved-outage.ts'

const loadWords = [
  'fridge',
  'freezer',
  'router',
  'alarm',
  'lights',
  'sockets',
  'gate',
  'water-pump',
  'one-ac',
  'microwave',
] as const satisfies readonly BackupWords['word'][]

/** What is sure is whole hours, as in the figures: 7.8 are seven. */
export function inWholeHours(hours: Range): Range {
  return { ...hours, p90: Math.floor(hours.p90) }
}

/** Hours by size of battery, which is the choice to make, and by month, both without sun. */
export function chartsOf({ byMonth, withBattery, batteryKwh }: Solved): Chart<BackupWords>[] {
  const of = (end: 'p10' | 'p50' | 'p90') => byMonth.map(({ hours }) => inWholeHours(hours)[end])
  const sizes = Object.values(batteries).map((kwh) => ({ kwh, hours: inWholeHours(withBattery(kwh).hours) }))
  const followed = { value: longestOutageHours, unit: 'hours' } as const
  return [
    {
      kind: 'bars',
      id: 'batteries',
      unit: 'hours',
      bars: sizes.map(({ kwh, hours }) => ({
        name: { value: kwh, unit: 'kwh' },
        colour: 'agave',
        value: hours.p50,
        range: hours,
        ...(kwh === batteryKwh && { chosen: true }),
      })),
      values: {
        chosen: { value: sizes.find(({ kwh }) => kwh === batteryKwh)?.hours.p50 ?? 0, unit: 'hours' },
        battery: { value: batteryKwh, unit: 'kwh' },
        followed,
      },
    },
    {
      kind: 'columns',
      id: 'months',
      unit: 'hours',
      axis: 'months',
      series: [
        {
          word: 'hours-without-sun',
          draw: 'bars',
          colour: 'agave',
          values: of('p50'),
          low: of('p90'),
          high: of('p10'),
        },
      ],
      values: {
        least: { value: Math.min(...of('p90')), unit: 'hours' },
        most: { value: Math.max(...of('p50')), unit: 'hours' },
        followed,
      },
    },
  ]
}

/** The list with its watts, and what stays on. */
export function loadTable(
  loads: readonly OutageLoad[],
  powers: readonly string[],
): CalculatorAnswer<BackupWords>['tables'][number] {
  return {
    id: 'loads',
    columns: ['load', 'running', 'start', 'a-day', 'runs'],
    rows: loads.flatMap(({ id, runningW, startW, kwhPerDay }) => {
      const word = loadWords.find((known) => known === id)
      if (!word) return []
      return [
        {
          head: { word },
          cells: [
            { value: runningW, unit: 'number' } as const,
            { value: startW, unit: 'number' } as const,
            { value: kwhPerDay, unit: 'kwh', digits: 1 } as const,
            { word: powers.includes(id) ? 'yes' : 'no' },
          ],
        },
      ]
    }),
  }
}
