import type { OutageFigure } from '#src/energy/backup/outage-figures.ts'
import type { InstantOption } from '#src/features/quote/domain/options/instant.ts'
import { formatKwh, formatKwp, formatMoney, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { BlackoutLine } from '#src/shared/ui/blackout-line/blackout-line.tsx'
import { lasting, runningLoads } from './blackout-words.ts'
import type { HomeData } from './home-data.ts'
import { namedHome } from './named-home.ts'
import { homeText } from './text/text.ts'

/** The day the grid went down, and what the three systems of the card would have kept running. */
export function Blackout({ language, data }: { language: Language; data: HomeData }) {
  const { blackout: text } = homeText(language)
  return (
    <section className="sec tight deep">
      <div className="wrap g2 c57">
        <div>
          <h2 className="num n3 day">{text.heading}</h2>
          <p className="lede">{text.lede}</p>
        </div>
        <div className="stack">
          {data.answer.options.map((option) => (
            <System key={option.id} option={option} language={language} />
          ))}
          <p className="xs mut axis" aria-hidden="true">
            <span>0 h</span>
            <span>{text.axis}</span>
            <span>24 h</span>
          </p>
          <p className="xs mut">
            {text.example({ home: namedHome(data, language), kwh: formatKwh(data.answer.annualKwh, language) })}
          </p>
        </div>
      </div>
    </section>
  )
}

/** One option: what it holds and costs, then its figures, essentials alone and with one air conditioner apart. */
function System({ option, language }: { option: InstantOption; language: Language }) {
  const { blackout: text } = homeText(language)
  const { kwp, batteryKwh, priceEur, cut } = option
  const panels = formatKwp(kwp, language)
  const battery = batteryKwh > 0 ? ` + ${formatUnit(batteryKwh, 'kWh', language)}` : `, ${text.noBattery}`
  const heading = (
    <div className="row cut-h">
      <h3 className="h4">{text.options[option.id]}</h3>
      <span className="sm mut">
        {panels}
        {battery} · <span className="nw">{formatMoney(priceEur, 'price', language)}</span>
      </span>
    </div>
  )
  const loads = runningLoads(cut.powers, text)
  if (!loads)
    return (
      <BlackoutLine hours={cut.essentials.hours} hoursLabel={text.noneLabel} heading={heading}>
        {text.runs} <b>{text.nothing}</b>
      </BlackoutLine>
    )
  const line = (figure: OutageFigure) => lasting(figure, text, language)
  return (
    <div className="cut-line">
      {heading}
      <BlackoutLine hours={cut.essentials.hours} hoursLabel={text.label(line(cut.essentials))} isPart>
        {loads}: <b>{line(cut.essentials)}</b>
      </BlackoutLine>
      {cut.withAirConditioner ? (
        <BlackoutLine hours={cut.withAirConditioner.hours} hoursLabel={text.label(line(cut.withAirConditioner))} isPart>
          {text.cooled}: <b>{line(cut.withAirConditioner)}</b>
        </BlackoutLine>
      ) : null}
    </div>
  )
}
