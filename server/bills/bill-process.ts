import '#src/shared/engine/engine.ts'
import { BillFileError } from '#src/features/bill-analysis/reading/bill-file-error.ts'
import { nodeTools } from '#src/features/bill-analysis/reading/node-tools.ts'
import { readFile } from '#src/features/bill-analysis/reading/read-file.ts'
import type { BillAnswer, BillJob } from './bill-reader.ts'

/** The process that opens what strangers send: one file after another, nothing of them kept, ended by its parent when it hangs or swells. */
const tools = nodeTools()

async function answerTo({ id, bytes }: BillJob): Promise<BillAnswer> {
  try {
    return { id, kind: 'read', outcome: await readFile(bytes, tools) }
  } catch (error) {
    if (error instanceof BillFileError) return { id, kind: 'fault', fault: error.fault }
    // The message may quote the file: its kind is enough for the log.
    return { id, kind: 'failed', error: error instanceof Error ? error.name : 'unknown' }
  }
}

process.on('message', (job: BillJob) => {
  void answerTo(job).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
// A stop of the parent's process group reaches the child too; the parent ends it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
