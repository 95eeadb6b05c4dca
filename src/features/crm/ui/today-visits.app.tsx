import { sunArc } from '#src/features/crm/domain/sun-arc.ts'
import { todayWords } from '#src/features/crm/text/today-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Today, VisitOfDay } from '#src/features/crm/today/contract.ts'
import { routeLink } from '#src/shared/domain/route-link.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { clockOf, DaySky } from './day-sky.app.tsx'
import { type DaySpan, daySpan, minuteOf, offsetOn, placeOf } from './day-span.ts'
import { telLink } from './reach.ts'
import { clockTime } from './today-side.app.tsx'

/** The day of the crews: drawn along the hours where there is room, and each visit with its drive, its way and its number. */
export function Visits({ today, now, language }: { today: Today; now: Date; language: Language }) {
  const words = workText[language]
  const sun = sunArc(today.day, offsetOn(today.day))
  const span = daySpan(today.visits, { fromMinute: sun.riseMinute, toMinute: sun.setMinute })
  return (
    <section className="panel q-panel day-panel">
      <h2>
        {words.visits} <a href="/admin/calendar">{words.openWeek}</a>
      </h2>
      <DaySky day={today.day} sun={sun} span={span} now={now} language={language} />
      <div className="deep day-ground">
        {today.visits.length === 0 && <p>{words.noVisits}</p>}
        {today.visits.length > 0 && (
          <>
            <Drawing visits={today.visits} span={span} now={now} language={language} />
            <p className="day-legend xs">{todayWords[language].hatched}</p>
          </>
        )}
        <ul className="queue">
          {today.visits.map((visit) => (
            <li key={visit.id} className={visit.done ? 'dn' : undefined}>
              <b>{clockTime(visit.start, today.day, language)}</b>
              <div>
                {visit.leadId ? <a href={`/crm/leads/${visit.leadId}`}>{visit.name}</a> : visit.name}{' '}
                {[
                  visit.what[language],
                  visit.town,
                  visit.address,
                  visit.crew,
                  visit.travelMinutes !== null && words.drive(formatNumber(visit.travelMinutes, language)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
              <span className="row">
                {visit.address && (
                  <a href={routeLink(`${visit.address}, ${visit.town}`)} rel="noopener noreferrer">
                    {words.route}
                  </a>
                )}
                {visit.phone && <a href={telLink(visit.phone)}>{words.call}</a>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A row a crew; the list below says the same in words. */
function Drawing({
  visits,
  span,
  now,
  language,
}: {
  visits: readonly VisitOfDay[]
  span: DaySpan
  now: Date
  language: Language
}) {
  const crews = [...new Set(visits.map(({ crew }) => crew))]
  const hours = Array.from(
    { length: Math.floor((span.toMinute - span.fromMinute) / 120) + 1 },
    (_, at) => span.fromMinute + at * 120,
  )
  return (
    <div className="day-draw" aria-hidden="true">
      <div className="day-line day-hours">
        <span />
        <div>
          {hours.map((minute) => (
            <i key={minute} style={{ left: `${placeOf(minute, span)}%` }}>{`${minute / 60}:00`}</i>
          ))}
        </div>
      </div>
      {crews.map((crew) => (
        <div key={crew} className="day-line">
          <b>{crew}</b>
          <div>
            {visits
              .filter((visit) => visit.crew === crew)
              .map((visit) => (
                <Bar key={visit.id} visit={visit} span={span} language={language} />
              ))}
            <em style={{ left: `${placeOf(minuteOf(now), span)}%` }} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Bar({ visit, span, language }: { visit: VisitOfDay; span: DaySpan; language: Language }) {
  const start = minuteOf(visit.start)
  const place = (from: number, to: number) => {
    const left = placeOf(from, span)
    return { left: `${left}%`, width: `${placeOf(to, span) - left}%` }
  }
  return (
    <>
      {visit.travelMinutes !== null && <u style={place(start - visit.travelMinutes, start)} />}
      <span className={visit.done ? 'dn' : undefined} style={place(start, minuteOf(visit.end))}>
        <b>{clockOf(start)}</b> {[visit.town, visit.name || visit.what[language]].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
