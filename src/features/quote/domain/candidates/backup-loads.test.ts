import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { coolsAir, leftOut, wantedInCut } from './backup-loads.ts'

const answers = (change: Partial<QuoteAnswers> = {}): QuoteAnswers => ({
  town: 'marbella',
  budget: 'not-sure',
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  monthlyBillEur: 165,
  ...change,
})

describe('what a home wants in a power cut', () => {
  const wanted = (propertyType: QuoteAnswers['propertyType'], full: boolean) =>
    wantedInCut(answers({ propertyType }), full).map(({ id }) => id)

  it('is a fridge, a router, lights and sockets, the gate of a house, and the water pump of one on its own land', () => {
    const essentials = ['fridge', 'router', 'lights', 'sockets']
    expect(wanted('apartment', true)).toEqual(essentials)
    expect(wanted('townhouse', true)).toEqual([...essentials, 'gate'])
    expect(wanted('villa', true)).toEqual([...essentials, 'gate', 'water-pump'])
    expect(wanted('finca', true)).toEqual([...essentials, 'gate', 'water-pump'])
    expect(wanted('villa', false)).toEqual([...essentials, 'gate'])
  })
})

describe('what stays off', () => {
  it('is the oven and most of the air conditioning on a board of essential circuits', () => {
    expect(leftOut(answers(), 'essential-circuits')).toEqual(['oven-hob', 'whole-ac'])
    expect(leftOut(answers(), 'whole-home')).toEqual([])
    expect(leftOut(answers(), 'none')).toEqual([])
  })

  const machines: [Partial<QuoteAnswers>, string][] = [
    [{ existingSystems: ['pool'] }, 'pool'],
    [{ existingSystems: ['pool-heating'] }, 'pool'],
    [{ goals: ['pool-heating'] }, 'pool'],
    [{ existingSystems: ['ev-charger'] }, 'ev-charger'],
    [{ goals: ['ev-charging'] }, 'ev-charger'],
    [{ existingSystems: ['heat-pump'] }, 'heat-pump'],
    [{ goals: ['heating'] }, 'heat-pump'],
    [{ existingSystems: ['electric-boiler'] }, 'hot-water'],
    [{ goals: ['hot-water'] }, 'hot-water'],
  ]
  it.each(machines)('of a home with %j is its %s', (change, out) => {
    expect(leftOut(answers(change), 'whole-home')).toEqual([out])
  })
})

describe('a home that cools its air', () => {
  it('has an air conditioner or a heat pump, or asks for one', () => {
    expect(coolsAir(answers())).toBe(false)
    expect(coolsAir(answers({ existingSystems: ['air-conditioning'] }))).toBe(true)
    expect(coolsAir(answers({ existingSystems: ['heat-pump'] }))).toBe(true)
    expect(coolsAir(answers({ goals: ['cooling'] }))).toBe(true)
  })
})
