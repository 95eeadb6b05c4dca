import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawSvg } from '#script/draw-svg.ts'
import { business } from '#src/site/business.ts'
import { ogPainter, ogPictureSvg, writeOgPictures } from './og-picture.ts'

const words = { heading: 'Solar panels in Marbella', kicker: 'Service', language: 'en' } as const
const linesOf = (svg: string) => [...svg.matchAll(/<text[^>]*letter-spacing[^>]*>([^<]*)</g)].map((match) => match[1])
const sizeOf = (svg: string) => Number(/font-size="(\d+)" fill="#07303f"/.exec(svg)?.[1])

/** Of a part of the picture: `stats` looks at the whole of what it is given. */
const statsOf = async (png: Buffer, part: Region) =>
  sharp(await sharp(png).removeAlpha().extract(part).toBuffer()).stats()
const meansOf = async (png: Buffer, part: Region) => (await statsOf(png, part)).channels.map(({ mean }) => mean)

describe('ogPictureSvg', () => {
  it('holds heading, kicker and the name of the business, and no custom property', () => {
    const svg = ogPictureSvg(words)
    expect(linesOf(svg).join(' ')).toBe(words.heading)
    expect(svg).toContain('>Service</text>')
    expect(svg).toContain(`>${business.name}</text>`)
    expect(svg).not.toContain('var(')
  })

  it('sets a long heading smaller and in more lines, whole', () => {
    const heading =
      'Instalación de placas solares con batería y protección contra apagones en Torremolinos y alrededores'
    const svg = ogPictureSvg({ ...words, heading, language: 'es' })
    expect(linesOf(svg).join(' ')).toBe(heading)
    expect(linesOf(svg).length).toBeLessThanOrEqual(5)
    expect(sizeOf(svg)).toBeLessThan(sizeOf(ogPictureSvg(words)))
  })

  it('escapes what a heading may hold', () => {
    expect(ogPictureSvg({ ...words, heading: 'R&D <b>' })).toContain('R&amp;D &lt;b&gt;')
  })

  it('refuses a heading that no size can hold', () => {
    expect(() => ogPictureSvg({ ...words, heading: 'sol '.repeat(120) })).toThrow(RangeError)
  })
})

describe('the picture', () => {
  it('is 1200 by 630, at most 40 kB, and shows its words', async () => {
    const png = await (await ogPainter(drawSvg))(words)
    const meta = await sharp(png).metadata()
    expect([meta.format, meta.width, meta.height]).toEqual(['png', 1200, 630])
    expect(png.length).toBeLessThanOrEqual(40_000)
    const area = { left: 72, top: 200, width: 560, height: 220 }
    const [red] = (await statsOf(png, area)).channels
    expect(red?.min).toBeLessThan(40)
    expect(red?.max).toBe(255)
  })

  it('shows the house: its chimney is terracotta, its wall is dark', async () => {
    const png = await (await ogPainter(drawSvg))(words)
    const [red = 0, , blue = 0] = await meansOf(png, { left: 938, top: 275, width: 10, height: 4 })
    expect(red).toBeGreaterThan(blue + 80)
    const [wallRed] = await meansOf(png, { left: 977, top: 380, width: 4, height: 50 })
    expect(wallRed).toBeLessThan(40)
  })

  it('is written where its page says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'og-'))
    try {
      const pages = [
        { ...words, path: '/og/en/service.png' },
        { ...words, heading: 'Placas solares', language: 'es' as const, path: '/og/es/service.png' },
      ]
      const { largestBytes } = await writeOgPictures(pages, folder, drawSvg)
      const sizes = pages.map(({ path }) => readFileSync(join(folder, path)).length)
      expect(Math.max(...sizes)).toBe(largestBytes)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
