import type { Database } from '#src/shared/db/database.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { RowError } from './check.ts'
import { type ImportReport, type ImportSummary, importReport } from './contract.ts'
import { filledOf, importOf, isBrokenOff } from './look.ts'
import type { ImportRecord, ImportRow } from './service.ts'
import { importUndoDays } from './undo.ts'

export const undoUntil = (committedAt: Date) =>
  new Date(committedAt.getTime() + importUndoDays * 86_400_000).toISOString()

/** What is wrong with a refused row, with our words for it. */
export function problemsOf({ row, because }: ImportRow, language: Language) {
  const words = fieldText[language]
  const worded = (code: RowError['code']) => {
    const word = words[code]
    return typeof word === 'string' ? word : word('')
  }
  return (because as RowError[]).map(({ column, code, value }) => ({ row, column, code, value, message: worded(code) }))
}

export function summaryOfImport(record: ImportRecord, now: Date): ImportSummary {
  const { id, state, fileName, byName, checkedAt, committedAt, rowCount, createdCount } = record
  return {
    importId: id,
    state,
    isBrokenOff: isBrokenOff(record, now),
    fileName,
    by: byName,
    at: checkedAt.toISOString(),
    rows: rowCount,
    created: createdCount,
    undoUntil: committedAt && state === 'committed' ? undoUntil(committedAt) : null,
  }
}

/** An import with the rows that need a look. Problem: 404 not_found. */
export async function reportOf(db: Database, importId: string, language: Language): Promise<ImportReport> {
  const { record, counts, duplicates, errors, kept } = await importOf(db, importId)
  return importReport.parse({
    ...summaryOfImport(record, new Date()),
    heads: record.heads,
    mapping: record.mapping,
    ready: counts.ready,
    duplicateRows: counts.duplicate,
    duplicates: duplicates.map(({ row, values, personId, ofRow, score, because }) => ({
      row,
      name: values.name ?? '',
      personId,
      ofRow,
      score: Math.round((score ?? 0) * 100) / 100,
      because,
    })),
    errorRows: counts.error,
    errors: errors.flatMap((row) => problemsOf(row, language)),
    filled: await filledOf(db, importId),
    kept,
  })
}
