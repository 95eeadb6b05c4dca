import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fitText, readCoverage } from './font-coverage.ts'

const coverage = readCoverage(fileURLToPath(new URL('../../../assets/fonts/ttf', import.meta.url)))

describe('the faces', () => {
  test('draw every character of both languages and of our figures', () => {
    const needed = 'ABCXYZabcxyzÁÉÍÓÚÜÑáéíóúüñªº¿¡«»“”‘’–—·×−±°²³½€%&@+/()[]0123456789\u00a0'
    expect([...needed].filter((char) => !coverage.has(char.codePointAt(0) ?? 0))).toEqual([])
  })
})

describe('fitting a text to the faces', () => {
  test.each([
    ['Núñez · 12.500 €', 'Núñez · 12.500 €'],
    ['Nu\u0301n\u0303ez', 'Núñez'],
    ['Ṽerá', 'Verá'],
    ['ﬁnca', 'finca'],
    ['Ян', '??'],
    ['a\u202eb\u0007c', 'abc'],
    ['auto\u00adconsumo\nsolar', 'auto\u00adconsumo\nsolar'],
  ])('%j becomes %j', (text, fitted) => {
    expect(fitText(text, coverage)).toBe(fitted)
  })
})
