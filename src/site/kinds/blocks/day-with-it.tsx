import { quantityText, type SystemOf } from '#src/features/figures/public.ts'
import { wholePaybackYears } from '#src/features/quote/domain/public.ts'
import { formatKwh, formatMoney, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { DayChart } from '#src/shared/ui/day-chart/day-chart.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { homeText } from '#src/site/home/text/text.ts'
import { workingDayTariff } from '#src/site/home/working-day-tariff.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { dayWords } from './day-with-it.text.ts'
import './day-with-it.css'
import './top.css'

/** A worked home's average day in June and in December with its system, and what the system saves. */
export interface DayOf {
  home: string
  of: SystemOf
}

const total = (hours: readonly number[]) => hours.reduce((sum, kwh) => sum + kwh, 0)

/** A day with the thing: sun, what is stored, what the battery gives and what is still bought, in June and December; below it what that saves. */
export function DayWithIt({ home, of, language }: DayOf & { language: Language }) {
  const { answers, option, june, december, useKwh, givenBackKwh } = builtFigures().days(home, of)
  const text = dayWords(language)
  const { system, savingEur, paybackYears } = option
  const hasBattery = system.batteryKwh > 0
  const topKw = Math.max(...[june, december].flatMap((day) => [...day.sunKwh, ...day.usedKwh]))
  const kwh = (value: number) => formatKwh(value, language)
  const { days: chartText } = homeText(language)
  const days = [
    { month: chartText.june, day: june },
    { month: chartText.december, day: december },
  ].map(({ month, day }) => ({
    month,
    day,
    made: kwh(total(day.sunKwh)),
    used: kwh(total(day.usedKwh)),
    stored: kwh(total(day.storedKwh)),
    given: kwh(total(day.fromBatteryKwh)),
    bought: kwh(total(day.boughtKwh)),
    instead: kwh(hasBattery ? day.boughtPanelsAloneKwh : day.boughtTodayKwh),
  }))
  const rows = (
    ['made', 'used', ...(hasBattery ? (['stored', 'given'] as const) : []), 'instead', 'bought'] as const
  ).map((name) => ({ name, label: name === 'instead' && !hasBattery ? text.rows.before : text.rows[name] }))
  return (
    <section className="sec tight" aria-labelledby="day">
      <div className="wrap">
        <div className="k-top">
          <h2 id="day">{hasBattery ? text.heading.battery : text.heading.panels}</h2>
          <p className="mut">
            {text.lede({
              home: `${kindText(language).homes.kinds[answers.propertyType]}, ${contentText(language).example.occupancies[answers.occupancy]}`,
              kwp: formatUnit(system.kwp, 'kWp', language, Number.isInteger(system.kwp) ? 0 : 1),
              battery: hasBattery ? formatUnit(system.batteryKwh, 'kWh', language) : undefined,
              use: kwh(useKwh),
            })}
          </p>
        </div>
        <figure className="k-2days">
          <div className="g c2">
            {days.map(({ month, day, made, used, given, bought, instead }) => (
              <div key={month}>
                <div className="k-ba">
                  <h3>{month}</h3>
                  <p>
                    <span className="num n2">{bought}</span> {text.instead(instead)}
                  </p>
                </div>
                <DayChart
                  label={text.label({ month, made, used, given: hasBattery ? given : undefined, bought, instead })}
                  madeKwh={day.sunKwh}
                  usedKwh={day.usedKwh}
                  {...(hasBattery && { battery: { storedKwh: day.storedKwh, givenKwh: day.fromBatteryKwh } })}
                  topKw={topKw}
                  madeLabel={text.made(made)}
                  usedLabel={text.used(used)}
                  tariff={workingDayTariff()}
                  periodNames={chartText.periods}
                  oneDrawing
                />
              </div>
            ))}
          </div>
          <ul className="leg k-leg">
            <li>
              <i className="k-sun" />
              {text.legend.sun}
            </li>
            {hasBattery ? (
              <>
                <li>
                  <i className="k-stored" />
                  {text.legend.stored}
                </li>
                <li>
                  <i className="k-given" />
                  {text.legend.given}
                </li>
              </>
            ) : null}
            <li>
              <i className="k-use" />
              {text.legend.used}
            </li>
          </ul>
          <figcaption>{text.caption}</figcaption>
        </figure>
        <details className="k-fold k-table sm">
          <summary>{text.table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.ofTheDay}</th>
                {days.map(({ month }) => (
                  <th className="n" scope="col" key={month}>
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, label }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {days.map((values) => (
                    <td className="n" key={values.month}>
                      {values[name]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <div className="k-sum">
          <p>
            <span className="num n2">{formatMoney(savingEur.p50, 'estimate', language)}</span>
            <span className="mut">{text.saves(formatMoney(savingEur.p90, 'estimate', language), hasBattery)}</span>
          </p>
          <p>
            <span className="num n2">
              {paybackYears.p50 === null
                ? text.never
                : quantityText({ value: wholePaybackYears(paybackYears.p50), unit: 'years' }, language)}
            </span>
            <span className="mut">{hasBattery ? text.paysBack.battery : text.paysBack.panels}</span>
          </p>
          <p className="mut">{hasBattery ? text.moves(kwh(givenBackKwh)) : text.panelsOnly}</p>
        </div>
      </div>
    </section>
  )
}
