import { describe, expect, it } from 'vitest'
import { dueOf, isDue, isFigureOld, isReviewDue, lastDayOf } from './review.ts'

describe('lastDayOf', () => {
  it.each([
    ['2024', '2024-12-31'],
    ['2025-10', '2025-10-31'],
    ['2024-02', '2024-02-29'],
    ['2025-10-03', '2025-10-03'],
    ['2025-08 to 2026-07', '2026-07-31'],
    ['2017-2026', '2026-12-31'],
    ['1999-2012', '2012-12-31'],
    ['last year', null],
  ])('%s ends on %s', (asOf, last) => expect(lastDayOf(asOf)).toBe(last))
})

it('a review is due from the 181st day on', () => {
  expect(isReviewDue('2026-01-01', '2026-06-30')).toBe(false)
  expect(isReviewDue('2026-01-01', '2026-07-01')).toBe(true)
})

describe('a figure', () => {
  it('is old when its last day is more than twelve months back', () => {
    expect(isFigureOld('2025-11-21', '2026-11-21')).toBe(false)
    expect(isFigureOld('2025-11-20', '2026-11-21')).toBe(true)
    expect(isFigureOld('2025', '2026-12-31')).toBe(false)
    expect(isFigureOld('2025', '2027-01-01')).toBe(true)
    expect(isFigureOld('2023-02-28', '2024-02-29')).toBe(false)
    expect(isFigureOld('2023-02-27', '2024-02-29')).toBe(true)
  })

  it('without a date that can be read is old', () => {
    expect(isFigureOld('recently', '2026-11-21')).toBe(true)
  })
})

describe('a text', () => {
  const figures = { old: { asOf: '2022' }, fresh: { asOf: '2026-11' } }

  it('is due for its review and for each aged figure', () => {
    const due = dueOf({ reviewed: '2026-01-01', figures: ['fresh', 'old', 'phone'] }, figures, '2026-11-21')
    expect(due).toEqual({ review: true, figures: ['old'] })
    expect(isDue(due)).toBe(true)
  })

  it('is in order when reviewed lately and its figures are fresh; without a review date nothing falls due', () => {
    expect(isDue(dueOf({ reviewed: '2026-11-01', figures: ['fresh'] }, figures, '2026-11-21'))).toBe(false)
    expect(isDue(dueOf({ reviewed: null, figures: [] }, figures, '2026-11-21'))).toBe(false)
  })
})
