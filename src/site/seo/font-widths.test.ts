import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { readFontWidths } from './font-widths.ts'

const file = join(import.meta.dirname, '../../../assets/fonts/ttf/FamiljenGrotesk-SemiBold.ttf')
const widths = readFontWidths(readFileSync(file))

/** The width of the ink, by the renderer itself. */
function inkPx(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="10" y="120" font-family="Familjen Grotesk" font-size="100">${text}</text></svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [file] } }).getBBox()?.width ?? 0
}

describe('readFontWidths', () => {
  it.each(['Instalación', 'Málaga', 'HHHHHHHH', 'Know the price', '€12,500'])(
    'measures "%s" as the renderer sets it',
    (text) => {
      expect(widths.widthPx(text, 100) / inkPx(text)).toBeGreaterThan(0.98)
      expect(widths.widthPx(text, 100) / inkPx(text)).toBeLessThan(1.06)
    },
  )

  it('grows with the size', () => {
    expect(widths.widthPx('Sol', 60)).toBeCloseTo(2 * widths.widthPx('Sol', 30))
  })

  it('counts a character that the face lacks as an m', () => {
    expect(widths.widthPx('日', 50)).toBe(widths.widthPx('m', 50))
  })

  it('refuses what is no face', () => expect(() => readFontWidths(Buffer.alloc(64))).toThrow(RangeError))
})
