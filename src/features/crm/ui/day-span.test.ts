import { expect, it } from 'vitest'
import { daySpan, minuteOf, placeOf } from './day-span.ts'

const visit = (start: string, end: string, travelMinutes: number | null = null) => ({
  start: `2026-11-23T${start}+01:00`,
  end: `2026-11-23T${end}+01:00`,
  travelMinutes,
})

it('reads the clock of Spain, in summer too', () => {
  expect(minuteOf('2026-11-23T11:24:00Z')).toBe(12 * 60 + 24)
  expect(minuteOf('2026-07-01T11:24:00Z')).toBe(13 * 60 + 24)
})

it('shows the working day, and more where somebody drives earlier or ends later', () => {
  expect(daySpan([])).toEqual({ fromMinute: 480, toMinute: 1080 })
  expect(daySpan([visit('08:10:00', '09:00:00', 30), visit('18:00:00', '19:15:00')])).toEqual({
    fromMinute: 420,
    toMinute: 1200,
  })
})

it('places a minute in per cent, never outside', () => {
  const span = { fromMinute: 480, toMinute: 1080 }
  expect([placeOf(480, span), placeOf(780, span), placeOf(1080, span)]).toEqual([0, 50, 100])
  expect([placeOf(0, span), placeOf(1439, span)]).toEqual([0, 100])
})
