import type { OpeningCalendar } from '#src/shared/domain/opening-hours.ts'
import { services, type Town } from '#src/shared/domain/vocabulary.ts'

/** What a consultation can be about: every service but an emergency, which is no appointment. */
export const topics = services.filter((service) => service !== 'emergency')
export type Topic = Exclude<(typeof services)[number], 'emergency'>

export const modes = ['visit', 'video'] as const
export type Mode = (typeof modes)[number]

/** Somebody who goes to people's houses, alone or as a crew with one van. */
export interface Crew {
  id: string
  name: string
  /** Where the day begins and ends. */
  base: Town
  topics: readonly Topic[]
  modes: readonly Mode[]
}

/** What staff decide about appointments. Times are minutes after midnight in Spain. */
export interface BookingRules {
  visitMinutes: Readonly<Record<Topic, number>>
  videoMinutes: number
  /** When an appointment may begin. */
  startMinutes: readonly number[]
  /** How long before it begins it can be booked at the latest, hours. */
  leadHours: Readonly<Record<Mode, number>>
  /** How far ahead, days. */
  horizonDays: number
  /** From one house to another in the same town. */
  withinTownMinutes: number
  /** Between two appointments that need no driving. */
  pauseMinutes: number
  travel: readonly { a: string; b: string; minutes: number }[]
  crews: readonly Crew[]
}

/** The rules with the calendar of the house. */
export interface Diary {
  rules: BookingRules
  calendar: OpeningCalendar
}

export function durationMinutes(rules: BookingRules, mode: Mode, topic: Topic): number {
  return mode === 'video' ? rules.videoMinutes : rules.visitMinutes[topic]
}

/** Driving time between two towns in minutes, from the staff's table; the longest of it when the pair is not there, so that doubt never makes a day too tight. */
export function travelMinutes(rules: BookingRules, from: Town, to: Town): number {
  if (from === to) return rules.withinTownMinutes
  const pair = rules.travel.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))
  return pair?.minutes ?? Math.max(rules.withinTownMinutes, ...rules.travel.map(({ minutes }) => minutes))
}
