import { writeCsv } from '#src/features/crm/domain/csv/csv.ts'
import { leadColumns } from '#src/features/crm/domain/csv/lead-columns.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { problemsOf } from './report.ts'
import type { ImportRow } from './service.ts'
import { type SeparatorName, separatorSign } from './table.ts'

/** The refused rows of a file under the import's own heads, with what is wrong in a column that an import leaves out. */
export function refusedTable(rows: readonly ImportRow[], separator: SeparatorName, language: Language): string {
  const { columns } = workText[language]
  const lines = rows.map((row) => [
    ...leadColumns.map((column) => row.values[column] ?? ''),
    problemsOf(row, language)
      .map(({ column, message }) => `${columns[column]}: ${message}`)
      .join('; '),
  ])
  return writeCsv([[...leadColumns, fileWords[language].problem], ...lines], separatorSign[separator])
}
