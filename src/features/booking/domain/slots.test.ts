import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { builtInRules } from './built-in-rules.ts'
import { isDrivable } from './crew-day.ts'
import type { Diary } from './rules.ts'
import {
  clockInstant,
  crewsFor,
  type Engaged,
  engagementOf,
  isOffered,
  isOn,
  readSlotId,
  slotId,
  slotsOf,
  workingHours,
} from './slots.ts'

const at = (hours: number) => hours * 60
const weekdays = [{ fromMinute: at(9), toMinute: at(18) }]
const diary: Diary = {
  rules: builtInRules,
  calendar: {
    week: [[], weekdays, weekdays, weekdays, weekdays, weekdays, [{ fromMinute: at(10), toMinute: at(14) }]],
    isHoliday: (date) => date === '2026-12-08',
  },
}
const monday = new Date('2026-11-23T10:00:00Z')
const wish = { mode: 'visit', town: 'marbella', topic: 'solar' } as const
const week = { from: '2026-11-23', days: 7 }
const clock = (date: Date) =>
  date.toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })
const shown = (...args: Parameters<typeof slotsOf>) =>
  slotsOf(...args).map(({ start, isFree }) => `${madridDate(start).slice(8)} ${clock(start)}${isFree ? '' : ' taken'}`)

describe('slots', () => {
  it('are the start times of open days, from the lead time on', () => {
    const days = shown(diary, [], wish, week, monday)
    expect(days.filter((slot) => slot.startsWith('24'))).toEqual([
      '24 09:30',
      '24 11:00',
      '24 12:30',
      '24 15:00',
      '24 16:30',
    ])
    expect(days.some((slot) => slot.startsWith('23'))).toBe(false)
    // On Saturday the house closes at two, and on Sunday all day.
    expect(days.filter((slot) => slot > '28')).toEqual(['28 11:00', '28 12:30'])
  })
  it('leave out holidays', () => {
    expect(shown(diary, [], wish, { from: '2026-12-08', days: 1 }, monday)).toEqual([])
  })
  it('leave out the hours into which the drive to a far town does not fit, unless it is a video', () => {
    const tuesday = { from: '2026-11-24', days: 1 }
    expect(shown(diary, [], { ...wish, town: 'malaga' }, tuesday, monday)).toEqual(['24 11:00', '24 12:30', '24 15:00'])
    expect(shown(diary, [], { ...wish, town: 'malaga', mode: 'video' }, tuesday, monday)).toHaveLength(5)
  })
  it('show a taken hour as taken, and what cannot be reached from it', () => {
    const inMalaga: Engaged = {
      crewId: 'design',
      ...engagementOf(diary, { ...wish, town: 'malaga' }, new Date('2026-11-24T10:00:00Z')),
    }
    expect(shown(diary, [inMalaga], wish, { from: '2026-11-24', days: 1 }, monday)).toEqual([
      '24 09:30 taken',
      '24 11:00 taken',
      '24 12:30 taken',
      '24 15:00',
      '24 16:30',
    ])
  })
  it('without a town are free only where every town can be reached', () => {
    expect(shown(diary, [], { mode: 'visit' }, { from: '2026-11-24', days: 1 }, monday)).toEqual([
      '24 09:30 taken',
      '24 11:00',
      '24 12:30',
      '24 15:00',
      '24 16:30 taken',
    ])
  })
  it('have ids that say what they are', () => {
    for (const { id, start, mode } of slotsOf(diary, [], wish, week, monday))
      expect(readSlotId(id)).toEqual({ mode, start })
    for (const id of ['', 'v', 'x123456', 'v!!!!!!', "v1'; drop table"]) expect(readSlotId(id)).toBeUndefined()
  })
})

