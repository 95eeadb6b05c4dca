import { afterEach, describe, expect, it, vi } from 'vitest'
import { momentPast } from './contract.ts'

afterEach(() => void vi.useRealTimers())

describe('when money came in', () => {
  it.each([
    ['just after midnight in Spain', '2026-11-27T23:30:00Z', '2026-11-28'],
    ['just after midnight in a Spanish summer', '2026-07-14T22:05:00Z', '2026-07-15'],
    ['late in the evening', '2026-11-27T22:30:00Z', '2026-11-27'],
  ])('may be today as Spain has it: %s', (_, now, today) => {
    vi.useFakeTimers({ now: new Date(now) })
    expect(momentPast.safeParse(today).success).toBe(true)
  })

  it('is no day that Spain has not reached, and no instant ahead of the clock', () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T22:30:00Z') })
    expect(momentPast.safeParse('2026-11-28').success).toBe(false)
    expect(momentPast.safeParse('2026-11-27T22:34:00Z').success).toBe(true)
    expect(momentPast.safeParse('2026-11-27T22:36:00Z').success).toBe(false)
  })
})
