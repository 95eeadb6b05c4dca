import type { ImportReport, importDecisions } from '#src/features/crm/imports/contract.ts'

/** What becomes of a row that looks known. */
export type Decision = (typeof importDecisions)[number]

/** How many rows that look known go each way, by the decision for all and those for single rows. */
export function rowsByDecision(
  { duplicates }: Pick<ImportReport, 'duplicates'>,
  all: Decision,
  rows: Readonly<Record<string, Decision>>,
): Record<Decision, number> {
  const counts = { skip: 0, fill: 0, add: 0 }
  for (const { row } of duplicates) counts[rows[row] ?? all] += 1
  return counts
}

/** How many rows of the file the import takes. */
export function importedRows(
  report: Pick<ImportReport, 'ready' | 'duplicates'>,
  all: Decision,
  rows: Readonly<Record<string, Decision>>,
): number {
  const { fill, add } = rowsByDecision(report, all, rows)
  return report.ready + fill + add
}
