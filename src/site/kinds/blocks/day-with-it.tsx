import type { SystemOf } from '#src/features/figures/public.ts'
import { paybackYearsOf } from '#src/features/quote/text/payback-span.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatKwh, formatKwp, formatMoney, formatMoneyRange, formatUnit } from '#src/shared/i18n/format.ts'
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

/** A worked home, and which system of it. */
export interface SystemOfHome {
  home: string
  of: SystemOf
}

const total = (hours: readonly number[]) => hours.reduce((sum, kwh) => sum + kwh, 0)

/** A day with the thing: sun, what is stored, what the battery gives and what is still bought, in June and December; below it what that saves, of a battery its own part. */
export function DayWithIt({ home, of, language }: SystemOfHome & { language: Language }) {
  const { answers, option, june, december, useKwh, givenBackKwh, battery: own } = builtFigures().days(home, of)
  const text = dayWords(language)
  const { system, priceCents, savingEur, paybackYears } = option
  const hasBattery = system.batteryKwh > 0
  const topKw = Math.max(...[june, december].flatMap((day) => [...day.sunKwh, ...day.usedKwh]))
  const kwh = (value: number) => formatKwh(value, language)
  // One decimal for all of them, so that 20.0 kWh stands beside 19.6.
  const kwhOfDay = (value: number) => formatUnit(value, 'kWh', language, 1)
  const eur = (value: number) => formatMoney(value, 'price', language)
  const estimated = (value: number) => formatMoney(value, 'estimate', language)
  const years = (of: typeof paybackYears) => paybackYearsOf(of, language)
  const { days: chartText } = homeText(language)
  const days = [
    { month: chartText.june, day: june },
    { month: chartText.december, day: december },
  ].map(({ month, day }) => ({
    month,
    day,
    made: kwhOfDay(total(day.sunKwh)),
    used: kwhOfDay(total(day.usedKwh)),
    stored: kwhOfDay(total(day.storedKwh)),
    given: kwhOfDay(total(day.fromBatteryKwh)),
    bought: kwhOfDay(total(day.boughtKwh)),
    instead: kwhOfDay(hasBattery ? day.boughtPanelsAloneKwh : day.boughtTodayKwh),
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
              kwp: formatKwp(system.kwp, language),
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
                    <span className="num n2">{bought}</span> {text.instead(instead, hasBattery)}
                  </p>
                </div>
                <DayChart
                  label={text.label({ month, made, used, given: hasBattery ? given : undefined, bought, instead })}
                  madeKwh={day.sunKwh}
                  usedKwh={day.usedKwh}
                  {...(hasBattery && {
                    battery: {
                      id: `sun-${month.toLowerCase()}`,
                      storedKwh: day.storedKwh,
                      givenKwh: day.fromBatteryKwh,
                      storedLabel: text.fills,
                      givenLabel: text.gives,
                    },
                  })}
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
            <span className="num n2">{formatMoneyRange((own ?? option).savingEur, language)}</span>
            <span className="mut">
              {own ? text.own.saves(estimated(own.savingEur.p50)) : text.saves(estimated(savingEur.p50))}
            </span>
          </p>
          <p>
            <span className="num n2">{years((own ?? option).paybackYears)}</span>
            <span className="mut">{own ? text.own.paysBack(eur(own.priceEur)) : text.paysBack}</span>
          </p>
          <p className="mut">
            {own
              ? text.own.moves({
                  saves: estimated(savingEur.p50),
                  atLeast: estimated(savingEur.p90),
                  price: eur(eurFromCents(priceCents)),
                  years: paybackYears.p50 === null ? undefined : years(paybackYears),
                  kwh: kwh(givenBackKwh),
                  each: formatEur(own.savingEur.p50 / givenBackKwh, language, 2),
                })
              : text.panelsOnly}
          </p>
        </div>
      </div>
    </section>
  )
}
