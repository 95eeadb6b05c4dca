import { formatKwh, formatKwp } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { DayChart } from '#src/shared/ui/day-chart/day-chart.tsx'
import type { Day, HomeData } from './home-data.ts'
import { namedHome } from './named-home.ts'
import { homeText } from './text/text.ts'
import { workingDayTariff } from './working-day-tariff.ts'

export function TwoDays({ language, data }: { language: Language; data: HomeData }) {
  const { days: text } = homeText(language)
  const [, balanced] = data.answer.options
  const kwp = formatKwp(balanced.kwp, language)
  const topKw = Math.max(...data.june.madeKwh, ...data.june.usedKwh, ...data.december.usedKwh)
  const chart = (month: string, { madeKwh, usedKwh }: Day) => {
    const made = formatKwh(total(madeKwh), language)
    const used = formatKwh(total(usedKwh), language)
    return (
      <div>
        <h3>{month}</h3>
        <DayChart
          label={text.label(month, made, used)}
          madeKwh={madeKwh}
          usedKwh={usedKwh}
          topKw={topKw}
          madeLabel={text.made(made)}
          usedLabel={text.used(used)}
          tariff={workingDayTariff()}
          periodNames={text.periods}
        />
      </div>
    )
  }
  return (
    <section className="sec tight tint">
      <div className="wrap">
        <div className="head">
          <h2>{text.heading}</h2>
          <p className="lede">{text.lede(kwp)}</p>
        </div>
        <figure className="days">
          <div className="g c2">
            {chart(text.june, data.june)}
            {chart(text.december, data.december)}
          </div>
          <figcaption>
            {text.caption({
              home: namedHome(data, language),
              kwp,
              kwh: formatKwh(data.answer.annualKwh, language),
            })}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function total(hours: readonly number[]): number {
  return hours.reduce((sum, kwh) => sum + kwh, 0)
}
