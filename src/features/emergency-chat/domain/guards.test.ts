import { describe, expect, it } from 'vitest'
import { matchRules } from './match-rules.ts'
import { readerOf } from './reading.ts'
import { indexOf } from './term-index.ts'
import { triage } from './triage.ts'
import { fullVocabulary } from './vocabulary.ts'
import type { Concept } from './vocabulary-types.ts'

const levelOf = (message: string, language: 'en' | 'es' | 'de' | 'fr' = 'en') => triage(message, language).level
const readingOf = readerOf(fullVocabulary, indexOf(fullVocabulary))
/** What the rules make of one danger in a message, before its wording is heard. */
const excuseOf = (danger: Concept, message: string) =>
  matchRules([{ id: danger, level: 'critical', needs: [[danger]] }], readingOf(message)).map(
    ({ excuse }) => excuse ?? 'holds',
  )

describe('what is denied first', () => {
  it.each([
    ['No evidence of sparks, smoke or water.', 'en'],
    ['Sin humo, chispas o calor', 'es'],
    ['Kein Rauch, Funken oder Geruch', 'de'],
    ['Pas de fumée, étincelles ou odeur', 'fr'],
  ] as const)('is denied of the whole list: "%s"', (message, language) => {
    expect(levelOf(message, language)).toBe('low')
  })
  it.each([
    'No overheating. Sparks come from the socket.',
    'No smoke, but sparks come from the socket.',
    'No hot water, sparks come from the socket',
    'No smoke, sparks, the socket is burning',
  ])('is denied of nothing behind the list: "%s"', (message) => {
    expect(levelOf(message)).toBe('critical')
  })
})

describe('a nothing at the end', () => {
  it('says what was looked for and not found', () => {
    expect(levelOf('Überall gerochen, nichts', 'de')).toBe('low')
    expect(levelOf('smell checked, nothing')).toBe('low')
  })
  it('of another sentence, or of something else, leaves the danger', () => {
    expect(levelOf('There is a burning smell from the socket. Nothing else is wrong.')).toBe('critical')
    expect(levelOf('There is a burning smell from the socket, nothing works.')).toBe('critical')
  })
})

describe('a denial before a danger', () => {
  it.each([
    ['smoke', 'No smoke'],
    ['smoke', 'No visible black smoke'],
    ['smoke', 'No gas or smoke'],
    ['electricShock', 'nobody has had an electric shock'],
    ['smoke', 'weder Wärme noch Geruch noch Rauch'],
    ['hot', 'ni un enchufe caliente'],
    ['hot', 'ningún enchufe caliente'],
    ['hot', 'kein Stecker heiss'],
  ] as const)('takes it away: %s in "%s"', (danger, message) => {
    expect(excuseOf(danger, message)).toEqual(['denied'])
  })
  it.each([
    ['smoke', 'No very thick visible black smoke'],
    ['smoke', 'no, there is smoke'],
    ['smoke', 'this is no drill there is smoke'],
    ['smoke', 'No lamp smoke'],
    ['hot', 'no hay un enchufe caliente'],
    ['hot', 'un enchufe caliente'],
    ['smoke', 'heute noch Rauch'],
  ] as const)('too far away, of something else or begun anew, leaves it: %s in "%s"', (danger, message) => {
    expect(excuseOf(danger, message)).toEqual(['holds'])
  })
  it.each([
    ['smoke', 'nobody sees the smoke'],
    ['smoke', 'nobody here smells smoke'],
    ['electricShock', 'nobody here but my wife had an electric shock'],
    ['electricShock', 'nobody, she got an electric shock'],
    ['electricShock', 'nobody else in the whole house has had an electric shock'],
  ] as const)('of people is one of what they feel, in the same breath: %s holds in "%s"', (danger, message) => {
    expect(excuseOf(danger, message)).toEqual(['holds'])
  })
  it.each(['It won’t stop smoke', 'I do not know why there is smoke', 'not only smoke', 'no power smoke'])(
    'that denies an end, a knowledge or the power leaves it: "%s"',
    (message) => {
      expect(excuseOf('smoke', message)).toEqual(['holds'])
    },
  )
})

describe('a denial behind a danger', () => {
  it.each([
    ['smoke', 'smoke no'],
    ['smoke', 'smoke not but heat'],
    ['smoke', 'fumée pas'],
    ['hot', 'Heiß wird er nicht'],
    ['smell', 'riechen tut auch nichts'],
  ] as const)('takes it away where it ends the clause: %s in "%s"', (danger, message) => {
    expect(excuseOf(danger, message)).toEqual(['denied'])
  })
  it.each([
    ['smoke', 'smoke not here'],
    ['smoke', 'smoke not, only heat'],
    ['smoke', 'la fumée, pas'],
    ['smoke', 'humo no para'],
    ['hot', 'Heiß wird er nicht mehr kalt'],
    ['hot', 'Heiß wird er, nicht'],
    ['hot', 'Heiß wird er heute auch wieder sehr nicht'],
  ] as const)('that goes on, or stands alone, leaves it: %s in "%s"', (danger, message) => {
    expect(excuseOf(danger, message)).toEqual(['holds'])
  })
})

describe('a list that is denied', () => {
  it.each([
    'No sparks, smoke or water',
    'No sparks, black smoke or heat',
    'No sparks, big black smoke or heat',
    'No sparks, water, heat or smoke',
    'No sparks, smoke, heat or fire',
    'No sparks anywhere in the whole house, smoke or heat',
    'No sparks, fire, sparks, fire, sparks, fire, smoke or water',
  ])('is one with an "or" in it, of short items: "%s"', (message) => {
    expect(excuseOf('smoke', message)).toEqual(['denied'])
  })
  it.each([
    'No sparks, smoke',
    'No sparks, smoke near the motor',
    'No sparks, smoke from the orange lamp',
    'No sparks. Smoke or heat',
    'No sparks, there is smoke or heat',
    'No sparks, big black clouds of smoke or heat',
    'No sparks, smoke or heat in the house',
    'No sparks, smoke, heat in the rooms of it, or fire',
    'No sparks, but fire, smoke or heat',
    'No sparks, lamps, smoke or heat',
    'No sparks, fire, sparks, fire, sparks, fire, sparks, smoke or water',
    'sparks, smoke or heat',
  ])('is none of this: "%s"', (message) => {
    expect(excuseOf('smoke', message)).toEqual(['holds'])
  })
})

describe('a smell that was looked for', () => {
  it.each(['smell checked, nothing', 'smell checked and nothing', 'smell checked in the rooms, nothing'])(
    'and not found is none: "%s"',
    (message) => {
      expect(excuseOf('smell', message)).toEqual(['denied'])
    },
  )
  it.each([
    'smell checked. Nothing',
    'smell checked, nothing works',
    'smell checked nothing',
    'smell checked in all the rooms here, nothing',
  ])('is there where the nothing is far, of something else or of another sentence: "%s"', (message) => {
    expect(excuseOf('smell', message)).toEqual(['holds'])
  })
})
