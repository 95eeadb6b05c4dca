import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const place = fc.record({
  latDeg: fc.double({ min: -80, max: 80, noNaN: true }),
  lonDeg: fc.double({ min: -170, max: 170, noNaN: true }),
})

test('a degree of latitude is 111 km, Marbella to Fuengirola some 23 km', () => {
  expect(distanceKm({ latDeg: 36, lonDeg: -5 }, { latDeg: 37, lonDeg: -5 })).toBeCloseTo(111.2, 1)
  expect(distanceKm({ latDeg: 36.50964, lonDeg: -4.88407 }, { latDeg: 36.53903, lonDeg: -4.62378 })).toBeCloseTo(
    23.5,
    0,
  )
})

test('it is as far back as there, and nowhere from itself', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, a)).toBeCloseTo(0, 6)
    }),
  )
})
