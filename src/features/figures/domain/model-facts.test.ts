import { expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { modelFacts } from './model-facts.ts'

const weather = malagaYear()
const at = (tempC: Float64Array) =>
  modelFacts({ weather: { ...weather, tempC }, priceBook: builtInPriceBook, today: '2026-11-23' })

it('says of the model what it assumes, in percent and years', () => {
  expect(at(weather.tempC)).toMatchObject({
    yearHours: 8760,
    lossPct: 14,
    ageingPct: 0.4,
    yearSpreadPct: 2.15,
    calibrationPct: 4,
    horizonYears: 25,
    discountPct: 3,
    worthItYears: 15,
    batteryReplacementShare: 0.6,
    batteryLossPct: expect.closeTo(10, 9),
    batteryStandbyW: 25,
    vatPct: builtInPriceBook.vatRatePercent,
    windAtWater: { open: 30, partial: 25, sheltered: 15 },
  })
})

it('counts the sun of a year in kWh and its cold in degrees below 18 by day', () => {
  const ghi = weather.ghi.reduce((sum, one) => sum + one, 0)
  expect(at(weather.tempC)).toMatchObject({ globalKwh: expect.closeTo(ghi / 1000, 6) })
  expect(at(new Float64Array(8760).fill(15))).toMatchObject({ degreeDays: expect.closeTo(3 * 365, 6) })
  expect(at(new Float64Array(8760).fill(19))).toMatchObject({ degreeDays: 0 })
  // A warm day takes nothing back of a cold one, a warm hour does within its day.
  const half = Float64Array.from({ length: 8760 }, (_, hour) => (hour < 24 ? 10 : 30))
  expect(at(half)).toMatchObject({ degreeDays: expect.closeTo(8, 9) })
  const mixed = Float64Array.from({ length: 8760 }, (_, hour) => (hour % 24 < 12 ? 10 : 20))
  expect(at(mixed)).toMatchObject({ degreeDays: expect.closeTo(3 * 365, 6) })
})

it('says how far it lies off without a sign, the worst and the mean of each comparison', () => {
  const { accuracy } = Object(at(weather.tempC))
  for (const { worstPct, meanPct, cases, rows } of accuracy) {
    expect(worstPct).toBeGreaterThanOrEqual(meanPct)
    expect(cases).toBeGreaterThanOrEqual(rows.length)
  }
})

it('has a band of production around its middle, and a low and a high end of its hourly step', () => {
  const { productionBandPct, stepLowPct, stepHighPct } = Object(at(weather.tempC))
  expect(productionBandPct).toBeGreaterThan(2)
  expect(productionBandPct).toBeLessThan(12)
  expect([stepLowPct, stepHighPct]).toEqual([1.5, 3])
})
