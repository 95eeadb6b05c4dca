import type { ListedQuote } from '#src/features/quote/quote-list-contract.ts'
import { quoteListText } from '#src/features/quote/text/quote-list-text.ts'
import { formatDate, formatInstant, formatMoney } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { type DataColumn, PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'

function quoteColumns(language: Language): DataColumn<ListedQuote>[] {
  const text = quoteListText[language]
  const { columns } = text
  return [
    {
      id: 'reference',
      header: columns.reference,
      cell: ({ leadId, reference }) => (leadId ? <a href={`/crm/leads/${leadId}`}>{reference}</a> : reference),
    },
    {
      id: 'createdAt',
      header: columns.made,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt, language)}</time>,
    },
    {
      id: 'name',
      header: columns.name,
      cell: ({ name, state }) => name || (state === 'test' ? '–' : text.noName),
    },
    { id: 'town', header: columns.town, cell: ({ town }) => (town ? townNames[town] : '–') },
    {
      id: 'valueEur',
      header: columns.price,
      cell: ({ valueEur }) => (valueEur === null ? '–' : formatMoney(valueEur, 'price', language)),
      isNumber: true,
    },
    { id: 'language', header: columns.language, cell: (quote) => quote.language.toUpperCase() },
    { id: 'state', header: columns.state, cell: (quote) => <StateTag quote={quote} language={language} /> },
    { id: 'pdfUrls', header: columns.documents, cell: (quote) => <Documents quote={quote} language={language} /> },
  ]
}

/** The page of quotes as a table; a reference leads to its lead. */
export function QuoteTable({ rows, language, isBusy }: { rows: ListedQuote[]; language: Language; isBusy: boolean }) {
  return (
    <PlainTable
      caption={quoteListText[language].caption}
      columns={quoteColumns(language)}
      rows={rows}
      rowId={({ id }) => id}
      isBusy={isBusy}
    />
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
