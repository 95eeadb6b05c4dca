import { todayWords } from '#src/features/crm/text/today-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Today } from '#src/features/crm/today/contract.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** What stands beside the day: the week behind it, who else is waited for, the day after. */
export function TodaySide({ today, now, language }: { today: Today; now: Date; language: Language }) {
  return (
    <aside className="day-side">
      {today.week && <Week week={today.week} language={language} />}
      <Outside waits={today.waitingOutside} now={now} language={language} />
      {today.nextDay && <NextDay next={today.nextDay} day={today.day} language={language} />}
    </aside>
  )
}

function Week({ week, language }: { week: NonNullable<Today['week']>; language: Language }) {
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

/** Rows of it that are shown at once. */
const mostShown = 6
const dayMillis = 86_400_000

function Outside({ waits, now, language }: { waits: Today['waitingOutside']; now: Date; language: Language }) {
  const words = todayWords[language]
  const whom = ({ for: outsider, lead }: Today['waitingOutside'][number]) =>
    outsider === 'town-hall' && lead.town ? words.townHallOf(townNames[lead.town]) : words.outsiders[outsider]
  const more = waits.length - mostShown
  return (
    <section className="panel">
      <h2>{words.outside}</h2>
      {waits.length === 0 && <p className="mut sm">{words.nobodyOutside}</p>}
      <ul className="side-rows">
        {waits.slice(0, mostShown).map((wait) => (
          <li key={`${wait.lead.id} ${wait.for}`} className="apart">
            <span>
              <b>
                <a href={`/crm/leads/${wait.lead.id}`}>{wait.lead.name || wait.lead.reference}</a>
              </b>
              <br />
              <span className="mut sm">{whom(wait)}</span>
            </span>
            <span className="tn">
              {words.days(formatNumber(Math.floor((now.getTime() - Date.parse(wait.since)) / dayMillis), language))}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="sm">
          <a href="/crm?view=jobs">{words.outsideMore(formatNumber(more, language))}</a>
        </p>
      )}
    </section>
  )
}

function NextDay({ next, day, language }: { next: NonNullable<Today['nextDay']>; day: string; language: Language }) {
  const words = todayWords[language]
  return (
    <section className="panel">
      <h2>{next.day === addDays(day, 1) ? words.tomorrow : dayWords(next.day, language)}</h2>
      {next.visits.length === 0 && <p className="mut sm">{words.noVisitsThen}</p>}
      <ul className="side-rows">
        {next.visits.slice(0, mostShown).map((visit) => (
          <li key={visit.id} className="at-hour">
            <b className="tn">{clockTime(visit.start, next.day, language)}</b>
            <span>
              {`${[visit.crew, visit.town].filter(Boolean).join(', ')} `}
              {visit.leadId ? <a href={`/crm/leads/${visit.leadId}`}>{visit.name}</a> : visit.name}
              <br />
              <span className="mut sm">{visit.what[language]}</span>
            </span>
          </li>
        ))}
      </ul>
      {next.visits.length > mostShown && (
        <p className="sm">
          <a href="/admin/calendar">{words.outsideMore(formatNumber(next.visits.length - mostShown, language))}</a>
        </p>
      )}
    </section>
  )
}

const locale = { en: 'en-GB', es: 'es-ES' }
const timeZone = 'Europe/Madrid'

/** The day with its name. */
export function dayWords(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(locale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return words.charAt(0).toUpperCase() + words.slice(1)
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
