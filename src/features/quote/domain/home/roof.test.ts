import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { assumedRoof, fillRoof } from './roof.ts'

const answers: QuoteAnswers = {
  town: 'marbella',
  budget: 'not-sure',
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  monthlyBillEur: 165,
}
const roofOf = (change: Partial<QuoteAnswers>) => fillRoof({ ...answers, ...change })

describe('a roof that nobody has described', () => {
  it('is that of its kind of home: tiles at 20°, a flat one at 15°, others at 10°, to the south', () => {
    expect(assumedRoof('villa', undefined)).toEqual({ type: 'tile', tiltDeg: 20, azimuthDeg: 0, areaM2: 80 })
    expect(assumedRoof('apartment', undefined)).toMatchObject({ type: 'flat', tiltDeg: 15, areaM2: 20 })
    expect(assumedRoof('townhouse', 'other')).toMatchObject({ type: 'other', tiltDeg: 10, areaM2: 35 })
  })

  it('takes what its owner says and assumes the rest', () => {
    expect(roofOf({ roof: { azimuthDeg: -90, areaM2: 40 } }).roof).toEqual({
      type: 'tile',
      tiltDeg: 20,
      azimuthDeg: -90,
      areaM2: 40,
    })
    expect(roofOf({ roof: { type: 'flat' } }).roof).toMatchObject({ type: 'flat', tiltDeg: 15 })
    expect(roofOf({ roof: { tiltDeg: 33 } }).roof.tiltDeg).toBe(33)
  })
})

describe('the panels that a roof takes', () => {
  it('are of 2 m² on three quarters of tiles, three fifths of a flat roof, seven tenths of others', () => {
    const panels = (type: 'tile' | 'flat' | 'other') => roofOf({ roof: { type, areaM2: 41 } }).maxPanels
    expect([panels('tile'), panels('flat'), panels('other')]).toEqual([15, 12, 14])
  })

  it('leave room for those that are there', () => {
    // 4.5 kWp are ten panels.
    const there = roofOf({ existingSystems: ['solar'] })
    expect([there.existingSolarKwp, there.maxPanels]).toEqual([4.5, 20])
    expect(roofOf({}).existingSolarKwp).toBe(0)
    expect(roofOf({ existingSystems: ['solar'], roof: { areaM2: 10 } }).maxPanels).toBe(0)
  })

  it('are no more than an inverter of 15 kW turns over: 18 kWp, those that are there among them', () => {
    expect(roofOf({ roof: { areaM2: 1000 } }).maxPanels).toBe(40)
    expect(roofOf({ roof: { areaM2: 1000 }, existingSystems: ['solar'] }).maxPanels).toBe(30)
  })
})
