import { describe, expect, it } from 'vitest'
import { lasting, runningLoads } from './blackout-words.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

describe('runningLoads', () => {
  it('is a list a person would say', () => {
    expect(runningLoads(['fridge', 'router', 'gate'], en.blackout)).toBe('Fridge, router and gate')
    expect(runningLoads(['fridge', 'lights'], es.blackout)).toBe('Nevera y luces')
    expect(runningLoads([], en.blackout)).toBeUndefined()
  })
  it('refuses a load without words', () => expect(() => runningLoads(['sauna'], en.blackout)).toThrow(RangeError))
})

describe('lasting', () => {
  const figure = (p90: number, p50: number) => ({ hours: { p90, p50, p10: 60 } })
  it('never promises a started hour, and says how sure it is', () => {
    expect(lasting(figure(10.95, 13.9), en.blackout, 'en').replaceAll('\u00a0', ' ')).toBe(
      'at least 10 hours in nine power cuts of ten, most likely 13 hours',
    )
    expect(lasting(figure(5.2, 5.4), en.blackout, 'en').replaceAll('\u00a0', ' ')).toBe(
      'at least 5 hours in nine power cuts of ten',
    )
  })
  it('stops where the model stops', () =>
    expect(lasting(figure(72, 72), es.blackout, 'es').replaceAll('\u00a0', ' ')).toBe(
      '72 horas o más en nueve apagones de cada diez',
    ))
})
