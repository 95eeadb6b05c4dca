import { type BillReader, type FileFault, type ReadOutcome, refusal } from '#src/features/bill-analysis/public.ts'
import { type ChildLimits, ChildLost, createBoundedChild } from '#src/shared/child/bounded-child.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'

export type BillAnswer =
  | { kind: 'read'; outcome: ReadOutcome }
  | { kind: 'fault'; fault: FileFault }
  | { kind: 'failed'; error: string }

/** The time is for one file, recognition of three scanned pages included. */
const usual: ChildLimits = {
  mostWaiting: 12,
  mostMillis: 60_000,
  mostMemoryBytes: 1400 * 1024 * 1024,
  idleMillis: 60_000,
  heapMb: 512,
}

/** Reads bills in a process of its own, one at a time; what hangs, swells or crashes there is refused alone. */
export function createBillReader(
  entry: string,
  log: Log,
  limits: Partial<ChildLimits> = {},
): BillReader & { close(): Promise<void> } {
  const child = createBoundedChild<Uint8Array, BillAnswer>(entry, 'bills', { ...usual, ...limits }, log)
  return {
    async read(bytes) {
      const answer = await child.ask(bytes).catch((error) => {
        if (!(error instanceof ChildLost)) throw error
        throw error.reason === 'full'
          ? new Problem(503, 'busy', { headers: { 'retry-after': '10' } })
          : new Problem(422, 'bill_too_heavy')
      })
      if (answer.kind === 'read') return answer.outcome
      if (answer.kind === 'fault') throw refusal(answer.fault)
      log.warn({ error: answer.error }, 'a bill could not be read')
      throw new Problem(422, 'bill_unreadable')
    },
    close: () => child.close(),
  }
}
