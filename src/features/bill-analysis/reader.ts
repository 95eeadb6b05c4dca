import { Problem } from '#src/shared/http/problem.ts'
import type { NotABill, ReadOutcome } from './domain/bill.ts'
import { type FileFault, refusalCode } from './domain/refusal.ts'

/** Reads a file in a process of its own. Problems: 422 for a file that cannot be read, 503 busy. */
export interface BillReader {
  read(bytes: Uint8Array): Promise<ReadOutcome>
}

/** What to answer for a file that cannot be read, or a paper that is no household's electricity bill. */
export const refusal = (reason: NotABill | FileFault) => new Problem(422, refusalCode(reason))
