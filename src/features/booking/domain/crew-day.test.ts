import { describe, expect, it, test } from 'vitest'
import { builtInRules, minuteOfDay } from './built-in-rules.ts'
import { drivingMinutes, type Engagement, extraDrivingMinutes, isDrivable } from './crew-day.ts'
import { type BookingRules, durationMinutes, travelMinutes } from './rules.ts'

const rules: BookingRules = {
  ...builtInRules,
  withinTownMinutes: 10,
  pauseMinutes: 5,
  travel: [
    { a: 'marbella', b: 'malaga', minutes: 50 },
    { a: 'mijas', b: 'marbella', minutes: 30 },
  ],
}
const crew = { base: 'marbella' } as const
const minute = 60_000
/** From one minute of the day to another; without a town, a video call. */
const from = (fromMinute: number, toMinute: number, town: Engagement['town'] = null): Engagement => ({
  startMs: fromMinute * minute,
  endMs: toMinute * minute,
  town,
})
const day = { fromMs: 540 * minute, toMs: 1080 * minute }

describe('driving', () => {
  it('takes what the table says, in both directions, and some minutes within a town', () => {
    expect(travelMinutes(rules, 'marbella', 'malaga')).toBe(50)
    expect(travelMinutes(rules, 'malaga', 'marbella')).toBe(50)
    expect(travelMinutes(rules, 'malaga', 'malaga')).toBe(10)
  })
  it('takes the longest of the table where a pair is missing', () => {
    expect(travelMinutes(rules, 'malaga', 'mijas')).toBe(50)
    expect(travelMinutes({ ...rules, travel: [] }, 'malaga', 'mijas')).toBe(10)
  })
  it('is counted from the base and back to it', () => {
    expect(drivingMinutes(rules, crew, [])).toBe(0)
    expect(drivingMinutes(rules, crew, [from(600, 630)])).toBe(0)
    expect(drivingMinutes(rules, crew, [from(600, 630, 'malaga')])).toBe(100)
    const both = [from(700, 730, 'mijas'), from(600, 630, 'marbella'), from(640, 650)]
    expect(drivingMinutes(rules, crew, both)).toBe(10 + 30 + 30)
    expect(extraDrivingMinutes(rules, crew, both.slice(1), from(700, 730, 'mijas'))).toBe(50)
  })
})

describe('a day can be driven', () => {
  it('when the gap between two houses is as long as the drive, in whatever order they are told', () => {
    const first = from(600, 660, 'marbella')
    expect(isDrivable(rules, crew, [first, from(710, 740, 'malaga')])).toBe(true)
    expect(isDrivable(rules, crew, [from(710, 740, 'malaga'), first])).toBe(true)
    expect(isDrivable(rules, crew, [first, from(709, 740, 'malaga')])).toBe(false)
  })
  it('when nothing overlaps, and what needs no driving has its pause', () => {
    expect(isDrivable(rules, crew, [from(600, 630), from(635, 660)])).toBe(true)
    expect(isDrivable(rules, crew, [from(600, 630), from(634, 660)])).toBe(false)
    expect(isDrivable(rules, crew, [from(600, 630, 'marbella'), from(634, 660)])).toBe(false)
    expect(isDrivable(rules, crew, [from(600, 630), from(634, 660, 'marbella')])).toBe(false)
    expect(isDrivable(rules, crew, [from(600, 600)])).toBe(false)
  })
  it('when two houses of one town are as far apart as the drive, pause or no pause', () => {
    const short = { ...rules, withinTownMinutes: 2 }
    const first = from(600, 630, 'mijas')
    expect(isDrivable(short, crew, [first, from(632, 660, 'mijas')])).toBe(true)
    expect(isDrivable(short, crew, [first, from(631, 660, 'mijas')])).toBe(false)
  })
  it('when one unbroken gap holds the drive: a call between does not count as driving time', () => {
    const [before, after] = [from(600, 660, 'marbella'), from(740, 770, 'malaga')]
    expect(isDrivable(rules, crew, [before, from(665, 690), after])).toBe(true)
    expect(isDrivable(rules, crew, [before, from(685, 700), after])).toBe(false)
    expect(isDrivable(rules, crew, [before, from(710, 735), after])).toBe(true)
  })
  it('when the way out and the way home are within the hours too', () => {
    expect(isDrivable(rules, crew, [from(590, 650, 'malaga')], day)).toBe(true)
    expect(isDrivable(rules, crew, [from(589, 650, 'malaga')], day)).toBe(false)
    expect(isDrivable(rules, crew, [from(900, 1030, 'malaga')], day)).toBe(true)
    expect(isDrivable(rules, crew, [from(900, 1031, 'malaga')], day)).toBe(false)
    expect(isDrivable(rules, crew, [from(540, 600)], day)).toBe(true)
    expect(isDrivable(rules, crew, [from(539, 600)], day)).toBe(false)
    expect(isDrivable(rules, crew, [from(1050, 1080)], day)).toBe(true)
    expect(isDrivable(rules, crew, [from(1050, 1081)], day)).toBe(false)
  })
  it('when a long call at the end leaves a gap for the way home before it', () => {
    const visit = from(800, 900, 'malaga')
    expect(isDrivable(rules, crew, [visit, from(950, 1080)], day)).toBe(true)
    expect(isDrivable(rules, crew, [visit, from(945, 1075)], day)).toBe(false)
  })
})

test('a video takes as long for everybody, a visit as its subject needs', () => {
  expect(durationMinutes(rules, 'video', 'ev-charger')).toBe(rules.videoMinutes)
  expect(durationMinutes(rules, 'visit', 'ev-charger')).toBe(rules.visitMinutes['ev-charger'])
  expect(minuteOfDay('09:30')).toBe(570)
})
