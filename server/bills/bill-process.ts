import '#src/shared/engine/engine.ts'
import { BillFileError } from '#src/features/bill-analysis/reading/bill-file-error.ts'
import { nodeTools } from '#src/features/bill-analysis/reading/node-tools.ts'
import { readFile } from '#src/features/bill-analysis/reading/read-file.ts'
import { answerParent } from '#src/shared/child/bounded-child.ts'
import type { BillAnswer } from './bill-reader.ts'

/** The process that opens what strangers send as a bill: one file after another, nothing of them kept, ended by its parent when it hangs or swells. */
const tools = nodeTools()

answerParent<Uint8Array<ArrayBuffer>, BillAnswer>(async (bytes) => {
  try {
    return { kind: 'read', outcome: await readFile(bytes, tools) }
  } catch (error) {
    if (error instanceof BillFileError) return { kind: 'fault', fault: error.fault }
    // The message may quote the file: its kind is enough for the log.
    return { kind: 'failed', error: error instanceof Error ? error.name : 'unknown' }
  }
})