describe('a slot is offered', () => {
  const start = (date: string, minute: number) => clockInstant(date, minute) ?? new Date(Number.NaN)
  const nine30 = start('2026-11-24', 570)
  it('from the lead time of its kind on, to the minute', () => {
    const hoursBefore = (hours: number) => new Date(nine30.getTime() - hours * 3_600_000)
    expect(isOffered(diary, 'visit', nine30, hoursBefore(18))).toBe(true)
    expect(isOffered(diary, 'visit', nine30, new Date(hoursBefore(18).getTime() + 1))).toBe(false)
    expect(isOffered(diary, 'video', nine30, hoursBefore(3))).toBe(true)
    expect(isOffered(diary, 'video', nine30, new Date(hoursBefore(3).getTime() + 1))).toBe(false)
    const onTheDay = { from: '2026-11-24', days: 1 }
    expect(shown(diary, [], wish, onTheDay, hoursBefore(18))).toContain('24 09:30')
    expect(shown(diary, [], wish, onTheDay, new Date(hoursBefore(18).getTime() + 1))).not.toContain('24 09:30')
  })
  it('until the last day of the horizon', () => {
    expect(isOffered(diary, 'visit', start('2027-01-18', 570), monday)).toBe(true)
    expect(isOffered(diary, 'visit', start('2027-01-19', 570), monday)).toBe(false)
    const two = { from: '2027-01-18', days: 2 }
    expect(new Set(shown(diary, [], wish, two, monday).map((slot) => slot.slice(0, 2)))).toEqual(new Set(['18']))
  })
  it('on open days, at the start times and nowhere between', () => {
    expect(isOffered(diary, 'visit', start('2026-12-08', 570), monday)).toBe(false)
    expect(isOffered(diary, 'visit', start('2026-11-29', 570), monday)).toBe(false)
    expect(isOffered(diary, 'visit', start('2026-11-24', 571), monday)).toBe(false)
  })
  it('in the order of its start, whatever the order of the rules, and lasts as long as its subject', () => {
    const turned = { ...diary, rules: { ...diary.rules, startMinutes: diary.rules.startMinutes.toReversed() } }
    const day = { from: '2026-11-24', days: 1 }
    expect(shown(turned, [], wish, day, monday)).toEqual(shown(diary, [], wish, day, monday))
    const lasts = (more: object) => {
      const [slot] = slotsOf(diary, [], { ...wish, ...more }, day, monday)
      return slot ? (slot.end.getTime() - slot.start.getTime()) / 60_000 : undefined
    }
    expect([lasts({}), lasts({ topic: 'ev-charger' }), lasts({ mode: 'video' })]).toEqual([60, 45, 30])
    // Of what may turn out to be anything, the longest.
    expect(lasts({ topic: undefined })).toBe(60)
  })
})

describe('the crews that can take a wish', () => {
  const start = new Date('2026-11-24T10:00:00Z')
  const [design] = diary.rules.crews
  if (!design) throw new Error('no crew')
  const crews = [
    { ...design, id: 'far', base: 'malaga' as const },
    { ...design, id: 'near', base: 'marbella' as const },
    { ...design, id: 'calls', modes: ['video' as const] },
    { ...design, id: 'pools', topics: ['pool-heating' as const] },
  ]
  const several: Diary = { ...diary, rules: { ...diary.rules, crews } }
  const ids = (engaged: readonly Engaged[]) => crewsFor(several, engaged, wish, start).map(({ id }) => id)
  const leave = (crewId: string, from: string, to: string): Engaged => ({
    crewId,
    startMs: Date.parse(from),
    endMs: Date.parse(to),
    town: null,
  })
  it('do such work, and the one that drives least comes first', () => {
    expect(ids([])).toEqual(['near', 'far'])
  })
  it('are not on leave, for days either', () => {
    expect(ids([leave('near', '2026-11-20T08:00:00Z', '2026-11-27T08:00:00Z')])).toEqual(['far'])
    expect(ids([leave('near', '2026-11-20T08:00:00Z', '2026-11-23T23:00:00Z')])).toEqual(['near', 'far'])
    expect(ids([leave('near', '2026-11-24T23:00:00Z', '2026-11-27T08:00:00Z')])).toEqual(['near', 'far'])
  })
  it('are free again in the part of a day that leave does not take', () => {
    const afternoon = new Date('2026-11-24T14:00:00Z')
    const free = (...engaged: Engaged[]) => crewsFor(several, engaged, wish, afternoon).map(({ id }) => id)
    expect(free(leave('near', '2026-11-20T08:00:00Z', '2026-11-24T12:00:00Z'))).toEqual(['near', 'far'])
    expect(free(leave('near', '2026-11-24T16:00:00Z', '2026-11-27T08:00:00Z'))).toEqual(['near', 'far'])
    expect(free(leave('near', '2026-11-20T08:00:00Z', '2026-11-24T14:30:00Z'))).toEqual(['far'])
  })
  it('take a call from the first to the last minute of the day', () => {
    const callers = (start: string) => crewsFor(several, [], { ...wish, mode: 'video' }, new Date(start)).length
    expect([callers('2026-11-24T08:00:00Z'), callers('2026-11-24T16:30:00Z')]).toEqual([3, 3])
    expect([callers('2026-11-24T07:59:00Z'), callers('2026-11-24T16:31:00Z')]).toEqual([0, 0])
  })
  it('cannot be at two houses at once on a day that staff made irregular, nor drive faster on it', () => {
    const early = { ...leave('near', '2026-11-24T06:00:00Z', '2026-11-24T07:00:00Z'), town: 'marbella' as const }
    const there = { ...leave('near', '2026-11-24T10:30:00Z', '2026-11-24T11:30:00Z'), town: 'marbella' as const }
    expect(ids([early, there])).toEqual(['far'])
    const far = crewsFor(several, [early], { ...wish, town: 'malaga' }, new Date('2026-11-24T08:15:00Z'))
    expect(far.map(({ id }) => id)).not.toContain('near')
  })
  it('are free though staff put something outside the working hours themselves', () => {
    const early: Engaged = {
      ...leave('near', '2026-11-24T06:00:00Z', '2026-11-24T07:00:00Z'),
      town: 'marbella',
    }
    expect(ids([early])).toEqual(['near', 'far'])
  })
  it('are none outside the hours of the house', () => {
    expect(crewsFor(several, [], wish, new Date('2026-11-24T16:30:00Z'))).toEqual([])
    expect(crewsFor(several, [], wish, new Date('2026-11-24T07:59:00Z'))).toEqual([])
    expect(crewsFor(several, [], wish, new Date('2026-11-29T10:00:00Z'))).toEqual([])
  })
})

