import { describe, expect, it } from 'vitest'
import { malagaYear } from '../typical-year.ts'
import recorded from './reference/heating-cooling.json' with { type: 'json' }
import { comfortCases } from './reference/heating-cooling-cases.ts'
import { comfortRows } from './reference/heating-cooling-rows.ts'
import { referenceLoads } from './reference/room-model.ts'
import { readWeather } from './reference/room-sun.ts'

/**
 * Reference: layered walls by finite differences in steps of six minutes, another sun and sky (reference/room-model.ts). Its answers are
 * recorded; the home's geometry, U-values and hours are given to both.
 */
const { heating, cooling } = comfortRows(malagaYear())

describe('heating and cooling against the finite-difference model', () => {
  it.each(heating)('heating of a $id lies within 15 %', ({ deviationPct }) => {
    expect(Math.abs(deviationPct)).toBeLessThanOrEqual(15)
  })

  it.each(cooling)('cooling of a $id lies within 15 %', ({ deviationPct }) => {
    expect(Math.abs(deviationPct)).toBeLessThanOrEqual(15)
  })

  it('covers twelve homes and more', () => {
    expect(heating.length).toBeGreaterThanOrEqual(12)
  })

  it('holds what the reference answers today', () => {
    const first = comfortCases[0]
    const answer: Readonly<Record<string, unknown>> = recorded.cases
    const { heatKwh, coolKwh } = first ? referenceLoads(first, readWeather()) : { heatKwh: 0, coolKwh: 0 }
    expect(answer[first?.id ?? '']).toEqual({ heatKwh: Math.round(heatKwh), coolKwh: Math.round(coolKwh) })
  })
})
