import type { LeadSummary } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { formatEur, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { type DataColumn, PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { isCalling, UrgencyTag } from './urgency.app.tsx'

function leadColumns(language: Language, now: Date): DataColumn<LeadSummary>[] {
  const text = crmText[language]
  const { columns } = text.list
  return [
    {
      id: 'reference',
      header: columns.reference,
      cell: ({ id, reference }) => (
        <a href={`/crm/leads/${id}`} data-lead={id}>
          {reference}
        </a>
      ),
    },
    { id: 'name', header: columns.name, cell: ({ name }) => name },
    {
      id: 'stage',
      header: columns.stage,
      cell: (lead) => (
        <>
          {text.stages[lead.stage]} {isCalling(lead) && <UrgencyTag lead={lead} language={language} />}
        </>
      ),
    },
    { id: 'kind', header: columns.kind, cell: ({ kind }) => text.kinds[kind] },
    {
      id: 'town',
      header: columns.town,
      cell: ({ town }) => (town ? townNames[town] : '–'),
      isEmpty: ({ town }) => town === null,
    },
    {
      id: 'valueEur',
      header: columns.value,
      cell: ({ valueEur }) => (valueEur === null ? '–' : formatEur(valueEur, language)),
      isNumber: true,
      isEmpty: ({ valueEur }) => valueEur === null,
    },
    { id: 'language', header: columns.language, cell: (lead) => lead.language.toUpperCase() },
    {
      id: 'createdAt',
      header: columns.age,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatInstant(createdAt, language)}>
          {formatRelativeTime(createdAt, now, language)}
        </time>
      ),
    },
    {
      id: 'answerBy',
      header: columns.clock,
      cell: (lead) => <AnswerClockTag lead={lead} now={now} language={language} fallback="–" />,
      isEmpty: ({ answerBy }) => answerBy === null,
    },
  ]
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
  return (
    <PlainTable
      className="leads"
      caption={crmText[language].list.caption}
      columns={leadColumns(language, now)}
      rows={rows}
      rowId={({ id }) => id}
      isBusy={isBusy}
    />
  )
}
