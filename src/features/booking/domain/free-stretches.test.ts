import fc from 'fast-check'
import { expect, it } from 'vitest'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { builtInRules } from './built-in-rules.ts'
import { isDrivable } from './crew-day.ts'
import { bestStretch, freeStretches } from './free-stretches.ts'
import type { Diary } from './rules.ts'
import { type Engaged, workingHours } from './slots.ts'

const day = [{ fromMinute: 540, toMinute: 1080 }]
const crew = { id: 'one', name: 'Crew', base: 'marbella', topics: ['solar'], modes: ['visit'] } as const
const diary: Diary = {
  rules: {
    ...builtInRules,
    crews: [crew],
    withinTownMinutes: 15,
    pauseMinutes: 5,
    travel: [{ a: 'marbella', b: 'malaga', minutes: 50 }],
  },
  calendar: { week: [[], day, day, day, day, day, []], isHoliday: (date) => date === '2026-12-08' },
}
const minute = 60_000
const hourOf = (date: string, hours: number, minutes = 0) =>
  Date.parse(`${date}T00:00:00+01:00`) + (hours * 60 + minutes) * minute
const visit = (from: number, to: number, town: Engaged['town']): Engaged => ({
  crewId: 'one',
  startMs: from,
  endMs: to,
  town,
})
const early = new Date('2026-11-20T08:00:00Z')
const clock = (date: Date) =>
  date.toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })
const shown = (engaged: Engaged[], town: 'marbella' | 'malaga', now = early, date = '2026-11-24') =>
  freeStretches(diary, engaged, [date], { town, visitMinutes: 60 }, now).map(
    ({ start, end, extraMinutes }) => `${clock(start)}-${clock(end)} +${extraMinutes}`,
  )

it('is a whole day less the drives from the base and back to it', () => {
  expect(shown([], 'marbella')).toEqual(['09:15-17:45 +30'])
  expect(shown([], 'malaga')).toEqual(['10:00-17:00 +100'])
})

it('leaves the drives before and after what is there already, and says what a visit adds', () => {
  const noon = visit(hourOf('2026-11-24', 12), hourOf('2026-11-24', 13), 'marbella')
  expect(shown([noon], 'marbella')).toEqual(['09:15-11:45 +15', '13:15-17:45 +15'])
  expect(shown([noon], 'malaga')).toEqual(['10:00-11:00 +85', '14:00-17:00 +85'])
})

it('has nothing on a closed day, in leave, or in the past', () => {
  expect(shown([], 'marbella', early, '2026-12-08')).toEqual([])
  expect(shown([], 'marbella', early, '2026-11-29')).toEqual([])
  expect(shown([visit(hourOf('2026-11-23', 0), hourOf('2026-11-27', 0), null)], 'marbella')).toEqual([])
  expect(shown([], 'marbella', new Date(hourOf('2026-11-24', 16, 50)))).toEqual([])
  expect(shown([], 'marbella', new Date(hourOf('2026-11-24', 15, 10)))).toEqual(['15:15-17:45 +30'])
})

it('is of the crews that visit, each with its own day', () => {
  const crews = [crew, { ...crew, id: 'two' }, { ...crew, id: 'calls', modes: ['video'] as const }]
  const noon = visit(hourOf('2026-11-24', 12), hourOf('2026-11-24', 13), 'marbella')
  const wish = { town: 'marbella', visitMinutes: 60 } as const
  const three = { ...diary, rules: { ...diary.rules, crews } }
  const yesterday = visit(hourOf('2026-11-23', 9), hourOf('2026-11-23', 18), 'marbella')
  expect(
    freeStretches(three, [noon, yesterday], ['2026-11-24'], wish, early).map(
      ({ crewId, start, end }) => `${crewId} ${clock(start)}-${clock(end)}`,
    ),
  ).toEqual(['one 09:15-11:45', 'one 13:15-17:45', 'two 09:15-17:45'])
})

it('begins now, not a moment ago', () => {
  const quarter = hourOf('2026-11-24', 15, 15)
  expect(shown([], 'marbella', new Date(quarter))).toEqual(['15:15-17:45 +30'])
  expect(shown([], 'marbella', new Date(quarter + 1))).toEqual(['15:30-17:45 +30'])
})

it('lets a visit begin at every quarter of an hour of it, whatever is there', () => {
  const some = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 35 }),
      quarters: fc.integer({ min: 1, max: 6 }),
      town: fc.constantFrom(...towns, null),
    }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(some, fc.constantFrom(...towns), (visits, town) => {
      const [hours] = workingHours(diary.calendar, '2026-11-24')
      if (!hours) throw new Error('an open day has hours')
      const engaged: Engaged[] = []
      for (const one of visits) {
        const startMs = hours.fromMs + one.from * 15 * minute
        const next = visit(startMs, startMs + one.quarters * 15 * minute, one.town)
        if (isDrivable(diary.rules, crew, [...engaged, next], hours)) engaged.push(next)
      }
      for (const { start, end } of freeStretches(diary, engaged, ['2026-11-24'], { town, visitMinutes: 60 }, early))
        for (let at = start.getTime(); at + 60 * minute <= end.getTime(); at += 15 * minute)
          expect(isDrivable(diary.rules, crew, [...engaged, visit(at, at + 60 * minute, town)], hours)).toBe(true)
    }),
  )
})

it('proposes the time that adds the least driving, then the earliest', () => {
  const free = (start: string, extraMinutes: number) => ({ start, extraMinutes })
  expect(bestStretch([free('2026-11-25T09:00:00Z', 15), free('2026-11-24T09:00:00Z', 30)])).toEqual(
    free('2026-11-25T09:00:00Z', 15),
  )
  expect(bestStretch([free('2026-11-25T09:00:00Z', 15), free('2026-11-24T15:00:00Z', 15)])?.start).toBe(
    '2026-11-24T15:00:00Z',
  )
  expect(bestStretch([])).toBeUndefined()
})
