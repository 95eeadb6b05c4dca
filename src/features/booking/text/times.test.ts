import { expect, test } from 'vitest'
import { clockSpan, clockTime, isSameClock, knownZone, longDay, shortDay, zonePlace } from './times.ts'

const start = new Date('2026-11-24T08:30:00Z')

test('a time is said on the clock of Spain, and on the visitor’s own', () => {
  expect(clockTime(start)).toBe('9:30')
  expect(clockSpan(start, new Date('2026-11-24T09:30:00Z'), 'Europe/London')).toBe('8:30–9:30')
  expect(isSameClock(start, 'Europe/Stockholm')).toBe(true)
  expect(isSameClock(start, 'Europe/London')).toBe(false)
})

test('a day is said as each language says it', () => {
  expect([shortDay(start, 'en'), shortDay(start, 'es')]).toEqual(['Tue 24 Nov', 'mar 24 nov'])
  expect([longDay(start, 'en'), longDay(start, 'es')]).toEqual([
    'Tuesday 24 November 2026',
    'martes 24 de noviembre de 2026',
  ])
})

test('a zone that no clock knows is none', () => {
  expect(knownZone('Mars/Olympus')).toBeUndefined()
  expect(knownZone('Europe/London')).toBe('Europe/London')
  expect(zonePlace('America/Buenos_Aires')).toBe('Buenos Aires')
})
