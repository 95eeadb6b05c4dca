import { useEffect, useState } from 'react'
import type { ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import { type RefusalCode, refusalCode } from '#src/features/bill-analysis/domain/refusal.ts'
import type { Stage } from '#src/features/bill-analysis/reading/read-file.ts'
import type { ReaderMessage } from './bill-reader.worker.ts'

/** What is known of a file so far; null before the first. */
export type Reading = { file: File | null } & (
  | { state: 'reading'; stage: Stage; share: number }
  | { state: 'read'; bill: ReadBill }
  | { state: 'refused'; code: RefusalCode }
)

/** Reads a file in a worker; another file, or none, ends the one before. Pages are pictures to show, by number. */
export function useReader(file: File | null): { reading: Reading; pages: ReadonlyMap<number, ImageBitmap> } {
  const [reading, setReading] = useState<Reading>({ file: null, state: 'reading', stage: 'opening', share: 0 })
  const [pages, setPages] = useState<ReadonlyMap<number, ImageBitmap>>(new Map())
  useEffect(() => {
    if (!file) return
    setReading({ file, state: 'reading', stage: 'opening', share: 0 })
    setPages(new Map())
    const started = new Worker(new URL('./bill-reader.worker.ts', import.meta.url), { type: 'module' })
    const refuse = (code: RefusalCode) => setReading({ file, state: 'refused', code })
    started.addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === 'stage') setReading({ file, state: 'reading', stage: data.stage, share: data.share })
      else if (data.kind === 'page') setPages((known) => new Map(known).set(data.page, data.bitmap))
      else if (data.kind === 'fault') refuse(refusalCode(data.fault))
      else if (data.kind === 'failed') refuse('bill_unreadable')
      // pdf.js greets the page from the same worker: its messages have another kind, or none.
      else if (data.kind !== 'read') return
      else if (data.outcome.ok) setReading({ file, state: 'read', bill: data.outcome.bill })
      else refuse(refusalCode(data.outcome.reason))
    })
    started.addEventListener('error', () => refuse('bill_unreadable'))
    file.arrayBuffer().then(
      (bytes) => started.postMessage(bytes, [bytes]),
      () => refuse('file_empty'),
    )
    return () => started.terminate()
  }, [file])
  return { reading, pages }
}
