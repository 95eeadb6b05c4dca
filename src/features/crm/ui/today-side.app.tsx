import { workText } from '#src/features/crm/text/work.ts'
import type { Today } from '#src/features/crm/today/contract.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What the last seven days brought. */
export function Week({ week, language }: { week: NonNullable<Today['week']>; language: Language }) {
  const words = workText[language]
  const figure = (value: number) => formatNumber(value, language)
  const rows: [string, string][] = [
    [figure(week.newLeads), words.newLeads],
    [
      week.medianFirstTouchMinutes === null ? '–' : `${figure(Math.round(week.medianFirstTouchMinutes))} min`,
      words.firstAnswer,
    ],
    [figure(week.quoted), words.quoted],
    [formatEur(week.acceptedEur, language), `${words.acceptedEur}, ${figure(week.accepted)}`],
    [formatEur(week.paidEur, language), words.paidEur],
    [figure(week.untouchedForADay), words.untouched],
  ]
  return (
    <section className="panel">
      <h2>{words.week}</h2>
      <dl className="figures">
        {rows.map(([value, label]) => (
          <div key={label}>
            <dt className="mut sm">{label}</dt>
            <dd className="tn">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const locale = { en: 'en-GB', es: 'es-ES' }
const timeZone = 'Europe/Madrid'

/** The day with its name. */
export function dayWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** The hour in Spain; with its day when that is another one. */
export function clockTime(instant: string, day: string, language: Language): string {
  const at = new Date(instant)
  const isToday = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at) === day
  return new Intl.DateTimeFormat(locale[language], {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)
}
