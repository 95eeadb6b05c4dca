import { formatEur, formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { BlackoutLine } from '#src/shared/ui/blackout-line/blackout-line.tsx'
import { hoursRange, runningLoads } from './blackout-words.ts'
import type { HomeData } from './home-data.ts'
import { homeText } from './text/text.ts'

/** The day the grid went down, and what three systems would have kept running. */
export function Blackout({ language, data }: { language: Language; data: HomeData }) {
  const { blackout: text } = homeText(language)
  return (
    <section className="sec deep">
      <div className="wrap g2 c57">
        <div>
          <h2 className="num n3 day">{text.heading}</h2>
          <p className="lede">{text.lede}</p>
        </div>
        <div className="stack">
          {data.example.options.map((option) => {
            const { kwp, batteryKwh } = option.system
            const loads = runningLoads(option, text)
            const range = hoursRange(option.backup.hours, text)
            const battery = batteryKwh > 0 ? formatUnit(batteryKwh, 'kWh', language) : text.noBattery
            return (
              <BlackoutLine
                key={option.id}
                hours={option.backup.hours}
                hoursLabel={loads ? text.label(range) : text.noneLabel}
                heading={
                  <div className="row cut-h">
                    <h3 className="h4">{text.options[option.id]}</h3>
                    <span className="sm mut">
                      {formatUnit(kwp, 'kWp', language, 1)}
                      {batteryKwh > 0 ? ' + ' : ', '}
                      {battery}
                    </span>
                  </div>
                }
              >
                {text.runs}{' '}
                {loads ? (
                  <b>
                    {loads}
                    {text.duration(range)}
                  </b>
                ) : (
                  <b>{text.nothing}</b>
                )}
              </BlackoutLine>
            )
          })}
          <p className="xs mut axis" aria-hidden="true">
            <span>0 h</span>
            <span>{text.axis}</span>
            <span>24 h</span>
          </p>
          <p className="xs mut">
            {text.example({
              bill: formatEur(data.monthlyBillEur, language),
              kwh: formatNumber(data.example.annualKwh, language),
            })}
          </p>
        </div>
      </div>
    </section>
  )
}
