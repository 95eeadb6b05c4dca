import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import { clockHours } from '#src/features/energy-dashboard/domain/hours.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { cent, clockTime, longDay } from './worded.ts'

/** Every hour shown, as a table and as a file. */
export function PriceTable({ board, language, csvPath }: { board: EnergyBoard; language: Language; csvPath: string }) {
  const text = energyText[language]
  if (board.prices.length === 0) return null
  const examples = [text.exampleDay, text.exampleNext]
  return (
    <details className="why en-table">
      <summary>{text.table}</summary>
      <div className="en-tables">
        {board.prices.map((day, nth) => {
          const surplus = board.surplus.find(({ date }) => date === day.date)
          const clock = clockHours(day.date)
          return (
            <table key={day.date}>
              <caption>{board.isSample ? examples[nth] : longDay(day.date, language)}</caption>
              <thead>
                <tr>
                  <th scope="col">{text.hour}</th>
                  <th scope="col" className="n">
                    {text.price}
                  </th>
                  {surplus ? (
                    <th scope="col" className="n">
                      {text.surplus}
                    </th>
                  ) : null}
                </tr>
              </thead>
              <tbody>
                {day.eurMwh.map((price, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an hour of a day is its place
                  <tr key={at}>
                    <th scope="row">
                      {clockTime(clock[at] ?? 0)}
                      {at > 0 && clock[at] === clock[at - 1] ? ` ${text.winterHour}` : ''}
                    </th>
                    <td className="n">{cent(price, language, 2)}</td>
                    {surplus ? <td className="n">{cent(surplus.eurMwh[at] ?? 0, language, 2)}</td> : null}
                  </tr>
                ))}
              </tbody>
            </table>
          )
        })}
        <p>
          <a className="tl" href={csvPath} download>
            {text.csv}
          </a>
        </p>
      </div>
    </details>
  )
}
