import { describe, expect, it } from 'vitest'
import { densestLines, evenlyLit, type GreyPicture, levelled } from './picture.ts'
import { leansOf } from './skew.ts'

const width = 600
const height = 800

/** Lines of short words, each leaning as far as `leanOf` says of its height, in degrees. */
function page(leanOf: (share: number) => number): GreyPicture {
  const data = new Uint8ClampedArray(width * height).fill(255)
  for (let line = 40; line < height - 40; line += 20)
    for (let x = 40; x < width - 40; x++) {
      if (x % 12 > 8) continue
      const y = Math.round(line + (x - width / 2) * Math.tan((leanOf(line / height) * Math.PI) / 180))
      for (let down = 0; down < 6; down++) data[(y + down) * width + x] = 0
    }
  return { width, height, data }
}

describe('a sheet photographed at an angle', () => {
  it('has lines that lean one way at its top and another at its foot, and level ones afterwards', () => {
    const bent = page((share) => -1 + 2 * share)
    const { top, foot } = leansOf(bent)
    expect(top).toBeLessThan(-0.6)
    expect(foot).toBeGreaterThan(0.6)
    const after = leansOf(levelled(bent, top, foot))
    expect(Math.abs(after.top)).toBeLessThan(0.35)
    expect(Math.abs(after.foot)).toBeLessThan(0.35)
  })

  it('that lies straight stays as it is', () => {
    const { top, foot } = leansOf(page(() => 0))
    expect([Math.abs(top), Math.abs(foot)]).toEqual([0, 0])
  })

  it('has grey letters darkened, and its paper white', () => {
    const grey = page(() => 0)
    grey.data = grey.data.map((value) => (value === 0 ? 130 : 200))
    const lit = evenlyLit(grey, 0.45)
    const darkest = lit.data.reduce((least, value) => Math.min(least, value), 255)
    expect(darkest).toBeLessThan(130)
    expect(lit.data[0]).toBe(255)
  })
})

describe('a few lines of a page', () => {
  it('are taken where ink comes and goes, not from a shadow or an empty part', () => {
    const sheet = page(() => 0)
    // A shadow over the upper half, nothing below the lines of the lower one.
    sheet.data.fill(0, 0, (width * height) / 2)
    sheet.data.fill(255, width * 600)
    const lines = densestLines(sheet)
    const dark = lines.data.filter((value) => value < 128).length / lines.data.length
    expect(dark).toBeGreaterThan(0.1)
    expect(dark).toBeLessThan(0.5)
    expect(lines.data.length).toBe(lines.width * lines.height)
    expect(lines.height).toBeLessThan(height / 20)
  })
})
