import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atOnce } from '#src/features/emergency-chat/domain/at-once.ts'
import { triage as rules } from '#src/features/emergency-chat/domain/triage.ts'
import { chatLanguageOf, levels } from '#src/features/emergency-chat/domain/triage-types.ts'
import { triageFrom } from '#src/features/emergency-chat/read-triage.ts'
import { modelText, parseModel } from './linear-model.ts'
import { loudestPassage, parseWording, readWording } from './wording.ts'

const file = (name: string) => join(import.meta.dirname, name)
const wording = atOnce(parseWording(readFileSync(file('wording.txt'), 'utf8')))
const triage = triageFrom(file('wording.txt'))

const casesIn = (name: string) =>
  readFileSync(file(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '))
    .map(([language, level, , ...message]) => ({ language, level, message: message.join(' | ') }))
    .map((one) => ({ ...one, found: triage(one.message, chatLanguageOf(one.language) ?? 'en').level }))

/** The fourth is half false alarms, thanks and what-ifs. */
const unseen = [
  ['unseen.txt', 0.95],
  ['unseen-2.txt', 0.95],
  ['unseen-3.txt', 0.95],
  ['unseen-4.txt', 0.9],
  ['unseen-5.txt', 0.9],
] as const
describe.each(unseen)('messages that nothing was learned from: %s', (name, least) => {
  test('no danger is missed, little else is called one, and the levels are right', () => {
    const cases = casesIn(name)
    const critical = cases.filter(({ level }) => level === 'critical')
    const called = cases.filter(({ found }) => found === 'critical')
    expect(critical.length).toBeGreaterThanOrEqual(90)
    expect(critical.filter(({ found }) => found !== 'critical').map(({ message }) => message)).toEqual([])
    expect(called.filter(({ level }) => level === 'critical').length / called.length).toBeGreaterThanOrEqual(least)
    expect(cases.filter(({ level, found }) => level === found).length / cases.length).toBeGreaterThanOrEqual(least)
  })
})

test('letters written to mislead, by the hand that wrote the rules, the half that nothing was learned from', () => {
  const cases = casesIn('unseen-6.txt')
  const dangers = cases.filter(({ level }) => level === 'critical')
  const called = cases.filter(({ found }) => found === 'critical')
  expect(dangers.length).toBeGreaterThanOrEqual(70)
  expect(dangers.filter(({ found }) => found !== 'critical').map(({ message }) => message)).toEqual([])
  expect(called.filter(({ level }) => level === 'critical').length / called.length).toBeGreaterThanOrEqual(0.75)
})

/** How many dangers each may miss: what is missed today. */
const strangers = [
  ['unseen-7.txt', 1],
  ['unseen-8.txt', 0],
  ['unseen-9.txt', 4],
] as const
describe.each(strangers)('messages and long letters by judges who saw no rule: %s', (name, mostMissed) => {
  test('hardly a danger is missed, and of twenty alarms nineteen are right', () => {
    const cases = casesIn(name)
    const dangers = cases.filter(({ level }) => level === 'critical')
    const called = cases.filter(({ found }) => found === 'critical')
    expect(dangers.length).toBeGreaterThanOrEqual(105)
    expect(dangers.filter(({ found }) => found !== 'critical').length).toBeLessThanOrEqual(mostMissed)
    expect(called.filter(({ level }) => level === 'critical').length / called.length).toBeGreaterThan(0.94)
  })
})

test('no idiom, product or name swallows a danger told in the same words', () => {
  const cases = casesIn('examples/near-idioms.txt')
  const dangers = cases.filter(({ level }) => level === 'critical')
  const ordinary = cases.filter(({ level }) => level !== 'critical')
  expect(dangers.length).toBeGreaterThan(150)
  expect(dangers.filter(({ found }) => found !== 'critical').map(({ message }) => message)).toEqual([])
  expect(ordinary.filter(({ found }) => found !== 'critical').length / ordinary.length).toBeGreaterThan(0.75)
})

test('any text has probabilities that add up to one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { probability } = readWording(wording, text)
      const all = levels.map((level) => probability[level])
      expect(all.every((one) => one >= 0 && one <= 1)).toBe(true)
      expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    }),
    { numRuns: 100 },
  )
})

test('what was written is read back, to half a step', () => {
  const rows: [string, number, number[]][] = [
    ['plug', 2.5, [1.2, -0.4, 0, -0.8]],
    ['plug is', 8.9, [0.1, 0.1, 0.1, -0.3]],
    ['~plug', 1.25, [-1, 1, 1.8, -1.8]],
  ]
  const model = {
    bias: [0.5, 0, -0.25, 0],
    features: new Map(rows.map(([name, idf, weights]) => [name, [idf, ...weights]])),
  }
  const { rowOf, bias } = atOnce(parseModel(modelText(model, 24)))
  expect(bias).toEqual([0.5, 0, -0.25, 0])
  expect(rowOf('plug i')).toBeUndefined()
  for (const [name, idf, weights] of rows)
    for (const [at, number] of [idf, ...weights].entries())
      expect(Math.abs((rowOf(name)?.[at] ?? Number.NaN) - number)).toBeLessThanOrEqual(0.5 / (at === 0 ? 4 : 24) + 1e-9)
})

test('what was learned explains itself by words of the message', () => {
  const said = triage('the wall behind the cooker is hot and it smells like fish', 'en')
  expect(said.level).toBe('critical')
  expect(said.because.length).toBeGreaterThan(0)
})

test('the passage that says the danger is the loudest of its letter', () => {
  const letter =
    'We met at the market and you gave me your card. The plug behind the fridge is brown and smells burnt. Could you also quote for three fans? Kind regards, Joan.'
  const { live, marks } = rules(letter, 'en')
  const { at, odds } = loudestPassage(wording, live, marks)
  expect(live.passages[at]?.text).toContain('smells burnt')
  expect(odds).toBeGreaterThan(0)
})
