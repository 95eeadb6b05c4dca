import { describe, expect, it } from 'vitest'
import { nextAnswer } from './next-answer.ts'

describe('when a person answers', () => {
  const now = new Date('2026-11-20T14:30:00+01:00')
  it.each([
    ['2026-11-20T16:30:00+01:00', 'en', 'today 16:30, Spanish time'],
    ['2026-11-20T16:30:00+01:00', 'es', 'hoy 16:30, hora de España'],
    ['2026-11-21T11:00:00+01:00', 'de', 'morgen 11:00, spanische Zeit'],
    ['2026-11-23T11:00:00+01:00', 'fr', 'lundi 11:00, heure d’Espagne'],
    ['2026-11-30T11:00:00+01:00', 'en', 'Monday 30 November 11:00, Spanish time'],
  ] as const)('%s in %s: %s', (instant, language, words) => {
    expect(nextAnswer(new Date(instant), now, language)).toBe(words)
  })
  it('goes by the days of Spain, not of the device', () => {
    const lateEvening = new Date('2026-11-20T23:30:00Z')
    expect(nextAnswer(new Date('2026-11-21T09:30:00Z'), lateEvening, 'en')).toBe('today 10:30, Spanish time')
  })
})
