import { describe, expect, it } from 'vitest'
import { triage } from './triage.ts'

const levelOf = (message: string, language: 'en' | 'es' | 'de' | 'fr' = 'en') => triage(message, language).level

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
