import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Language } from '#src/shared/i18n/language.ts'
import { fitText, readCoverage } from '#src/shared/pdf/font-coverage.ts'
import { svgContent } from '#src/shared/ui/svg-file/svg-content.ts'
import { builtInBusiness } from '#src/site/business.ts'
import { readFontWidths } from './font-widths.ts'
import { balancedLines } from './line-breaks.ts'

/**
 * The picture that social networks and messengers show of a page: its heading on a white wall, the house under the sun. Made at
 * build time only.
 */

export interface OgWords {
  /** The page's H1. */
  heading: string
  /** A few words above it: section or town. */
  kicker: string
  language: Language
}

export interface OgPage extends OgWords {
  /** Where the picture lies below the output folder, as `/og/en/home.png`. */
  path: string
}

const root = join(import.meta.dirname, '../../..')
const fontDir = join(root, 'assets/fonts/ttf')
const width = 1200
const height = 630
/** Bytes of a drawn pixel: RGBA. */
const channels = 4
const groundY = 528
const measure = { x: 72, widthPx: 620, mostLines: 5 }
const sizesPx = [80, 72, 64, 56, 48, 42]

const display = readFontWidths(readFileSync(join(fontDir, 'FamiljenGrotesk-SemiBold.ttf')))
const coverage = readCoverage(fontDir)
const house = svgContent(withoutTokens(readFileSync(join(root, 'src/shared/ui/villa-section/house.svg'), 'utf8')))

/** Tokens become their printable fallback: the renderer knows no custom properties. */
function withoutTokens(svg: string): string {
  return svg.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
}

/** Wall and shadow: what lies behind the words too. */
const backdrop = `<rect width="${width}" height="${height}" fill="#fff"/>
<path fill="#f2f8fa" d="M620 0H${width}V${groundY}H900z"/>
<path fill="#deebf1" d="M0 0H760L700 56H0z"/>`

/** Sun, house and ground, and the name that the build knows: pictures are drawn once. The house keeps the places it has on the home page, in x to the unit; tree and sea are cut away. */
const scene = `<path fill="none" stroke="#b87900" stroke-width="2.5" stroke-dasharray="3 9" stroke-linecap="round" d="M760 330A330 330 0 0 1 1090 60"/>
<circle cx="836" cy="162" r="74" fill="#ffc53d" opacity=".22"/>
<circle cx="836" cy="162" r="50" fill="#ffc53d"/>
<rect y="${groundY}" width="${width}" height="${height - groundY}" fill="#07303f"/>
<clipPath id="beside-words"><path d="M697 150H1200V600H556V${groundY}H600V514H697z"/></clipPath>
<g clip-path="url(#beside-words)"><g transform="translate(0 ${groundY - 470})">${house}<use href="#house"/></g></g>
<g transform="translate(${measure.x} ${groundY + 25}) scale(1.625)"><rect width="32" height="32" rx="8" fill="#0d4152"/><path d="M6 22.5H26" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/><path d="M8 18.5A9.5 9.5 0 0 1 21 10.2" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".55"/><circle cx="22" cy="14" r="4.2" fill="#ffc53d"/></g>
<text x="${measure.x + 72}" y="${groundY + 62}" font-family="Familjen Grotesk" font-weight="600" font-size="34" fill="#fff">${escaped(builtInBusiness.name)}</text>`

/** The part of the picture that differs from page to page. */
const panel = { y: 60, width: 696, height: groundY - 60 - 16 }

/** The picture as SVG, 1200 by 630. The heading is set as large as its measure allows, in lines of about equal length. */
export function ogPictureSvg(words: OgWords): string {
  return svg({ y: 0, width, height }, backdrop + scene + wordsSvg(words))
}

function svg(part: { y: number; width: number; height: number }, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}" viewBox="0 ${part.y} ${part.width} ${part.height}">${content}</svg>`
}

function wordsSvg({ heading, kicker, language }: OgWords): string {
  const { lines, sizePx } = setHeading(fitText(heading, coverage))
  const lineHeightPx = sizePx * 1.06
  const firstY = 300 - ((lines.length - 1) * lineHeightPx) / 2 + sizePx * 0.34
  const spacing = (-0.015 * sizePx).toFixed(1)
  const texts = lines.map((line, i) => {
    const y = Math.round(firstY + i * lineHeightPx)
    return `<text x="${measure.x}" y="${y}" letter-spacing="${spacing}">${escaped(line)}</text>`
  })
  const above = `<text x="${measure.x}" y="${Math.round(firstY - sizePx - 14)}" font-family="Figtree" font-weight="500" font-size="30" fill="#00657d">${escaped(fitText(kicker, coverage))}</text>`
  return `<g xml:lang="${language}">${above}<g font-family="Familjen Grotesk" font-weight="600" font-size="${sizePx}" fill="#07303f">${texts.join('')}</g></g>`
}

function setHeading(heading: string): { lines: string[]; sizePx: number } {
  for (const sizePx of sizesPx) {
    const widthPx = (text: string) => display.widthPx(text, sizePx) * 0.985
    const lines = balancedLines(heading, measure.widthPx, widthPx)
    const highest = Math.min(measure.mostLines, Math.floor(380 / (sizePx * 1.06)))
    if (lines.length <= highest && lines.every((line) => widthPx(line) <= measure.widthPx)) return { lines, sizePx }
  }
  throw new RangeError(`too long for a picture: ${heading}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The pixels of an SVG, RGBA, row by row, drawn with the faces of `fontFiles`. */
export type DrawSvg = (svg: string, fontFiles: readonly string[]) => Promise<Uint8Array>

const fontFiles = ['FamiljenGrotesk-SemiBold.ttf', 'Figtree-Medium.ttf'].map((name) => join(fontDir, name))

/**
 * Gives the function that makes pictures as PNG. What is the same in all of them is drawn here, once; the words are drawn onto a
 * copy. That function rejects with a RangeError for a heading that does not fit.
 */
export async function ogPainter(draw: DrawSvg): Promise<(words: OgWords) => Promise<Buffer>> {
  const scenePixels = await draw(svg({ y: 0, width, height }, backdrop + scene), fontFiles)
  return async (words) => {
    const picture = Uint8Array.from(scenePixels)
    const drawn = await draw(svg(panel, backdrop + wordsSvg(words)), fontFiles)
    const rowBytes = panel.width * channels
    for (let row = 0; row < panel.height; row++)
      picture.set(drawn.subarray(row * rowBytes, (row + 1) * rowBytes), (panel.y + row) * width * channels)
    return sharp(picture, { raw: { width, height, channels } })
      .removeAlpha()
      .png({ palette: true, compressionLevel: 9, effort: 1, dither: 0 })
      .toBuffer()
  }
}

/** Draws one picture a page below `outDir`, two at a time. Rejects at the first that cannot be drawn. */
export async function writeOgPictures(
  pages: readonly OgPage[],
  outDir: string,
  draw: DrawSvg,
): Promise<{ largestBytes: number }> {
  const paint = await ogPainter(draw)
  const waiting = [...pages]
  let largestBytes = 0
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const png = await paint(page)
      const file = join(outDir, page.path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, png)
      largestBytes = Math.max(largestBytes, png.length)
    }
  }
  await Promise.all([work(), work()])
  return { largestBytes }
}
