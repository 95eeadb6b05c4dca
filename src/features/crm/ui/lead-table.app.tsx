import type { LeadSummary } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { formatEur, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { type DataColumn, PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { isCalling, UrgencyTag } from './urgency.app.tsx'
import { Owner, Wants } from './wants.app.tsx'

/** Which leads are chosen, and how that changes. */
export interface Choice {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  toggleAll: () => void
}

function leadColumns(language: Language, now: Date, choice: Choice | undefined): DataColumn<LeadSummary>[] {
  const text = crmText[language]
  const words = listWords[language]
  const { columns } = words
  return [
    {
      id: 'lead',
      header: columns.lead,
      cell: (lead) => {
        const { id, reference, name } = lead
        return (
          <span className="lead-name">
            {choice && (
              <label className="pick">
                <input type="checkbox" checked={choice.ids.has(id)} onChange={() => choice.toggle(id)} />
                <span className="vh">{words.choose(name || reference)}</span>
              </label>
            )}
            {isCalling(lead) && <UrgencyTag lead={lead} language={language} />}
            <a href={`/crm/leads/${id}`} data-lead={id}>
              {name || reference}
            </a>
            {name && <span className="xs mut lead-reference">{reference}</span>}
          </span>
        )
      },
    },
    {
      id: 'stage',
      header: columns.stage,
      cell: ({ stage }) => text.stages[stage],
    },
    {
      id: 'service',
      header: columns.wants,
      cell: ({ service, kind }) => (service ? <Wants service={service} language={language} /> : text.kinds[kind]),
    },
    {
      id: 'town',
      header: columns.town,
      cell: ({ town, language: speaks }) => [town && townNames[town], speaks.toUpperCase()].filter(Boolean).join(', '),
    },
    {
      id: 'valueEur',
      header: columns.value,
      cell: ({ valueEur }) => (valueEur === null ? '–' : formatEur(valueEur, language)),
      isNumber: true,
      isEmpty: ({ valueEur }) => valueEur === null,
    },
    {
      id: 'answerBy',
      header: columns.clock,
      cell: (lead) =>
        lead.answerBy ? (
          <AnswerClockTag lead={lead} now={now} language={language} />
        ) : (
          <time className="mut" dateTime={lead.createdAt} title={formatInstant(lead.createdAt, language)}>
            {formatRelativeTime(lead.createdAt, now, language)}
          </time>
        ),
    },
    {
      id: 'owner',
      header: columns.owner,
      cell: ({ takenBy }) => <Owner name={takenBy} nobody={words.noOwner} />,
    },
  ]
}

/** The page of leads as a table; the name is the row's link, the whole row can be clicked. With `choice` rows can be chosen. */
export function LeadTable({
  rows,
  language,
  now,
  isBusy,
  choice,
}: {
  rows: LeadSummary[]
  language: Language
  now: Date
  isBusy: boolean
  choice: Choice | undefined
}) {
  return (
    <PlainTable
      className="leads"
      caption={crmText[language].list.caption}
      columns={leadColumns(language, now, choice)}
      rows={rows}
      rowId={({ id }) => id}
      isBusy={isBusy}
      {...(choice && {
        head: ({ id, header, isNumber }: DataColumn<LeadSummary>) => (
          <th key={id} scope="col" className={isNumber ? 'n' : undefined}>
            {id === 'lead' ? (
              <span className="lead-name">
                <label className="pick">
                  <input
                    type="checkbox"
                    checked={rows.every((row) => choice.ids.has(row.id))}
                    onChange={choice.toggleAll}
                  />
                  <span className="vh">{listWords[language].chooseAll}</span>
                </label>
                {header}
              </span>
            ) : (
              header
            )}
          </th>
        ),
      })}
    />
  )
}
