import type { ReadOutcome } from '#src/features/bill-analysis/domain/bill.ts'
import { BillFileError, type FileFault } from '#src/features/bill-analysis/reading/bill-file-error.ts'
import { readFile, type Stage } from '#src/features/bill-analysis/reading/read-file.ts'
import { browserTools } from './browser-tools.ts'

/** What the reader says while it works, and at the end. */
export type ReaderMessage =
  | { kind: 'stage'; stage: Stage; share: number }
  | { kind: 'page'; page: number; bitmap: ImageBitmap }
  | { kind: 'read'; outcome: ReadOutcome }
  | { kind: 'fault'; fault: FileFault }
  | { kind: 'failed'; message: string }

function say(message: ReaderMessage, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}

const tools = browserTools((page, { width, height, data }) => {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const bitmap = canvas.transferToImageBitmap()
  say({ kind: 'page', page, bitmap }, [bitmap])
})

/** The file is read here, off the page's thread and on this device; nothing of it leaves the worker but what is said above. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readFile(new Uint8Array(data), tools, (stage, share) => say({ kind: 'stage', stage, share })).then(
    (outcome) => say({ kind: 'read', outcome }),
    (error: unknown) => {
      if (error instanceof BillFileError) say({ kind: 'fault', fault: error.fault })
      else say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' })
    },
  )
})