it('the hours of a day are instants, none on a closed one', () => {
  expect(workingHours(diary.calendar, '2026-11-24')).toEqual([
    { fromMs: Date.parse('2026-11-24T08:00:00Z'), toMs: Date.parse('2026-11-24T17:00:00Z') },
  ])
  expect(workingHours(diary.calendar, '2026-11-29')).toEqual([])
  expect(workingHours(diary.calendar, '2026-12-08')).toEqual([])
})

it('what ends at midnight is not on the next day', () => {
  const midnight = Date.parse('2026-11-23T23:00:00Z')
  expect(isOn('2026-11-24', midnight - 3_600_000, midnight)).toBe(false)
  expect(isOn('2026-11-23', midnight - 3_600_000, midnight)).toBe(true)
  expect(isOn('2026-11-24', midnight - 3_600_000, midnight + 1)).toBe(true)
  expect(isOn('2026-11-23', midnight, midnight + 1)).toBe(false)
})

it('an id has its kind and its start in it, and nothing around it', () => {
  const id = slotId('video', new Date('2026-11-24T10:00:00Z'))
  expect(id.startsWith('r')).toBe(true)
  expect(readSlotId(id)).toEqual({ mode: 'video', start: new Date('2026-11-24T10:00:00Z') })
  expect([readSlotId(`${id}!`), readSlotId(`x${id}`), readSlotId(id.slice(0, 4))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

describe('the clock', () => {
  it('has no half past two on the night it goes forward, and one on the night it goes back', () => {
    expect(clockInstant('2027-03-28', 150)).toBeUndefined()
    expect(clockInstant('2026-10-25', 150)).toBeDefined()
  })
  it('keeps the hour in Spain over the change', () => {
    expect(clockInstant('2027-03-27', 570)?.toISOString()).toBe('2027-03-27T08:30:00.000Z')
    expect(clockInstant('2027-03-28', 570)?.toISOString()).toBe('2027-03-28T07:30:00.000Z')
  })
})

it('10,000 random bookings, moves and cancellations never overlap and never make a day that cannot be driven', () => {
  const twoCrews: Diary = {
    ...diary,
    rules: {
      ...diary.rules,
      startMinutes: [540, 570, 615, 660, 690, 750, 840, 900, 945, 990],
      crews: [
        ...diary.rules.crews,
        ...diary.rules.crews.map((crew) => ({ ...crew, id: 'second', base: 'malaga' as const })),
      ],
    },
  }
  const days = ['2026-11-24', '2026-11-25', '2026-11-28', '2027-01-08', '2026-12-08', '2026-11-29']
  const operation = fc.record({
    kind: fc.constantFrom('book', 'book', 'book', 'move', 'cancel'),
    date: fc.constantFrom(...days),
    minute: fc.constantFrom(...twoCrews.rules.startMinutes, 0, 150, 600),
    town: fc.constantFrom(...towns),
    topic: fc.constantFrom('solar' as const, 'ev-charger' as const),
    mode: fc.constantFrom('visit' as const, 'visit' as const, 'video' as const),
    which: fc.nat(),
  })
  let operations = 0
  fc.assert(
    fc.property(fc.array(operation, { minLength: 100, maxLength: 100 }), (all) => {
      let booked: Engaged[] = []
      for (const { kind, date, minute, which, ...wanted } of all) {
        operations += 1
        const old = booked[which % Math.max(1, booked.length)]
        if (kind === 'cancel') {
          booked = booked.filter((one) => one !== old)
          continue
        }
        const start = clockInstant(date, minute)
        if (!start || !isOffered(twoCrews, wanted.mode, start, monday)) continue
        const others = kind === 'move' ? booked.filter((one) => one !== old) : booked
        const crew = crewsFor(twoCrews, others, wanted, start)[0]
        if (crew) booked = [...others, { crewId: crew.id, ...engagementOf(twoCrews, wanted, start) }]
      }
      for (const crew of twoCrews.rules.crews) {
        const mine = booked.filter(({ crewId }) => crewId === crew.id)
        for (const one of mine)
          for (const other of mine)
            if (one !== other) expect(one.startMs >= other.endMs || other.startMs >= one.endMs).toBe(true)
        for (const date of days) {
          const day = mine.filter(({ startMs }) => madridDate(new Date(startMs)) === date)
          const hours = date === '2026-11-28' ? ['09:00', '13:00'] : ['08:00', '17:00']
          const [fromMs = 0, toMs = 0] = hours.map((time) => Date.parse(`${date}T${time}:00Z`))
          expect(isDrivable(twoCrews.rules, crew, day, { fromMs, toMs })).toBe(true)
        }
      }
    }),
    { numRuns: 100 },
  )
  expect(operations).toBe(10_000)
})
