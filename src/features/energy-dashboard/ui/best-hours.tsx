import type { DayPrices } from '#src/features/energy-dashboard/domain/board.ts'
import { bestOfDay, bestOnTariff, type OwnTariff } from '#src/features/energy-dashboard/domain/day-view.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'
import { machines, machineWords } from './machine-words.ts'
import { clockTime, spanOf } from './worded.ts'
import './best-hours.css'

const icons: Record<string, IconName> = { car: 'ev', 'pool-pump': 'pool', 'hot-water': 'water' }

/** For each machine the cheapest hours of a day, in squares of one hour, with the euros and those of the dearest hours. */
export function BestHours({ day, language }: { day: DayPrices; language: Language }) {
  const { best: text } = energyText[language]
  return (
    <ul className="day24">
      {machines.map((machine) => {
        const runs = bestOfDay(day, machine)
        if (!runs) return null
        const { name, about } = machineWords(machine, language)
        const span = spanOf(runs.best, language)
        return (
          <li key={machine.id}>
            <div className="w">
              <Icon name={icons[machine.id] ?? 'sun'} size={26} />
              <p>
                <b>{name}</b>
                <br />
                <span className="k">{about}</span>
              </p>
            </div>
            <div>
              <svg
                className="hrs"
                viewBox={`0 0 ${day.eurMwh.length} 1`}
                preserveAspectRatio="none"
                role="img"
                aria-label={span}
              >
                <path d={`M.04.5H${day.eurMwh.length}`} />
                <path className="on" d={`M${runs.indexFrom}.04.5h${machine.hours}`} />
              </svg>
              <p className="k">{span}</p>
            </div>
            <div className="e">
              <p className="num">{formatEur(runs.best.eur, language, 2)}</p>
              <p className="k">
                {text.insteadOf(formatEur(runs.worst.eur, language, 2), clockTime(runs.worst.fromClock))}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The same on a contract's own prices, beside the regulated one. */
export function OwnHours({ day, tariff, language }: { day: DayPrices; tariff: OwnTariff; language: Language }) {
  const { own: text } = energyText[language]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways on a phone is moved by keyboard too.
    <section className="tblw" tabIndex={0} aria-label={text.caption}>
      <table className="own-t">
        <caption className="vh">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.machine}</th>
            <th scope="col">{text.when}</th>
            <th scope="col" className="n">
              {text.costs}
            </th>
            <th scope="col" className="n">
              {text.dearest}
            </th>
            <th scope="col" className="n">
              {text.pvpc}
            </th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => {
            const own = bestOnTariff(day.date, tariff, machine)
            const pvpc = bestOfDay(day, machine)
            if (!own || !pvpc) return null
            const isFlat = own.worst.eur - own.best.eur < 0.005
            return (
              <tr key={machine.id}>
                <th scope="row">{machineWords(machine, language).name}</th>
                <td>{isFlat ? text.anyHour : spanOf(own.best, language)}</td>
                <td className="n">{formatEur(own.best.eur, language, 2)}</td>
                <td className="n">{formatEur(own.worst.eur, language, 2)}</td>
                <td className="n">{formatEur(pvpc.best.eur, language, 2)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
