import recorded from '#facts/energy/accuracy.json' with { type: 'json' }
import { formatNumber, formatPercent, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { accuracyEn } from '#src/site/content/text/accuracy.en.ts'
import { accuracyEs } from '#src/site/content/text/accuracy.es.ts'
import { type AccuracyId, type AccuracyText, accuracyIds } from '#src/site/content/text/accuracy.types.ts'
import type { OnPage } from './on-page.ts'

type Group = (typeof recorded.groups)[number]

/** The group of an id. Throws a RangeError when the record holds none: the page would leave a comparison out. */
function groupOf(id: AccuracyId): Group {
  const group = recorded.groups.find((one) => one.id === id)
  if (!group) throw new RangeError(`not recorded: ${id}`)
  return group
}

/** '+1.0%', '−2.6 %', '0.0 points', 'to the cent'; without a sign where only the size counts. */
function offText(
  value: number,
  { deviationIn }: Pick<Group, 'deviationIn'>,
  text: AccuracyText,
  language: Language,
  signed: boolean,
): string {
  if (deviationIn === 'cents' && value === 0) return text.toTheCent
  const sign = !signed || Math.abs(value) < 0.05 ? '' : value > 0 ? '+' : '−'
  const size = Math.abs(value)
  if (deviationIn === 'percent') return `${sign}${formatPercent(size, language, 1)}`
  return `${sign}${deviationIn === 'points' ? text.points(formatNumber(size, language, 1)) : formatNumber(size, language)}`
}

/** '27°, 180°, December', or the case in words. Throws a RangeError on a case without words. */
function caseText(id: string, text: AccuracyText, language: Language): string {
  const plane = /^(\d+)\/(-?\d+)(?:\/(\d+))?$/.exec(id)
  if (plane) {
    const [, tilt = '', azimuth = '', month] = plane
    const direction = `${azimuth.replace('-', '−')}°`
    const name = month === undefined ? [] : [monthNames(language, 'long')[Number(month) - 1] ?? '']
    return [`${tilt}°`, direction, ...name].join(', ')
  }
  const words = text.cases[id]
  if (words === undefined) throw new RangeError(`a case without words: ${id}`)
  return words
}

function figureDigits(unit: string): number {
  return unit === 'kWh' || unit === 'kWh/kWp' ? 0 : unit === 'EUR' ? 2 : 1
}

function Cases({ group, text, language }: { group: Group; text: AccuracyText; language: Language }) {
  const id = accuracyIds.find((one) => one === group.id)
  const name = id ? text.groups[id].name : group.id
  const isPlane = group.id.startsWith('pv-')
  const digits = figureDigits(group.unit)
  return (
    <details className="why">
      <summary>{text.every(group.id.endsWith('-month') ? `${name} (${text.worstMonths})` : name)}</summary>
      <div className="tblw">
        <table>
          <thead>
            <tr>
              <th scope="col">{isPlane ? text.plane : text.case}</th>
              <th scope="col">
                {text.ours}, {group.unit}
              </th>
              <th scope="col">{text.theirs}</th>
              <th scope="col">{text.off}</th>
            </tr>
          </thead>
          <tbody>
            {group.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{caseText(row.id, text, language)}</th>
                <td>{formatNumber(row.ours, language, digits)}</td>
                <td>{formatNumber(row.reference, language, digits)}</td>
                <td>{offText(row.deviation, group, text, language, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** The measured errors of the model, weak spots included, and every case behind them. */
export function Accuracy({ language }: OnPage) {
  const text = language === 'es' ? accuracyEs : accuracyEn
  const groups = accuracyIds.map(groupOf)
  return (
    <div className="blk">
      <div className="tblw">
        <table>
          <caption>{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                {text.columns.reference}; {text.columns.proves}
              </th>
              <th scope="col">{text.columns.cases}</th>
              <th scope="col">{text.columns.worst}</th>
              <th scope="col">{text.columns.mean}</th>
            </tr>
          </thead>
          <tbody>
            {accuracyIds.map((id) => {
              const group = groupOf(id)
              return (
                <tr key={id}>
                  <th scope="row">
                    {text.groups[id].name}
                    <br />
                    <small>{text.groups[id].proves}</small>
                  </th>
                  <td>{formatNumber(group.cases, language)}</td>
                  <td>{offText(group.worst, group, text, language, true)}</td>
                  <td>{offText(group.mean, group, text, language, false)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {groups.map((group) => (
        <Cases key={group.id} group={group} text={text} language={language} />
      ))}
    </div>
  )
}
