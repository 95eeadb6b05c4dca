import { Problem, type ProblemCode } from '../../shared/http/problem.ts'
import type { NotABill, ReadOutcome } from './domain/bill.ts'
import type { FileFault } from './reading/bill-file-error.ts'

/** Reads a file in a process of its own. Problems: 422 for a file that cannot be read, 503 busy. */
export interface BillReader {
  read(bytes: Uint8Array): Promise<ReadOutcome>
}

const codeOfKind: Readonly<Record<NotABill, ProblemCode>> = {
  water: 'bill_water',
  gas: 'bill_gas',
  telephone: 'bill_telephone',
  foreign: 'bill_foreign',
  'large-supply': 'bill_large_supply',
  unknown: 'not_a_bill',
}

/** What to answer for a paper that is no household's electricity bill. */
export const refusalOf = (reason: NotABill) => new Problem(422, codeOfKind[reason])

/** What to answer for a file that cannot be read. */
export const faultProblem = (fault: FileFault) => new Problem(422, fault === 'no_text' ? 'bill_unreadable' : fault)
