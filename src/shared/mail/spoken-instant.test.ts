import { expect, test } from 'vitest'
import { spokenInstant } from './spoken-instant.ts'

test.each([
  ['2026-11-23T10:00:00Z', 'en', 'Monday 23 November at 11:00'],
  ['2026-11-23T10:00:00Z', 'es', 'lunes 23 de noviembre a las 11:00'],
  ['2026-07-01T22:30:00Z', 'es', 'jueves 2 de julio a las 00:30'],
  ['2026-07-01T11:05:00Z', 'en', 'Wednesday 1 July at 13:05'],
  ['2026-11-22T00:15:00Z', 'es', 'domingo 22 de noviembre a la 01:15'],
] as const)('%s in %s is %s', (instant, language, spoken) => {
  expect(spokenInstant(instant, language)).toBe(spoken)
})
