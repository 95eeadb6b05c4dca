import { describe, expect, it } from 'vitest'
import { hoursRange, runningLoads } from './blackout-words.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

const backup = (powers: string[]) => ({ backup: { powers, doesNotPower: [], hours: { p90: 0, p50: 0, p10: 0 } } })

describe('runningLoads', () => {
  it('is a list a person would say', () => {
    expect(runningLoads(backup(['fridge', 'router', 'gate']), en.blackout)).toBe('Fridge, router and gate')
    expect(runningLoads(backup(['fridge', 'lights']), es.blackout)).toBe('Nevera y luces')
    expect(runningLoads(backup([]), en.blackout)).toBeUndefined()
  })
  it('refuses a load without words', () =>
    expect(() => runningLoads(backup(['sauna']), en.blackout)).toThrow(RangeError))
})

describe('hoursRange', () => {
  it('never promises a started hour', () => {
    expect(hoursRange({ p90: 10.95, p50: 13, p10: 39.4 }, en.blackout)).toBe('10–39 h')
    expect(hoursRange({ p90: 5.2, p50: 5.4, p10: 5.9 }, en.blackout)).toBe('5 h')
    expect(hoursRange({ p90: 72, p50: 72, p10: 72 }, es.blackout)).toBe('72 h o más')
  })
})
