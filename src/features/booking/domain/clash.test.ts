import { expect, test } from 'vitest'
import { builtInRules } from './built-in-rules.ts'
import { clashesOf } from './clash.ts'
import type { Engagement } from './crew-day.ts'

const rules = { ...builtInRules, withinTownMinutes: 10, travel: [{ a: 'marbella', b: 'malaga', minutes: 50 }] }
const crew = { base: 'marbella' } as const
const from = (fromMinute: number, toMinute: number, town: Engagement['town'] = 'marbella'): Engagement => ({
  startMs: fromMinute * 60_000,
  endMs: toMinute * 60_000,
  town,
})
const found = (others: Engagement[], wanted: Engagement) =>
  clashesOf(rules, crew, others, wanted).map((clash) => [others.indexOf(clash.with), clash.because])

test('what fits clashes with nothing', () => {
  expect(found([from(600, 660)], from(670, 730))).toEqual([])
})

test('everything at the same time is named, and nothing that is only near it', () => {
  expect(found([from(540, 600), from(605, 650), from(660, 700)], from(610, 670))).toEqual([
    [1, 'overlap'],
    [2, 'overlap'],
  ])
})

test('without an overlap it is the drive: from before, on to what comes after, or both', () => {
  const day = [from(540, 600, 'malaga'), from(700, 760, 'malaga')]
  expect(found(day, from(620, 640))).toEqual([[0, 'drive']])
  expect(found(day, from(655, 670))).toEqual([[1, 'drive']])
  expect(found(day, from(610, 690))).toEqual([
    [0, 'drive'],
    [1, 'drive'],
  ])
})

test('a day that was impossible already does not refuse what adds nothing to that', () => {
  const impossible = [from(540, 600), from(605, 650, 'malaga')]
  expect(found(impossible, from(800, 860))).toEqual([])
})
