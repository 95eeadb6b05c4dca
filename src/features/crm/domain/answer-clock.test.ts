import { describe, expect, it } from 'vitest'
import { answerClock } from './answer-clock.ts'

const answerBy = '2026-11-23T10:00:00+01:00'
const at = (iso: string) => answerClock({ stage: 'new', answerBy }, new Date(iso))

describe('answerClock', () => {
  it.each([
    ['2026-11-23T08:00:00+01:00', { state: 'calm', minutes: 120 }],
    ['2026-11-23T09:00:00+01:00', { state: 'calm', minutes: 60 }],
    ['2026-11-23T09:00:01+01:00', { state: 'near', minutes: 59 }],
    ['2026-11-23T10:00:00+01:00', { state: 'near', minutes: 0 }],
    ['2026-11-23T10:00:01+01:00', { state: 'late', minutes: 0 }],
    ['2026-11-23T12:05:59+01:00', { state: 'late', minutes: 125 }],
    ['2026-11-23T09:30:00Z', { state: 'late', minutes: 30 }],
  ])('at %s is %o', (now, clock) => {
    expect(at(now)).toEqual(clock)
  })

  it('stands still without a promise, and once somebody has answered', () => {
    const now = new Date('2026-11-24T10:00:00Z')
    expect(answerClock({ stage: 'new', answerBy: null }, now).state).toBe('none')
    expect(answerClock({ stage: 'contacted', answerBy }, now).state).toBe('none')
  })

  it('says so when the promise is no instant', () => {
    expect(() => answerClock({ stage: 'new', answerBy: 'tomorrow' }, new Date())).toThrow(RangeError)
  })
})
