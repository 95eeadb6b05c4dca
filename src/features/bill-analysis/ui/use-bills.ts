import { useCallback, useEffect, useState } from 'react'
import type { ReadBill } from '#src/features/bill-analysis/domain/bill.ts'
import { emptyBill } from '#src/features/bill-analysis/domain/checked-bill.ts'
import type { HourlySeries } from '#src/features/bill-analysis/domain/hourly.ts'
import type { HourlyFault } from '#src/features/bill-analysis/domain/hourly-rows.ts'
import type { RefusalCode } from '#src/features/bill-analysis/domain/refusal.ts'
import { isHourlyFile, readHourlyFile } from '#src/features/bill-analysis/reading/hourly-file.ts'
import { useReader } from './use-reader.ts'

/** A file that was chosen, and what became of it. A bill that is typed has none. */
export interface Entry {
  id: number
  file: File | null
  outcome:
    | { kind: 'waiting' }
    | { kind: 'bill'; bill: ReadBill; pages: ReadonlyMap<number, ImageBitmap>; isChecked: boolean }
    | { kind: 'hours'; series: HourlySeries }
    | { kind: 'refused'; code: RefusalCode | HourlyFault }
}

/** More files than these at once are no months of one home. */
const mostFiles = 24

/** Reads files one after another, on this device; each keeps its own answer. */
export function useBills(first: readonly File[]) {
  const [entries, setEntries] = useState<Entry[]>(() => entriesOf(first, 0))
  const waiting = entries.find(({ outcome }) => outcome.kind === 'waiting')
  const [billFile, setBillFile] = useState<{ id: number; file: File } | null>(null)
  const { reading, pages } = useReader(billFile?.file ?? null)
  const settle = useCallback(
    (id: number, outcome: Entry['outcome']) =>
      setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, outcome } : entry))),
    [],
  )

  useEffect(() => {
    if (!waiting?.file || billFile?.id === waiting.id) return
    const { id, file } = waiting
    let isOver = false
    const take = async () => {
      const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
      if (isOver) return
      if (!isHourlyFile(start)) return setBillFile({ id, file })
      const series = await readHourlyFile(new Uint8Array(await file.arrayBuffer()))
      settle(id, typeof series === 'string' ? { kind: 'refused', code: series } : { kind: 'hours', series })
    }
    take().catch(() => settle(id, { kind: 'refused', code: 'file_empty' }))
    return () => {
      isOver = true
    }
  }, [waiting, billFile, settle])
  useEffect(() => {
    if (!billFile || waiting?.id !== billFile.id || reading.file !== billFile.file) return
    if (reading.state === 'read') settle(billFile.id, { kind: 'bill', bill: reading.bill, pages, isChecked: false })
    if (reading.state === 'refused') settle(billFile.id, { kind: 'refused', code: reading.code })
  }, [billFile, waiting, reading, pages, settle])

  return {
    entries,
    /** What the reader says of the file in hand. */
    reading,
    inHand: waiting ? entries.indexOf(waiting) + 1 : 0,
    isReading: waiting !== undefined,
    add: (files: readonly File[]) => setEntries((all) => [...all, ...entriesOf(files, all.length)].slice(0, mostFiles)),
    startAgain: (files: readonly File[]) => {
      setBillFile(null)
      setEntries(entriesOf(files, 0))
    },
    type: () =>
      setEntries((all) => [
        ...all.filter(({ outcome }) => outcome.kind !== 'refused'),
        {
          id: Date.now(),
          file: null,
          outcome: { kind: 'bill', bill: emptyBill(), pages: new Map(), isChecked: false },
        },
      ]),
    check: (id: number, bill: ReadBill) =>
      setEntries((all) =>
        all.map((entry) =>
          entry.id === id && entry.outcome.kind === 'bill'
            ? { ...entry, outcome: { ...entry.outcome, bill, isChecked: true } }
            : entry,
        ),
      ),
  }
}

const entriesOf = (files: readonly File[], from: number): Entry[] =>
  files
    .slice(0, mostFiles)
    .map((file, index) => ({ id: Date.now() * 100 + from + index, file, outcome: { kind: 'waiting' } }))
