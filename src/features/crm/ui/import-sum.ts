import type { ImportReport, importDecisions } from '#src/features/crm/imports/contract.ts'

/** What becomes of a row that looks known. */
export type Decision = (typeof importDecisions)[number]

/** How many rows that look known go each way, by the decision for all and those for single rows. */
export function rowsByDecision(
  { duplicateRows }: Pick<ImportReport, 'duplicateRows'>,
  all: Decision,
  rows: Readonly<Record<string, Decision>>,
): Record<Decision, number> {
  const counts = { skip: 0, fill: 0, add: 0 }
  const single = Object.values(rows)
  for (const one of single) counts[one] += 1
  counts[all] += duplicateRows - single.length
  return counts
}

/** How many rows of the file the import takes. */
export function importedRows(
  report: Pick<ImportReport, 'ready' | 'duplicateRows'>,
  all: Decision,
  rows: Readonly<Record<string, Decision>>,
): number {
  const { fill, add } = rowsByDecision(report, all, rows)
  return report.ready + fill + add
}
