import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestRun } from './best-hours.ts'

const day = [
  8.9, 8.1, 7.4, 7, 6.8, 7.3, 9, 12.2, 15.1, 14, 14.9, 12.8, 11, 9.9, 6.1, 5.2, 6, 10.2, 19, 21.3, 20.4, 17.5, 12.6,
  10.4,
].map((ct) => ct / 100)

test('a car of 20 kWh in three hours of the afternoon instead of the evening', () => {
  const runs = bestRun(day, 3, 20)
  expect(runs?.best).toMatchObject({ from: 14, hours: 3 })
  expect(runs?.best.eur).toBeCloseTo(1.153, 3)
  expect(runs?.worst).toMatchObject({ from: 18 })
})

test('one price for all hours has no best hour: the run begins the day and costs the same', () => {
  const runs = bestRun(Array(23).fill(0.12), 6, 6.6)
  expect(runs?.best.eur).toBeCloseTo(runs?.worst.eur ?? 0, 12)
  expect(runs?.best.from).toBe(0)
})

test('no run costs less than the best nor more than the worst, on days of 23, 24 and 25 hours', () => {
  const price = fc.integer({ min: -50, max: 600 }).map((milli) => milli / 1000)
  fc.assert(
    fc.property(fc.array(price, { minLength: 23, maxLength: 25 }), fc.integer({ min: 1, max: 25 }), (prices, hours) => {
      const runs = bestRun(prices, hours, 10)
      if (hours > prices.length) expect(runs).toBeUndefined()
      for (let from = 0; from + hours <= prices.length; from++) {
        const eur = (prices.slice(from, from + hours).reduce((a, b) => a + b, 0) / hours) * 10
        expect(eur).toBeGreaterThanOrEqual((runs?.best.eur ?? 0) - 1e-9)
        expect(eur).toBeLessThanOrEqual((runs?.worst.eur ?? 0) + 1e-9)
      }
    }),
  )
})

test('of runs alike the earlier counts, though sums in another order differ in the sixteenth digit', () => {
  expect(0.1 + 0.2 + 0.3).not.toBe(0.3 + 0.2 + 0.1)
  expect(bestRun([0.1, 0.2, 0.3, 0.2, 0.1], 3, 3)?.best.from).toBe(0)
  expect(bestRun([0.3, 0.2, 0.1, 0.2, 0.3], 3, 3)?.worst.from).toBe(0)
})

test('a run of no hours is none, one as long as the day is the day', () => {
  expect(bestRun([0.1, 0.2], 0, 1)).toBeUndefined()
  const whole = { from: 0, hours: 2, eur: 1.5 }
  const runs = bestRun([0.1, 0.2], 2, 10)
  expect(runs?.best).toEqual({ ...whole, eur: expect.closeTo(1.5, 9) })
  expect(runs?.worst.from).toBe(0)
})
