import { expect, test } from 'vitest'
import { quietDays } from './quiet.ts'

const now = new Date('2026-11-23T10:24:00Z')
const lead = (stage: 'new' | 'contacted' | 'survey-booked' | 'quoted' | 'accepted', lastAt: string) => ({
  stage,
  lastAt,
})

test('a lead we talk to is quiet after four whole days without anything', () => {
  expect(quietDays(lead('quoted', '2026-11-19T10:25:00Z'), now)).toBeNull()
  expect(quietDays(lead('quoted', '2026-11-19T10:24:00Z'), now)).toBe(4)
  expect(quietDays(lead('contacted', '2026-11-16T10:24:00Z'), now)).toBe(7)
})

test('where a clock, an appointment or a job says what is next, nobody is quiet', () => {
  for (const stage of ['new', 'survey-booked', 'accepted'] as const)
    expect(quietDays(lead(stage, '2026-10-01T10:24:00Z'), now)).toBeNull()
})
