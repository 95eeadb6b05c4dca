import { describe, expect, it } from 'vitest'
import { hourStates } from './hour-states.ts'

const count = (hours: { p90: number; p10: number }) => {
  const states = hourStates(hours)
  return ['on', 'may', 'off'].map((state) => states.filter((s) => s === state).length)
}

describe('hourStates', () => {
  it('is empty when nothing runs', () => expect(count({ p90: 0, p10: 0 })).toEqual([0, 0, 24]))
  it('promises only whole hours that are sure', () => expect(count({ p90: 13.9, p10: 18.2 })).toEqual([13, 6, 5]))
  it('ends after a day', () => expect(count({ p90: 30, p10: 50 })).toEqual([24, 0, 0]))
})
