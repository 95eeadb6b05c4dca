import type { Estimate, Option } from '#src/features/quote/domain/public.ts'
import { formatKwh, formatUnit, formatWholeHours } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { hourStates } from '#src/shared/ui/blackout-line/hour-states.ts'
import { runningLoads } from '#src/site/home/blackout-words.ts'
import { homeText } from '#src/site/home/text/text.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import './cut-hours.css'
import './top.css'

const classOf = { on: 'on', may: 'may', off: undefined } as const

/** What an option runs in a power cut, appliances against 24 squares: solid in nine cuts of ten, hatched where the cut finds the battery fuller. */
export function CutHours({
  home: { answers, option },
  lede,
  language,
}: {
  home: { answers: Estimate['answers']; option: Pick<Option, 'system' | 'backup'> }
  /** Which home it is, where the page has spoken of it before. */
  lede?: string | undefined
  language: Language
}) {
  const text = kindText(language)
  const { essentials, withAirConditioner, powers, reserveShare } = option.backup
  const { batteryKwh } = option.system
  const loads = runningLoads(powers, homeText(language).blackout)
  if (!essentials || !loads) return null
  const home = `${text.homes.kinds[answers.propertyType]} ${text.homes.built(String(answers.buildYear))}`
  const lines = [
    { name: loads, figure: essentials, when: text.cut.average },
    ...(withAirConditioner
      ? [{ name: text.cut.withCooling, figure: withAirConditioner, when: text.cut.coolingNight }]
      : []),
  ]
  return (
    <section className="deep sec tight" aria-labelledby="power-cut">
      <div className="wrap">
        <div className="k-top">
          <h2 id="power-cut">{text.cut.heading}</h2>
          <p className="mut">
            {lede ??
              text.cut.lede({
                home,
                battery: formatKwh(batteryKwh, language),
                kept: formatKwh((reserveShare ?? 0) * batteryKwh, language),
              })}
          </p>
        </div>
        <p className="k-clock" aria-hidden="true">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour === 24 ? formatUnit(hour, 'h', language) : hour}</span>
          ))}
        </p>
        <ul className="k-cut">
          {lines.map(({ name, figure: { hours, loadW }, when }) => (
            <li key={name}>
              <div>
                <b>{name}</b>
                <span className="mut">{when(formatUnit(loadW, 'W', language))}</span>
              </div>
              <span className="num n1">{text.cut.orMore(formatWholeHours(hours.p90, language))}</span>
              <Squares
                states={hourStates(hours)}
                isLonger={hours.p90 > 24}
                label={text.cut.atLeast(formatWholeHours(hours.p90, language), formatWholeHours(hours.p50, language))}
              />
            </li>
          ))}
          <li>
            <div>
              <b>{text.cut.off(answers.existingSystems.includes('pool'))}</b>
              <span className="mut">{text.cut.offNote}</span>
            </div>
            <span className="num n1">{text.cut.offWord}</span>
            <Squares states={hourStates({ p90: 0, p10: 0 })} label={text.cut.offWord} />
          </li>
        </ul>
        <p className="sm mut k-key">
          <span>
            <i className="on" /> {text.cut.key.sure}
          </span>
          <span>
            <i className="may" /> {text.cut.key.likely}
          </span>
        </p>
      </div>
    </section>
  )
}

/** A day's squares; a plus behind them where it lasts longer than they show. */
function Squares({
  states,
  isLonger = false,
  label,
}: {
  states: ReturnType<typeof hourStates>
  isLonger?: boolean
  label: string
}) {
  return (
    <div className={isLonger ? 'hrs more' : 'hrs'} role="img" aria-label={label}>
      {states.map((state, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the identity of a square
        <i key={hour} className={classOf[state]} />
      ))}
    </div>
  )
}
