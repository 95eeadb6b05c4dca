import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { builtInRules } from './built-in-rules.ts'
import { proposals } from './proposals.ts'
import { type Diary, topics, travelMinutes } from './rules.ts'
import { crewsFor, type Engaged } from './slots.ts'

const weekdays = [{ fromMinute: 9 * 60, toMinute: 18 * 60 }]
const diary: Diary = {
  rules: builtInRules,
  calendar: { week: [[], weekdays, weekdays, weekdays, weekdays, weekdays, []], isHoliday: () => false },
}
const monday = new Date('2026-11-23T10:00:00Z')
const [first] = builtInRules.crews
const visit = (date: string, hour: number, town: (typeof towns)[number], crewId = first?.id ?? ''): Engaged => {
  const startMs = madridInstant(date, hour * 60).getTime()
  return { crewId, startMs, endMs: startMs + 3_600_000, town }
}

describe('a proposed visit', () => {
  it('is where a crew is in that town already, with the short drive and from whom', () => {
    const others = builtInRules.crews.map(({ id }) => visit('2026-11-25', 10, 'fuengirola', id))
    const [best] = proposals(diary, others, { town: 'fuengirola', topic: 'solar' }, monday, 6)
    expect(best?.start.toISOString().slice(0, 10)).toBe('2026-11-25')
    expect(best?.driveMinutes).toBe(builtInRules.withinTownMinutes)
    expect(others).toContain(best?.after)
  })

  it('comes from the base of its crew when that has nothing before', () => {
    const [best] = proposals(diary, [], { town: 'malaga', topic: 'solar' }, monday, 1)
    const base = builtInRules.crews.find(({ id }) => id === best?.crewId)?.base ?? 'marbella'
    expect(best?.after).toBeUndefined()
    expect(best?.driveMinutes).toBe(travelMinutes(builtInRules, base, 'malaga'))
  })

  it('is one a half of a day, the least additional driving first', () => {
    const found = proposals(diary, [], { town: 'marbella', topic: 'solar' }, monday, 6)
    expect(found).toHaveLength(6)
    expect(found.map(({ extraMinutes }) => extraMinutes)).toEqual(
      found.map(({ extraMinutes }) => extraMinutes).toSorted((a, b) => a - b),
    )
    expect(
      new Set(found.map(({ start }) => `${start.toISOString().slice(0, 10)} ${start.getUTCHours() < 11}`)).size,
    ).toBe(6)
  })

  it('can always be done by its crew, whatever is engaged', () => {
    const engaged = fc.array(
      fc.record({
        day: fc.integer({ min: 24, max: 28 }),
        hour: fc.integer({ min: 9, max: 16 }),
        town: fc.constantFrom(...towns),
        crew: fc.constantFrom(...builtInRules.crews),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(engaged, fc.constantFrom(...towns), fc.constantFrom(...topics), (rows, town, topic) => {
        const busy = rows.map(({ day, hour, town: there, crew }) => visit(`2026-11-${day}`, hour, there, crew.id))
        for (const { start, crewId } of proposals(diary, busy, { town, topic }, monday, 6))
          expect(crewsFor(diary, busy, { mode: 'visit', town, topic }, start).map(({ id }) => id)).toContain(crewId)
      }),
      { numRuns: 60 },
    )
  })
})
