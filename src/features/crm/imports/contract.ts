import { z } from 'zod'
import { leadColumns } from '#src/features/crm/domain/csv/lead-columns.ts'
import { importStates } from './states.ts'

export const importDecisions = ['skip', 'fill', 'add'] as const

export const rowProblem = z.object({
  row: z.number().int().describe('The line as a spreadsheet counts it; the heads are 1.'),
  column: z.enum(leadColumns),
  code: z.string(),
  message: z.string().describe("In the request's language."),
  value: z.string().describe('As it stands in the file.'),
})
export type RowProblem = z.infer<typeof rowProblem>

export const rowDuplicate = z.object({
  row: z.number().int(),
  name: z.string(),
  personId: z.uuid().nullable().describe('Who is here already; null when a row above is the same.'),
  ofRow: z.number().int().nullable(),
  score: z.number(),
  because: z.array(z.string()),
})
export type RowDuplicate = z.infer<typeof rowDuplicate>

const undoUntil = z.iso.datetime({ offset: true }).nullable()
const isBrokenOff = z
  .boolean()
  .describe('It stopped while the file was read: nothing is here of it, and nothing was made.')

/** An import in the list of them. */
export const importSummary = z.object({
  importId: z.uuid(),
  state: z.enum(importStates),
  isBrokenOff,
  fileName: z.string(),
  by: z.string(),
  at: z.iso.datetime({ offset: true }),
  rows: z.number().int(),
  created: z.number().int().nullable(),
  undoUntil,
})
export type ImportSummary = z.infer<typeof importSummary>
export const importList = z.object({ items: z.array(importSummary) })

export const importReport = importSummary.extend({
  heads: z.array(z.string()),
  mapping: z.record(z.string(), z.enum(leadColumns)),
  ready: z.number().int(),
  duplicateRows: z.number().int(),
  duplicates: z.array(rowDuplicate).describe('The first 200 of the rows that look known.'),
  errorRows: z.number().int(),
  errors: z.array(rowProblem).describe('Of the first 200 rows with an error.'),
  filled: z.number().int().describe('Rows that completed somebody who was here.'),
  kept: z
    .array(z.object({ leadId: z.uuid(), reference: z.string() }))
    .describe('Of an import taken back: somebody had worked on them, they stayed.'),
})
export type ImportReport = z.infer<typeof importReport>

export const rowCorrection = z.object({
  values: z.partialRecord(z.enum(leadColumns), z.string().max(4000)).describe('Only what changes; empty takes it out.'),
})

export const commitRequest = z.object({
  duplicates: z
    .enum(importDecisions)
    .default('skip')
    .describe('What becomes of rows that look known: left out, used to fill in what is empty, or added all the same.'),
  rows: z.record(z.string().regex(/^\d+$/), z.enum(importDecisions)).optional().describe('Decisions for single rows.'),
})
export type CommitRequest = z.infer<typeof commitRequest>
export const commitResponse = z.object({
  importId: z.uuid(),
  created: z.number().int(),
  filled: z.number().int(),
  undoUntil: z.iso.datetime({ offset: true }),
})
export const importProgress = z.object({
  importId: z.uuid(),
  state: z.enum(importStates),
  isBrokenOff,
  rows: z.number().int().describe('Of the file.'),
  done: z.number().int().describe('That have been compared, written or taken back so far.'),
})
export type ImportProgress = z.infer<typeof importProgress>
export const undoResponse = z.object({
  importId: z.uuid(),
  removed: z.number().int(),
  kept: z
    .array(z.object({ leadId: z.uuid(), reference: z.string() }))
    .describe('Somebody has worked on them: they stay.'),
})

export const mappingText = z.record(z.string().max(300), z.enum(leadColumns))
