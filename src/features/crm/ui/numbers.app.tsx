import { useQuery } from '@tanstack/react-query'
import { type Funnel, type NumberGroup, numberGroups, numbersResponse } from '#src/features/crm/numbers/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatDate, formatEur, formatNumber, formatPercent } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { sourceName } from './timeline-words.ts'

const periods = [30, 90, 365] as const

/** What became of the leads of some days: by where they came from, where they live, what they read and what they want. */
export function NumbersScreen({
  language,
  brand,
  search,
  today,
}: {
  language: Language
  brand: string
  /** The query of the address: `days` and `by`. */
  search: string
  today: PlainDate
}) {
  const words = talkText[language].numbers
  const text = crmText[language]
  const query = new URLSearchParams(search)
  const days = periods.find((one) => String(one) === query.get('days')) ?? 90
  const by = numberGroups.find((one) => one === query.get('by')) ?? 'source'
  const from = addDays(today, 1 - days)
  const numbers = useQuery({
    queryKey: [`/api/crm/numbers?from=${from}&to=${today}&by=${by}`],
    select: (data: unknown) => numbersResponse.parse(data),
    refetchOnMount: 'always',
  })
  useTitle(`${words.title} | ${brand}`)
  const hrefOf = (change: { days?: number; by?: NumberGroup }) =>
    `/crm/numbers?${new URLSearchParams({ days: String(change.days ?? days), by: change.by ?? by })}`
  return (
    <>
      <div className="sbar">
        <h1>{words.title}</h1>
        <span className="mut">{words.period(formatDate(from, language), formatDate(today, language))}</span>
        <nav className="seg at-end" aria-label={words.periods}>
          {periods.map((one) => (
            <a key={one} href={hrefOf({ days: one })} aria-current={one === days ? 'page' : undefined}>
              {words.days(formatNumber(one, language))}
            </a>
          ))}
        </nav>
      </div>
      <div className="list-body">
        {numbers.isPending && <Skeleton label={text.loading} widths={[40, 100, 100]} />}
        {numbers.isError && (
          <LoadFailure
            message={failureText(numbers.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => numbers.refetch()}
          />
        )}
        {numbers.data && (
          <>
            <Totals total={numbers.data.total} language={language} />
            <nav className="seg" aria-label={words.by}>
              {numberGroups.map((one) => (
                <a key={one} href={hrefOf({ by: one })} aria-current={one === by ? 'page' : undefined}>
                  {words.groups[one]}
                </a>
              ))}
            </nav>
            <Table groups={numbers.data.groups} by={by} language={language} />
            <p className="xs mut">{words.note}</p>
          </>
        )}
      </div>
    </>
  )
}

function Totals({ total, language }: { total: Funnel; language: Language }) {
  const words = talkText[language].numbers
  const figure = (value: number) => formatNumber(value, language)
  const rows: [label: string, value: string][] = [
    [words.leads, figure(total.leads)],
    [words.firstTouch, minutesWords(total.medianFirstTouchMinutes, language)],
    [words.withinTwoHours, shareOf(total.touchedWithinTwoHours, total.leads, language)],
    [words.accepted, figure(total.accepted)],
    [words.won, formatEur(total.wonEur, language)],
  ]
  return (
    <section className="panel" aria-label={words.title}>
      <dl className="figures">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="mut">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Table({
  groups,
  by,
  language,
}: {
  groups: (Funnel & { key: string | null })[]
  by: NumberGroup
  language: Language
}) {
  const words = talkText[language].numbers
  const text = crmText[language]
  if (groups.length === 0) return <p className="empty">{words.nothing}</p>
  const figure = (value: number) => formatNumber(value, language)
  const steps = ['contacted', 'quoted', 'accepted', 'paid', 'lost'] as const
  return (
    <div className="panel rows">
      <table className="stk numbers">
        <caption className="vh">{words.groups[by]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.groups[by]}</th>
            <th scope="col">{words.leads}</th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {words[step]}
              </th>
            ))}
            <th scope="col">{words.firstTouch}</th>
            <th scope="col">{words.won}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key ?? ''}>
              <th scope="row">{groupName(group.key, by, text, words.unknown)}</th>
              <td data-l={words.leads}>{figure(group.leads)}</td>
              {steps.map((step) => (
                <td key={step} data-l={words[step]}>
                  {`${figure(group[step])} · `}
                  <span className="mut">{shareOf(group[step], group.leads, language)}</span>
                </td>
              ))}
              <td data-l={words.firstTouch}>{minutesWords(group.medianFirstTouchMinutes, language)}</td>
              <td data-l={words.won}>{formatEur(group.wonEur, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function groupName(key: string | null, by: NumberGroup, text: CrmText, unknown: string): string {
  if (key === null) return unknown
  if (by === 'source') return sourceName(key, text)
  if (by === 'town') {
    const town = towns.find((one) => one === key)
    return town ? townNames[town] : key
  }
  if (by === 'language') {
    const language = languages.find((one) => one === key)
    return language ? text.languages[language] : key
  }
  return text.services[key] ?? key
}

const shareOf = (part: number, whole: number, language: Language) =>
  whole === 0 ? '–' : formatPercent((100 * part) / whole, language)

function minutesWords(minutes: number | null, language: Language): string {
  const words = talkText[language].numbers
  if (minutes === null) return '–'
  if (minutes < 90) return words.minutes(formatNumber(Math.round(minutes), language))
  return words.hours(formatNumber(Math.round(minutes / 6) / 10, language, 1))
}
