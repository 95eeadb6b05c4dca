import { expect, test } from 'vitest'
import { plainDate } from '#src/shared/domain/plain-date.ts'
import { calendarPlace, calendarSearch, spanOf, stepped } from './calendar-url.ts'

const today = plainDate('2026-11-27')
const leadId = '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d'

test('an address without anything is the week of today, and nonsense in it counts as nothing', () => {
  expect(calendarPlace('', today)).toEqual({ view: 'week', date: today, leadId: undefined })
  expect(calendarPlace('?from=2026-13-40&view=year&lead=x', today)).toEqual({
    view: 'week',
    date: today,
    leadId: undefined,
  })
})

test('what an address says is what it is made of', () => {
  const place = { view: 'month', date: plainDate('2026-12-01'), leadId } as const
  expect(calendarPlace(calendarSearch(place), today)).toEqual(place)
})

test('a month is shown with the ends of its first and last week, also when it needs six', () => {
  expect(spanOf({ view: 'month', date: today })).toEqual({ from: '2026-10-26', days: 42 })
  expect(spanOf({ view: 'month', date: plainDate('2026-12-09') })).toEqual({ from: '2026-11-30', days: 35 })
  expect(spanOf({ view: 'week', date: today })).toEqual({ from: '2026-11-23', days: 7 })
  expect(spanOf({ view: 'day', date: today })).toEqual({ from: today, days: 1 })
})

test('the next month is the next month from its last day too, the next year after December', () => {
  const place = (date: string) => ({ view: 'month', date: plainDate(date), leadId: undefined }) as const
  expect(stepped(place('2027-01-31'), 1).date).toBe('2027-02-01')
  expect(stepped(place('2026-12-05'), 1).date).toBe('2027-01-01')
  expect(stepped({ view: 'week', date: today, leadId: undefined }, -1).date).toBe('2026-11-20')
})
