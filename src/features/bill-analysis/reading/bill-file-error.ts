import type { FileFault } from '#src/features/bill-analysis/domain/refusal.ts'

export type { FileFault }

/** A file that cannot be read, before it is known whether it is a bill. */
export class BillFileError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.name = 'BillFileError'
    this.fault = fault
  }
}
