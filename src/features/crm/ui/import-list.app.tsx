import type { ImportSummary } from '#src/features/crm/imports/contract.ts'
import { fileWords } from '#src/features/crm/text/file-words.ts'
import { formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type DataColumn, PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { useImports } from './import-data.ts'

/** The imports that were made, each to be opened again. */
export function ImportList({ language }: { language: Language }) {
  const words = fileWords[language]
  const { data: imports } = useImports()
  if (!imports || imports.length === 0) return null
  return (
    <section className="panel rows">
      <div className="rows-head">
        <h2>{words.earlier}</h2>
      </div>
      <PlainTable
        caption={words.earlier}
        columns={importColumns(language)}
        rows={imports}
        rowId={({ importId }) => importId}
      />
    </section>
  )
}

function importColumns(language: Language): DataColumn<ImportSummary>[] {
  const { columns, states, brokenOff } = fileWords[language]
  return [
    {
      id: 'file',
      header: columns.file,
      cell: ({ importId, fileName }) => <a href={`/crm/import?import=${importId}`}>{fileName}</a>,
    },
    {
      id: 'state',
      header: columns.state,
      cell: ({ state, isBrokenOff }) => (isBrokenOff ? brokenOff : states[state]),
    },
    { id: 'by', header: columns.by, cell: ({ by }) => by },
    { id: 'at', header: columns.at, cell: ({ at }) => formatInstant(at, language) },
    { id: 'rows', header: columns.rows, cell: ({ rows }) => formatNumber(rows, language), isNumber: true },
    {
      id: 'leads',
      header: columns.leads,
      cell: ({ created }) => (created === null ? '–' : formatNumber(created, language)),
      isNumber: true,
      isEmpty: ({ created }) => created === null,
    },
    {
      id: 'undo',
      header: columns.undo,
      cell: ({ undoUntil }) => (undoUntil ? formatInstant(undoUntil, language) : '–'),
      isEmpty: ({ undoUntil }) => undoUntil === null,
    },
  ]
}
