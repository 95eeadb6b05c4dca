import { describe, expect, it } from 'vitest'
import { sunPlace, sunsetHourAngleDeg } from './sun-geometry.ts'

const marbellaLatDeg = 36.51

describe('sunPlace', () => {
  it.each([
    ['June', 23.436, 76.9],
    ['March', 0, 53.5],
    ['December', -23.436, 30.1],
  ])('stands at noon in %s where the drawing says', (_, declinationDeg, heightDeg) => {
    const noon = sunPlace(marbellaLatDeg, declinationDeg, 0)
    expect(noon.heightDeg).toBeCloseTo(heightDeg, 1)
    expect(noon.bearingDeg).toBe(0)
  })

  it('is in the east before noon and in the west after it, equally high', () => {
    const before = sunPlace(marbellaLatDeg, 10, -45)
    const after = sunPlace(marbellaLatDeg, 10, 45)
    expect(before.bearingDeg).toBeCloseTo(-after.bearingDeg)
    expect(after.bearingDeg).toBeGreaterThan(0)
    expect(before.heightDeg).toBeCloseTo(after.heightDeg)
  })
})

describe('sunsetHourAngleDeg', () => {
  it('is six hours at the equinox, and the sun is on the horizon then', () => {
    expect(sunsetHourAngleDeg(marbellaLatDeg, 0)).toBeCloseTo(90)
    const winter = sunsetHourAngleDeg(marbellaLatDeg, -23.436)
    expect(winter).toBeLessThan(75)
    expect(sunPlace(marbellaLatDeg, -23.436, winter).heightDeg).toBeCloseTo(0)
  })
})
