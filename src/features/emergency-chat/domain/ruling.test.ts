import { describe, expect, it } from 'vitest'
import { triage } from './triage.ts'

/** What a ruling says beside its level: hazards in their order, reasons, and what became of a danger that is over or only feared. */

const levelOf = (message: string) => triage(message, 'en').level

describe('a danger that is over', () => {
  it('deserves a look today when it is recent, none when it is long ago', () => {
    expect(levelOf('we had a small fire last week')).toBe('high')
    expect(levelOf('we had a fire ten years ago')).toBe('low')
    expect(levelOf('a few days ago there was smoke from the inverter')).toBe('low')
  })
  it.each([
    'we had a small fire last week, what does a check cost?',
    'we had a small fire last week. Can I book an appointment?',
    'we had a small fire last week. Is that usual?',
    'we had a small fire last week and want an appointment',
  ])('is told beside what somebody asks for: %s', (message) => {
    expect(triage(message, 'en')).toMatchObject({
      level: 'low',
      hazards: [],
      because: [{ rule: 'fire, long-past', matched: 'fire' }],
    })
  })
  it('is no danger when it was only a fault, as an outage that is over', () => {
    expect(levelOf('last week the power was out for an hour')).toBe('low')
    expect(levelOf('last month the socket was hot')).toBe('high')
  })
  it('gives way to the fault of today', () => {
    expect(triage('the plug is dead, last year there was smoke', 'en')).toMatchObject({
      level: 'medium',
      hazards: [],
      because: [
        { rule: 'not-working', matched: 'plug … dead' },
        { rule: 'not-working-unnamed', matched: 'dead' },
        { rule: 'smoke, long-past', matched: 'smoke' },
      ],
    })
  })
})

it('a danger that is feared deserves a look where somebody worries about their own home, and does not ask for something else', () => {
  expect(levelOf('the house may catch fire, I am worried')).toBe('high')
  expect(levelOf('the house may catch fire')).toBe('low')
  expect(levelOf('the house may catch fire, I am worried. What do panels cost?')).toBe('low')
})

it('a danger that was denied is no lesser fault either: the thing that was named beside it says nothing', () => {
  expect(triage('no smoke, the socket', 'en')).toMatchObject({
    level: 'low',
    because: [{ rule: 'smoke, denied', matched: 'smoke' }],
  })
})

it('hazards are those of what is urgent, the most pressing first, each once', () => {
  const many =
    'There is smoke from the fuse box and the socket is sparking and water drips on the meter, I got a shock, it smells burnt, gas smell in the kitchen, flames in the attic, my hand is burnt and the child fainted'
  const { hazards, because } = triage(many, 'en')
  expect(hazards).toEqual(['gas', 'shock', 'fire', 'water-at-electrics', 'burning-smell'])
  // Six reasons tell enough.
  expect(because.map(({ rule }) => rule)).toEqual([
    'fire',
    'smoke',
    'sparks',
    'burning-smell',
    'smell-and-burn',
    'smell-at-electrics',
  ])
  expect(because.at(-1)?.matched).toBe('meter … smells')
  expect(triage('power is out in the whole house, smoke from the inverter', 'en').hazards).toEqual([
    'fire',
    'power-loss',
  ])
  expect(triage('the power is out in the whole house', 'en').hazards).toEqual(['power-loss'])
  expect(triage('the plug in the kitchen is dead', 'en').hazards).toEqual([])
})

it('reasons are those that decided, in the words of the message and in their order', () => {
  expect(triage('power is out in the whole house, smoke from the inverter', 'en').because).toEqual([
    { rule: 'smoke', matched: 'smoke' },
  ])
  expect(triage('Der STROM ist weg', 'de').because).toEqual([
    { rule: 'no-power', matched: 'STROM ist weg' },
    { rule: 'power-gone', matched: 'STROM … weg' },
  ])
})

it('what the rules saw has a name: a rule that holds, one that is excused, a meaning, a question', () => {
  expect(triage('no smoke, just a price', 'en').marks).toEqual([
    '@smoke/denied',
    '#negation',
    '#postNegation',
    '#smoke',
    '#scopeBreak',
    '#carryOn',
    '#bill',
  ])
  const asked = triage('what does a battery cost?', 'en').marks
  expect([asked.includes('#battery'), asked.at(-1)]).toEqual([true, '?'])
  expect(triage('the plug in the kitchen is dead', 'en').marks).not.toContain('?')
})

it('says whether it knows the language it was written in', () => {
  expect(triage('the house is on fire', 'es')).toMatchObject({ language: 'en', isKnownLanguage: true })
  expect(triage('пожар на кухне', 'es')).toMatchObject({ language: 'en', isKnownLanguage: false })
  expect(triage('нет света во всём доме', 'es')).toMatchObject({
    level: 'high',
    language: 'en',
    isKnownLanguage: false,
  })
})
