import { expect, it } from 'vitest'
import { usualMachineHours } from '#src/energy/water/pool-machine.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { poolCost } from './pool-part.ts'
import { monthsChart, waysChart } from './solar-pool-charts.ts'
import { solarPoolSum } from './solar-pool-sum.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const villa = {
  town: 'marbella',
  monthlyBillEur: 165,
  kwp: 5.4,
  areaM2: 32,
  targetC: 28,
  season: 'april-october',
  cover: true,
} as const

it('the change a year is as uncertain as saving and cost together, which do not miss on the same side by themselves', () => {
  const { changeEur, solarSavingEur: saving, pool } = solarPoolSum(villa, context)
  const cost = pool.costEur
  expect(changeEur.p50).toBeCloseTo(saving.p50 - cost.p50, 1)
  expect(changeEur.p10 - changeEur.p50).toBeCloseTo(Math.hypot(saving.p10 - saving.p50, cost.p50 - cost.p90), 9)
  expect(changeEur.p50 - changeEur.p90).toBeCloseTo(Math.hypot(saving.p50 - saving.p90, cost.p10 - cost.p50), 9)
})

it('five ways to run the pool have the cost of each, as uncertain as the one that is chosen', () => {
  const sum = solarPoolSum(villa, context)
  const { pool, home, poolWithoutEur } = sum
  const chart = waysChart(sum, context)
  const bars = chart.kind === 'bars' ? chart.bars : []
  expect(bars.map(({ name }) => name)).toEqual(
    ['none-evening', 'none-day', 'panels-evening', 'panels-day', 'panels-surplus'].map((word) => ({ word })),
  )
  expect(bars.map((bar) => 'chosen' in bar && bar.chosen)).toEqual([false, false, false, false, true])
  const [noneEvening = 0, noneDay = 0, evening = 0, day = 0, surplus = 0] = bars.map(({ value }) => value)
  expect([noneDay, surplus]).toEqual([poolWithoutEur, pool.costEur.p50])
  expect(day).toBe(poolCost(pool.water, home.sized.year, usualMachineHours, context.weather).costEur)
  expect(surplus).toBeLessThan(evening)
  expect(evening).toBeLessThanOrEqual(noneEvening)
  for (const { value, range } of bars) {
    expect(range?.p10).toBeCloseTo((value * pool.costEur.p10) / pool.costEur.p50, 9)
    expect(range?.p50).toBe(value)
    expect(range?.p90).toBeCloseTo((value * pool.costEur.p90) / pool.costEur.p50, 9)
  }
})

it('the months of the pool are its electricity: what the sun covers and what the grid does', () => {
  const sum = solarPoolSum(villa, context)
  const chart = monthsChart(sum)
  if (chart.kind !== 'columns') throw new Error('no months')
  const [sun, grid] = chart.series
  expect([sun?.word, grid?.word, chart.stacked]).toEqual(['from-sun', 'from-grid', true])
  const both = sun?.values.map((kwh, month) => kwh + (grid?.values[month] ?? 0)) ?? []
  for (const [month, kwh] of both.entries()) expect(kwh).toBeCloseTo(sum.pool.monthlyElectricKwh[month] ?? 0, 6)
  const fromSunKwh = sun?.values.reduce((total, kwh) => total + kwh, 0)
  expect(chart.values).toEqual({
    sun: { value: fromSunKwh, unit: 'kwh' },
    all: { value: sum.pool.electricKwh.p50, unit: 'kwh' },
  })
  expect(fromSunKwh).toBeCloseTo(sum.pool.machine.fromSurplusKwh, 6)
})
