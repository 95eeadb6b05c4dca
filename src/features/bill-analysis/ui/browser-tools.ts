import { getDocument, OPS, PasswordException } from 'pdfjs-dist'
import { BillFileError } from '#src/features/bill-analysis/reading/bill-file-error.ts'
import { couldDrawCode } from '#src/features/bill-analysis/reading/pdf-code.ts'
import { wordsOf } from '#src/features/bill-analysis/reading/pdf-words.ts'
import type { Picture } from '#src/features/bill-analysis/reading/picture.ts'
import { wordItems } from '#src/features/bill-analysis/reading/recognised-words.ts'
import type { OpenPdf, ReadingTools } from '#src/features/bill-analysis/reading/tools.ts'
import { inTwoHalves } from '#src/features/bill-analysis/reading/two-halves.ts'

/** Two recognisers need two cores, and some hundred megabytes each: a phone that does not say what it has gets one. */
const { hardwareConcurrency, deviceMemory = 0 }: { hardwareConcurrency: number; deviceMemory?: number } = navigator
const hasRoomForTwo = hardwareConcurrency >= 2 && deviceMemory >= 4

/** The tools in a browser's worker; each part's code comes when it is needed first, from this site. */
export function browserTools(show: (page: number, picture: Picture) => void): ReadingTools {
  const workers: (Promise<import('tesseract.js').Worker> | undefined)[] = []
  const shares: [number, number] = [0, 0]
  let tell: (share: number) => void = () => undefined
  const ready = (which: 0 | 1) => {
    workers[which] ??= lettersWorker((share) => {
      shares[which] = share
      tell(hasRoomForTwo ? (shares[0] + shares[1]) / 2 : share)
    })
    return workers[which]
  }
  return {
    openPdf,
    unpack,
    show,
    hasCodesAtHand: false,
    async readCodes(picture) {
      const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
        import('zxing-wasm/reader'),
        import('zxing-wasm/reader/zxing_reader.wasm?url'),
      ])
      prepareZXingModule({ overrides: { locateFile: () => wasm } })
      const found = await readBarcodes(imageOf(picture), {
        formats: ['QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 4,
      })
      return found.map(({ text }) => text)
    },
    readyLetters() {
      // Where they do not come, it is the recognition that says so.
      for (const which of hasRoomForTwo ? ([0, 1] as const) : ([0] as const)) ready(which).catch(() => undefined)
    },
    async recognise(picture, onProgress) {
      tell = onProgress
      shares.fill(0)
      const recognise = async (part: Picture, which: 0 | 1) => {
        // A second one that does not come, for want of memory or of the network, leaves both halves to the first.
        const worker = await ready(which).catch((error: unknown) => (which === 0 ? Promise.reject(error) : ready(0)))
        const { data } = await worker.recognize(await pngOf(part), {}, { blocks: true, text: false })
        return wordItems(data)
      }
      return hasRoomForTwo ? inTwoHalves(picture, recognise) : recognise(picture, 0)
    },
  }
}

/** Beside the build's own files: script/copy-letters.ts puts them there. */
const lettersFolder = '/letters'

async function lettersWorker(onProgress: (share: number) => void) {
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    workerPath: `${lettersFolder}/worker.js`,
    corePath: `${lettersFolder}/core.js`,
    langPath: lettersFolder,
    workerBlobURL: false,
    gzip: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress)
    },
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, preserve_interword_spaces: '1' })
  return worker
}

const imageOf = ({ width, height, data }: Picture) => new ImageData(new Uint8ClampedArray(data), width, height)

function pngOf(picture: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.putImageData(imageOf(picture), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

async function unpack(bytes: Uint8Array, _type: unknown, mostSide: number): Promise<Picture> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new BillFileError('image_damaged')
  })
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new BillFileError('image_damaged')
  return context
}

/** A worker has no document to make canvases with. */
class OffscreenFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }
  reset(pair: { canvas: OffscreenCanvas }, width: number, height: number): void {
    pair.canvas.width = width
    pair.canvas.height = height
  }
  destroy(pair: { canvas: OffscreenCanvas }): void {
    pair.canvas.width = 0
    pair.canvas.height = 0
  }
}

/** Filters need a document too; a bill drawn without them only loses effects. */
class NoFilters {
  addFilter() {
    return 'none'
  }
  addHCMFilter() {
    return 'none'
  }
  addAlphaFilter() {
    return 'none'
  }
  addLuminosityFilter() {
    return 'none'
  }
  addHighlightHCMFilter() {
    return 'none'
  }
  destroy() {
    return undefined
  }
}

/** pdf.js finds its worker's code in this one: a worker of a worker would only be slower. It listens as soon as it is there, so it comes after the file. */
async function loadPdf(): Promise<void> {
  const { WorkerMessageHandler } = await import('pdfjs-dist/build/pdf.worker.mjs')
  Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })
}

async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  await loadPdf()
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    CanvasFactory: OffscreenFactory,
    FilterFactory: NoFilters,
    maxImageSize: 40_000_000,
  })
  const document = await task.promise.catch(async (error: unknown) => {
    await task.destroy()
    throw new BillFileError(error instanceof PasswordException ? 'pdf_encrypted' : 'pdf_damaged')
  })
  return {
    pageCount: document.numPages,
    hasScript: await document.hasJSActions().catch(() => false),
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
      const viewport = page.getViewport({ scale: Math.min(dotsPerPoint, 3200 / Math.max(full.width, full.height)) })
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      const context = contextOf(canvas)
      await page.render({ canvas: null, canvasContext: context as never, viewport, background: '#fff' }).promise
      return context.getImageData(0, 0, canvas.width, canvas.height)
    },
    close: () => task.destroy(),
  }
}
