import { describe, expect, it } from 'vitest'
import { isForm, isOpenForm, readTerms } from './terms.ts'
import { fullVocabulary } from './vocabulary.ts'

describe('a row', () => {
  const terms = [...readTerms({ smoke: 'smok fire! went/gone_off\n| humo!\n|\n| rauch brände' }, true)]
  const ofLanguage = (language: string) => terms.filter((term) => term.language === language)
  it('lists its terms by language, phrases by what they open with', () => {
    expect(ofLanguage('en').map(({ first }) => first.text)).toEqual(['smok', 'fire', 'went', 'gone'])
    expect(ofLanguage('es').map(({ first }) => first.text)).toEqual(['humo'])
    expect(ofLanguage('fr')).toEqual([])
    expect(terms[2]?.rest[0]?.[0]).toMatchObject({ kind: 'word', text: 'off' })
  })
  it('knows umlauts without dots and as two letters', () => {
    expect(ofLanguage('de').map(({ first }) => first.text)).toEqual(['rauch', 'brande', 'braende'])
  })
  it('forgives slips in stems of five letters', () => {
    expect(terms.filter(({ first }) => first.forgiving).map(({ first }) => first.text)).toContain('rauch')
    expect(terms.filter(({ first }) => first.forgiving).map(({ first }) => first.text)).not.toContain('smok')
  })
})

describe('endings', () => {
  it('are those of the language', () => {
    expect(isForm('en', 'smok', 'ing')).toBe(true)
    expect(isForm('en', 'plug', 'ged')).toBe(true)
    expect(isForm('en', 'spark', 'le')).toBe(false)
    expect(isForm('es', 'quem', 'andose')).toBe(true)
    expect(isForm('es', 'hum', 'ano')).toBe(false)
    expect(isForm('fr', 'brul', 'ee')).toBe(true)
    expect(isForm('de', 'brenn', 't')).toBe(true)
  })
  it('may be any for a long stem', () => {
    expect(isOpenForm('de', 'waschmasch', 'inenstecker')).toBe(true)
    expect(isOpenForm('de', 'rauch', 'verbot')).toBe(false)
  })
})

it('every row has a line for each language at most, and no term is empty', () => {
  for (const rows of [
    fullVocabulary.happenings,
    fullVocabulary.surroundings,
    fullVocabulary.signals,
    fullVocabulary.swallowing,
  ]) {
    for (const [concept, row] of Object.entries(rows)) {
      expect([concept, row.split('|').length <= 5]).toEqual([concept, true])
      for (const term of row.split(/[\s|]+/).filter(Boolean)) {
        expect([concept, term]).toEqual([concept, expect.stringMatching(/^[^\s_/][^\s]*[^\s_/]$|^\p{L}!?$/u)])
      }
    }
  }
})
