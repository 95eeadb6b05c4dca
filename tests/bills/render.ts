import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { createCanvas } from '@napi-rs/canvas'
import QRCode from 'qrcode'
import { nodeTools } from '#src/features/bill-analysis/reading/node-tools.ts'
import type { Picture } from '#src/features/bill-analysis/reading/picture.ts'
import type { Block } from './blocks.ts'
import { kept } from './kept.ts'
import { linkOf, type MadeUpBill, randomFrom } from './made-up.ts'

/** Made-up bills as files: set by Typst, and from there scanned or photographed. */

const root = join(import.meta.dirname, '../..')
let compiler: NodeCompiler | undefined

export function pdfOf(
  blocks: Block[],
  { font = 'Figtree', size = 9 }: { font?: string | undefined; size?: number | undefined } = {},
): Uint8Array {
  const data = JSON.stringify({ font, size, blocks })
  const { bytes, keep } = kept('pdf', data)
  return bytes ?? keep(setBill(data))
}

function setBill(data: string): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: [join(root, 'assets/fonts/ttf')] }] })
  const compiled = compiler.compile({ mainFilePath: join(root, 'tests/bills/bill.typ'), inputs: { data } })
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics).slice(0, 800))
  const pdf = compiler.pdf(compiled.result)
  compiler.evictCache(10)
  return new Uint8Array(pdf)
}

export const qrSvg = (bill: MadeUpBill) =>
  QRCode.toString(linkOf(bill), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })

const tools = nodeTools()

async function drawn(pdf: Uint8Array, dotsPerInch: number): Promise<Picture[]> {
  const open = await tools.openPdf(pdf)
  const pages: Picture[] = []
  for (let page = 1; page <= open.pageCount; page++) pages.push(await open.draw(page, dotsPerInch / 72))
  await open.close()
  return pages
}

/** The text of a PDF's first page. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const open = await tools.openPdf(pdf)
  const { items } = await open.words(1)
  await open.close()
  return items.map(({ text }) => text).join(' ')
}

/** A clean scan of every page, 200 dots an inch, as a PDF of pictures. */
export async function scanOf(pdf: Uint8Array, seed: number): Promise<Uint8Array> {
  const jpegs = []
  for (const page of await drawn(pdf, 200)) jpegs.push({ ...page, jpeg: await encoded(noisy(page, seed, 6), 0, 82) })
  return pdfOfJpegs(jpegs)
}

/** A telephone's picture of one page: leaning, unevenly lit, grainy. */
export async function photoOf(pdf: Uint8Array, seed: number, page = 1): Promise<Uint8Array> {
  const { bytes, keep } = kept('photo', pdf, `${seed} ${page}`)
  if (bytes) return bytes
  const picture = (await drawn(pdf, 190))[page - 1]
  if (!picture) throw new Error('no such page')
  const random = randomFrom(seed)
  shade(picture, random)
  return keep(await encoded(noisy(picture, seed, 16), (random() - 0.5) * 8, 80))
}

function noisy(picture: Picture, seed: number, strength: number): Picture {
  const random = randomFrom(seed + 99)
  const { data } = picture
  for (let at = 0; at < data.length; at += 4) {
    const grain = (random() - 0.5) * strength
    for (let colour = 0; colour < 3; colour++) data[at + colour] = (data[at + colour] ?? 0) + grain
  }
  return picture
}

function shade({ width, height, data }: Picture, random: () => number): void {
  const [fx, fy] = [random(), random()]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = 0.62 + 0.36 * (fx * (x / width) + (1 - fx) * (1 - y / height)) * (0.7 + 0.3 * fy)
      const at = (y * width + x) * 4
      for (let colour = 0; colour < 3; colour++) data[at + colour] = (data[at + colour] ?? 0) * light
    }
}

async function encoded({ width, height, data }: Picture, degrees: number, quality: number): Promise<Uint8Array> {
  const flat = createCanvas(width, height)
  const flatContext = flat.getContext('2d')
  const image = flatContext.createImageData(width, height)
  image.data.set(data)
  flatContext.putImageData(image, 0, 0)
  if (degrees === 0) return flat.encode('jpeg', quality)
  const margin = Math.round(width * 0.06)
  const canvas = createCanvas(width + 2 * margin, height + 2 * margin)
  const context = canvas.getContext('2d')
  context.fillStyle = '#5a5048'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(flat, -width / 2, -height / 2)
  return canvas.encode('jpeg', quality)
}

/** The least PDF there is around pictures. */
function pdfOfJpegs(pages: readonly { width: number; height: number; jpeg: Uint8Array }[]): Uint8Array {
  const chunks: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const add = (...parts: (string | Uint8Array)[]) => {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)
      chunks.push(bytes)
      length += bytes.length
    }
  }
  const object = (number: number, ...parts: (string | Uint8Array)[]) => {
    offsets[number] = length
    add(`${number} 0 obj\n`, ...parts, '\nendobj\n')
  }
  add('%PDF-1.4\n')
  object(1, '<</Type/Catalog/Pages 2 0 R>>')
  object(2, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ')}]>>`)
  for (const [index, { width, height, jpeg }] of pages.entries()) {
    const first = 3 + 3 * index
    const draw = 'q 595 0 0 842 0 0 cm /P Do Q'
    object(
      first,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${first + 1} 0 R/Resources<</XObject<</P ${first + 2} 0 R>>>>>>`,
    )
    object(first + 1, `<</Length ${draw.length}>>stream\n${draw}\nendstream`)
    object(
      first + 2,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    )
  }
  const table = length
  const count = 3 + 3 * pages.length
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n`,
    ...offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
  )
  add(`trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  return new Uint8Array(Buffer.concat(chunks))
}
