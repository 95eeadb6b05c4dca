import { describe, expect, test } from 'vitest'
import { shownEur } from '#src/shared/domain/rounding.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { monthChart, savingChart } from './month-chart.ts'
import { quotePdfEn } from './words.en.ts'

const [, option] = sampleEstimate('villa').options

test('what is saved by month is drawn with its range, and not where it is not known or a month saves nothing', () => {
  const chart = savingChart(option, quotePdfEn, 'en')
  const total = (key: 'p10' | 'p90') => chart?.bars.reduce((sum, month) => sum + month[key], 0) ?? 0
  const months = option.monthlySavingEur ?? []
  const year = months.reduce((sum, eur) => sum + eur, 0)
  expect(total('p90') / year).toBeCloseTo(option.savingEur.p90 / option.savingEur.p50, 6)
  expect(total('p10') / year).toBeCloseTo(option.savingEur.p10 / option.savingEur.p50, 6)
  const { monthlySavingEur: _, ...before } = option
  expect(savingChart(before, quotePdfEn, 'en')).toBeNull()
  expect(savingChart({ ...option, monthlySavingEur: [-4, ...months.slice(1)] }, quotePdfEn, 'en')).toBeNull()
})

describe('the month chart', () => {
  const chart = monthChart(option, 'B', 'Of that, 220 kWh.', quotePdfEn, 'en')

  test('shares the range of the year out over the months', () => {
    const total = (key: 'p10' | 'p50' | 'p90') => chart.bars.reduce((sum, month) => sum + month[key], 0)
    expect(total('p90')).toBeCloseTo(option.productionKwh.p90, 3)
    expect(total('p10')).toBeCloseTo(option.productionKwh.p10, 3)
    for (const { p10, p50, p90 } of chart.bars) expect(p90 <= p50 && p50 <= p10).toBe(true)
  })

  test('says under its table what is in the use beside today’s', () => {
    expect(chart.table.note).toMatch(/^With this option the home uses 9,\d+\u00a0kWh a year\. Of that, 220 kWh\. /)
  })

  test('has the saving of each month under its use, and none for a quote that was made without', () => {
    const eur = (row: { cells: string[] } | undefined) => row?.cells.map((cell) => Number(cell.replace(/,/g, '')))
    const { rows } = chart.table
    expect(rows.map(({ label }) => label)).toEqual(['Made, kWh', 'Used, kWh', 'Saved, €'])
    const saved = eur(rows[2]) ?? []
    const months = saved.slice(0, 12).reduce((sum, month) => sum + month, 0)
    expect(saved[12]).toBe(shownEur(option.savingEur.p50, 'estimate'))
    expect(Math.abs(months - option.savingEur.p50)).toBeLessThan(40)
    const { monthlySavingEur: _, ...before } = option
    expect(monthChart(before, 'B', '', quotePdfEn, 'en').table.rows).toHaveLength(2)
    const costly = { ...option, savingEur: { p10: -10, p50: -60, p90: -90 } }
    expect(monthChart(costly, 'B', '', quotePdfEn, 'en').table.rows).toHaveLength(2)
  })

  test('states its result in words', () => {
    expect(chart.alt).toMatch(/In the likely year the panels make \d+\skWh in December, [\d,]+\skWh in July/)
  })

  test.each([1, 30, 390, 1200, 2600, 4000, 99_000])(
    'holds a month of %i kWh under its top with at most four steps',
    (kwh) => {
      const months = Array.from({ length: 12 }, () => kwh)
      const { max, ticks } = monthChart(
        {
          ...option,
          monthlyConsumptionKwh: months,
          monthlyProductionKwh: months.map(() => 0),
          productionKwh: { p10: 0, p50: 0, p90: 0 },
        },
        'B',
        '',
        quotePdfEn,
        'en',
      )
      expect(max).toBeGreaterThanOrEqual(kwh)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)?.at).toBe(max)
    },
  )
})
