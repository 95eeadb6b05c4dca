import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hayDavies } from './transposition.ts'

const plane = () => ({ beam: 0, circumsolar: 0, sky: 0, ground: 0 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('hayDavies', () => {
  it('gives the global irradiance on a flat plane', () => {
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.05, max: 1, noNaN: true }), (beamShare, diffuseShare, cosZenith) => {
        const dni = beamShare * 1000
        const dhi = diffuseShare * 400
        const out = plane()
        hayDavies({ ghi: dhi + dni * cosZenith, dni, dhi, extraterrestrial: 1361 }, cosZenith, cosZenith, 1, out)
        expect(out.beam + out.circumsolar + out.sky + out.ground).toBeCloseTo(dhi + dni * cosZenith, 6)
      }),
    )
  })

  it('gives a wall with its back to the sun half of the isotropic sky and a tenth of the global light', () => {
    const out = plane()
    hayDavies({ ghi: 600, dni: 680.5, dhi: 100, extraterrestrial: 1361 }, 0.7, -0.5, 0, out)
    expect(out.beam + out.circumsolar).toBe(0)
    expect(out.sky).toBeCloseTo((100 * 0.5) / 2, 6)
    expect(out.ground).toBeCloseTo(60, 6)
  })

  it('stays finite with the sun on the horizon', () => {
    const out = plane()
    hayDavies({ ghi: 5, dni: 50, dhi: 5, extraterrestrial: 1361 }, 0, 1, 0, out)
    expect(out.circumsolar + out.sky).toBeLessThan(20)
  })
})
