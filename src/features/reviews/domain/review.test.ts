import { describe, expect, it } from 'vitest'
import { averageOf, invitationDays, mayRewrite } from './review.ts'

describe('the invitations of a paid job', () => {
  it('go out after three days and after a year, and each takes a review for thirty days', () => {
    expect(invitationDays(new Date('2026-01-10T09:30:00Z'))).toEqual([
      { kind: 'first', dueAt: new Date('2026-01-13T09:30:00Z'), expiresAt: new Date('2026-02-09T09:30:00Z') },
      { kind: 'follow-up', dueAt: new Date('2027-01-10T09:30:00Z'), expiresAt: new Date('2027-02-09T09:30:00Z') },
    ])
  })
})

describe('the mean of the stars', () => {
  it('is said from ten reviews on, to one decimal', () => {
    expect(averageOf([])).toBeUndefined()
    expect(averageOf([5, 5, 5, 5, 5, 5, 5, 5, 5])).toBeUndefined()
    expect(averageOf([5, 5, 5, 5, 5, 5, 5, 5, 5, 1])).toEqual({ average: 4.6, count: 10 })
    expect(averageOf([5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])).toEqual({ average: 4.1, count: 12 })
  })
})

it('a writer may mend words that name or insult others, and nothing else', () => {
  expect(mayRewrite).toEqual(['names-others', 'insult'])
})
