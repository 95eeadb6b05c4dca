import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { formatEur, formatInstant } from '../../../shared/i18n/format.ts'
import type { Language } from '../../../shared/i18n/language.ts'
import { formatRelativeTime } from '../../../shared/i18n/relative-time.ts'
import { townNames } from '../../../shared/i18n/town-names.ts'
import type { LeadSummary } from '../contract.ts'
import { crmText } from '../text/crm-text.ts'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { isCalling, UrgencyTag } from './urgency.app.tsx'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, LeadSummary>()

function leadColumns(language: Language, now: Date) {
  const text = crmText[language]
  const { columns } = text.list
  return helper.columns([
    helper.accessor('reference', { header: columns.reference }),
    helper.accessor('name', { header: columns.name }),
    helper.accessor('stage', {
      header: columns.stage,
      cell: ({ row: { original } }) =>
        isCalling(original) ? <UrgencyTag lead={original} language={language} /> : text.stages[original.stage],
    }),
    helper.accessor('kind', { header: columns.kind, cell: ({ getValue }) => text.kinds[getValue()] }),
    helper.accessor('town', {
      header: columns.town,
      cell: ({ getValue }) => {
        const town = getValue()
        return town ? townNames[town] : '–'
      },
    }),
    helper.accessor('valueEur', {
      header: columns.value,
      cell: ({ getValue }) => {
        const value = getValue()
        return value === null ? '–' : formatEur(value, language)
      },
    }),
    helper.accessor('language', { header: columns.language, cell: ({ getValue }) => getValue().toUpperCase() }),
    helper.accessor('createdAt', {
      header: columns.age,
      cell: ({ getValue }) => (
        <time dateTime={getValue()} title={formatInstant(getValue(), language)}>
          {formatRelativeTime(getValue(), now, language)}
        </time>
      ),
    }),
    helper.accessor('answerBy', {
      header: columns.clock,
      cell: ({ row }) => <AnswerClockTag lead={row.original} now={now} language={language} fallback="–" />,
    }),
  ])
}

/** The page of leads as a table; the reference is the row's link, the whole row can be clicked. */
export function LeadTable({
  rows,
  language,
  now,
  isBusy,
}: {
  rows: LeadSummary[]
  language: Language
  now: Date
  isBusy: boolean
}) {
  const columns = useMemo(() => leadColumns(language, now), [language, now])
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  return (
    <table className="stk leads" aria-busy={isBusy}>
      <caption className="vh">{crmText[language].list.caption}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={header.column.id === 'valueEur' ? 'n' : undefined}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) =>
              cell.column.id === 'reference' ? (
                <th key={cell.id} scope="row">
                  <a href={`/crm/leads/${row.id}`} data-lead={row.id}>
                    <table.FlexRender cell={cell} />
                  </a>
                </th>
              ) : (
                <td
                  key={cell.id}
                  className={`c-${cell.column.id}${cell.column.id === 'valueEur' ? ' n' : ''}${cell.getValue() === null ? ' none' : ''}`}
                  data-l={String(cell.column.columnDef.header)}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
