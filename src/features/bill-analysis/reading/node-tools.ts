import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { getDocument, OPS, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { BillFileError } from './bill-file-error.ts'
import { couldDrawCode } from './pdf-code.ts'
import { wordsOf } from './pdf-words.ts'
import type { Picture } from './picture.ts'
import { wordItems } from './recognised-words.ts'
import type { OpenPdf, ReadingTools } from './tools.ts'

const require = createRequire(import.meta.url)

/**
 * The tools in a Node process. Nothing is fetched: letters and codes are recognised with files of the packages. A PDF's scripts never run,
 * its fonts are never compiled to code.
 */
export function nodeTools(): ReadingTools & { close(): Promise<void> } {
  let letters: Promise<Worker> | undefined
  let codes: Promise<unknown> | undefined
  let tell: (share: number) => void = () => undefined
  return {
    openPdf,
    unpack,
    hasCodesAtHand: true,
    async readCodes(picture) {
      codes ??= Promise.resolve(
        prepareZXingModule({
          overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
          fireImmediately: true,
        }),
      )
      await codes
      const found = await readBarcodes(picture as ImageData, {
        formats: ['QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 4,
      })
      return found.map(({ text }) => text)
    },
    async recognise(picture, onProgress) {
      letters ??= lettersWorker((share) => tell(share))
      tell = onProgress
      const worker = await letters
      const { data } = await worker.recognize(await pngOf(picture), {}, { blocks: true, text: false })
      return wordItems(data)
    },
    async close() {
      await (await letters)?.terminate()
    },
  }
}

async function lettersWorker(onProgress: (share: number) => void): Promise<Worker> {
  const data = join(dirname(require.resolve('@tesseract.js-data/spa')), '4.0.0_best_int')
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    langPath: data,
    gzip: true,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress)
    },
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, preserve_interword_spaces: '1' })
  return worker
}

function pngOf({ width, height, data }: Picture): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(data)
  context.putImageData(image, 0, 0)
  return canvas.encode('png')
}

async function unpack(bytes: Uint8Array, _type: unknown, mostSide: number): Promise<Picture> {
  const image = await loadImage(Buffer.from(bytes)).catch(() => {
    throw new BillFileError('image_damaged')
  })
  const scale = Math.min(1, mostSide / Math.max(image.width, image.height))
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, data: new Uint8ClampedArray(data) }
}

async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    standardFontDataUrl: `${join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts')}/`,
    cMapUrl: `${join(dirname(require.resolve('pdfjs-dist/package.json')), 'cmaps')}/`,
    wasmUrl: `${join(dirname(require.resolve('pdfjs-dist/package.json')), 'wasm')}/`,
    maxImageSize: 40_000_000,
  })
  const document = await task.promise.catch(async (error: unknown) => {
    await task.destroy()
    throw new BillFileError(error instanceof PasswordException ? 'pdf_encrypted' : 'pdf_damaged')
  })
  const actions = await document.getJSActions().catch(() => null)
  return {
    pageCount: document.numPages,
    hasScript: (await document.hasJSActions().catch(() => false)) || actions !== null,
    async words(number) {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: 1 })
      const [content, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()])
      const links = annotations.flatMap(({ url, unsafeUrl }) =>
        [url, unsafeUrl].filter((one) => typeof one === 'string'),
      )
      const { width, height } = viewport
      return { items: wordsOf(content.items, viewport), links, width, height }
    },
    async mayHoldCode(number) {
      const page = await document.getPage(number)
      return couldDrawCode(await page.getOperatorList(), OPS)
    },
    async draw(number, dotsPerPoint) {
      const page = await document.getPage(number)
      const full = page.getViewport({ scale: 1 })
      const scale = Math.min(dotsPerPoint, 3200 / Math.max(full.width, full.height))
      const viewport = page.getViewport({ scale })
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      const context = canvas.getContext('2d')
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#fff' }).promise
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      return { width: canvas.width, height: canvas.height, data: new Uint8ClampedArray(data) }
    },
    close: () => task.destroy(),
  }
}
