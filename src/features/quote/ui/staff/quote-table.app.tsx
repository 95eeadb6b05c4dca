import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { formatDate, formatEur, formatInstant } from '../../../../shared/i18n/format.ts'
import { type Language, languages } from '../../../../shared/i18n/language.ts'
import { townNames } from '../../../../shared/i18n/town-names.ts'
import { Tag } from '../../../../shared/ui/tag/tag.tsx'
import type { ListedQuote } from '../../quote-list-contract.ts'
import { quoteListText } from '../../text/quote-list-text.ts'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, ListedQuote>()

function quoteColumns(language: Language) {
  const text = quoteListText[language]
  const { columns } = text
  return helper.columns([
    helper.accessor('reference', {
      header: columns.reference,
      cell: ({ row: { original } }) =>
        original.leadId ? <a href={`/crm/leads/${original.leadId}`}>{original.reference}</a> : original.reference,
    }),
    helper.accessor('createdAt', {
      header: columns.made,
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatInstant(getValue(), language)}</time>,
    }),
    helper.accessor('name', {
      header: columns.name,
      cell: ({ getValue, row }) => getValue() || (row.original.state === 'test' ? '–' : text.noName),
    }),
    helper.accessor('town', {
      header: columns.town,
      cell: ({ getValue }) => {
        const town = getValue()
        return town ? townNames[town] : '–'
      },
    }),
    helper.accessor('valueEur', {
      header: columns.price,
      cell: ({ getValue }) => {
        const value = getValue()
        return value === null ? '–' : formatEur(value, language)
      },
    }),
    helper.accessor('language', { header: columns.language, cell: ({ getValue }) => getValue().toUpperCase() }),
    helper.accessor('state', {
      header: columns.state,
      cell: ({ row }) => <StateTag quote={row.original} language={language} />,
    }),
    helper.accessor('pdfUrls', {
      header: columns.documents,
      cell: ({ row }) => <Documents quote={row.original} language={language} />,
    }),
  ])
}

/** The page of quotes as a table; a reference leads to its lead. */
export function QuoteTable({ rows, language, isBusy }: { rows: ListedQuote[]; language: Language; isBusy: boolean }) {
  const columns = useMemo(() => quoteColumns(language), [language])
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  return (
    <table className="stk data-table" aria-busy={isBusy}>
      <caption className="vh">{quoteListText[language].caption}</caption>
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
                  <table.FlexRender cell={cell} />
                </th>
              ) : (
                <td
                  key={cell.id}
                  className={cell.column.id === 'valueEur' ? 'n' : undefined}
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

function StateTag({ quote: { state, validUntil }, language }: { quote: ListedQuote; language: Language }) {
  const text = quoteListText[language]
  const date = formatDate(validUntil, language)
  if (state === 'test') return <span className="tag sample">{text.states.test}</span>
  return (
    <Tag tone={state === 'valid' ? 'ok' : 'warn'}>
      {state === 'valid' ? text.validUntil(date) : text.expiredOn(date)}
    </Tag>
  )
}

function Documents({ quote: { reference, url, pdfUrls }, language }: { quote: ListedQuote; language: Language }) {
  const text = quoteListText[language]
  const links = [
    ...languages.map((one) => ({ href: pdfUrls[one], label: text.pdf[one] })),
    { href: url, label: text.live },
  ]
  return (
    <span className="documents">
      {links.map(({ href, label }) => (
        <a key={label} href={href} target="_blank" rel="noreferrer" aria-label={text.of(label, reference)}>
          {label}
        </a>
      ))}
    </span>
  )
}
