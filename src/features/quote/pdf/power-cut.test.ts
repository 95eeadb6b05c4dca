import { describe, expect, test } from 'vitest'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { powerCutCell, powerCutStrip } from './power-cut.ts'
import { quotePdfEn } from './words.en.ts'
import { quotePdfEs } from './words.es.ts'

const [, , blackoutProof] = sampleEstimate('villa').options

describe('what runs in a power cut, in the PDF', () => {
  test('ends each cell with what is kept for a cut, as long as the quote knows it', () => {
    expect(powerCutCell(blackoutProof, quotePdfEn, 'en').lines.at(-1)).toBe('Keeps 50% of the battery for a cut')
    expect(powerCutCell(blackoutProof, quotePdfEs, 'es').lines.at(-1)).toBe(
      'Guarda el 50\u00a0% de la batería para un apagón',
    )
    const { reserveShare: _, ...backup } = blackoutProof.backup
    expect(powerCutCell({ ...blackoutProof, backup }, quotePdfEn, 'en').lines.join()).not.toContain('eeps')
  })

  test('says usually of every hour, also where both figures are one', () => {
    const hours = { p90: 8.1, p50: 8.6, p10: 9 }
    const same = { ...blackoutProof, backup: { ...blackoutProof.backup, hours } }
    expect(powerCutCell(same, quotePdfEn, 'en').lines[0]).toBe('At least 8\u00a0h; usually the same')
    expect(powerCutCell(same, quotePdfEs, 'es').lines[0]).toBe('Al menos 8\u00a0h; lo\u00a0normal, casi\u00a0igual')
  })

  test('goes on in small letters behind the colon of the strip', () => {
    expect(powerCutStrip(blackoutProof, quotePdfEn, 'en')?.sentence).toMatch(/^fridge, router/)
    expect(powerCutStrip(blackoutProof, quotePdfEs, 'es')?.sentence).toMatch(/^nevera, router/)
  })
})
