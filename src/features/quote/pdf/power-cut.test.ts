import { describe, expect, test } from 'vitest'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { powerCutCell, powerCutStrip } from './power-cut.ts'
import { quotePdfEn } from './words.en.ts'
import { quotePdfEs } from './words.es.ts'

const [, , blackoutProof] = sampleEstimate('villa').options

describe('what runs in a power cut, in the PDF', () => {
  test('is drawn in 24 squares where something runs, and in none where nothing does', () => {
    expect(powerCutCell(blackoutProof, quotePdfEn, 'en').squares).toHaveLength(24)
    const nothing = { ...blackoutProof, backup: { ...blackoutProof.backup, powers: [] } }
    expect(powerCutCell(nothing, quotePdfEs, 'es').squares).toEqual([])
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
