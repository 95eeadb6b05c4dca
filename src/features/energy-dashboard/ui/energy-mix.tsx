import tariffFacts from '#facts/energy/tariff-prices.json' with { type: 'json' }
import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import { surplusHour, viewOf } from '#src/features/energy-dashboard/domain/day-view.ts'
import { co2Of, shownShares } from '#src/features/energy-dashboard/domain/mix.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatInstant, formatNumber, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { cent, longDay } from './worded.ts'
import './energy-mix.css'

/** kWh for some 100 km. */
const carKwh = 20

/** What a day's power was made of, its CO2, and what surplus earns. */
export function EnergyMix({ board, language, offersOf }: { board: EnergyBoard; language: Language; offersOf: string }) {
  const text = energyText[language]
  const { mix } = board
  const percent = (share: number) => formatPercent(share * 100, language)
  const shares = mix ? shownShares(mix) : []
  const co2 = mix ? co2Of(mix) : undefined
  return (
    <section className="sec tight">
      <div className="wrap g2 c75">
        <figure>
          <h2 className="en-h2">
            {mix && !board.isSample ? text.mix.title(longDay(mix.date, language)) : text.mix.none}
          </h2>
          {mix ? (
            <>
              <div
                className="mix-bar"
                role="img"
                aria-label={text.mix.label(
                  shares.map(({ kind, share }) => `${text.mix.names[kind]} ${percent(share)}`).join(', '),
                )}
              >
                {shares.map(({ kind, share }) => (
                  <i key={kind} className={`mix-${kind}`} style={{ '--v': share * 100 }} />
                ))}
              </div>
              <ul className="mixl">
                {shares.map(({ kind, share }) => (
                  <li key={kind} className={`mix-${kind}`}>
                    <span className="num">{percent(share)}</span>
                    {text.mix.names[kind]}
                  </li>
                ))}
              </ul>
              <figcaption className="k">
                {board.isSample ? (
                  <>
                    <span className="sample">{text.mix.sample}</span> {text.mix.sampleSource}
                  </>
                ) : (
                  text.mix.source
                )}
              </figcaption>
            </>
          ) : (
            <p className="mut">{text.missing}</p>
          )}
        </figure>
        <div className="en-side">
          {co2 && co2.coveredShare > 0 ? (
            <div className="en-co2">
              <p className="num">
                {formatNumber(co2.gramsPerKwh, language)} <small>{text.co2.unit}</small>
              </p>
              <p className="k">{text.co2.text(formatUnit((co2.gramsPerKwh * carKwh) / 1000, 'kg', language, 1))}</p>
              <details className="why">
                <summary>{text.co2.counted}</summary>
                <p className="k">{text.co2.known(percent(co2.coveredShare))}</p>
              </details>
            </div>
          ) : null}
          <div>
            <h2 className="en-h2">{text.surplusTitle}</h2>
            <p className="k">{surplusWords(board, language, offersOf)}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function surplusWords(board: EnergyBoard, language: Language, offersOf: string): string {
  const text = energyText[language]
  const view = viewOf(board)
  const withUnit = (eurMwh: number) => `${cent(eurMwh, language)} ${text.unitShort}`
  const fixed = withUnit(tariffFacts.market.surplusEurKwh * 1000)
  // A made-up price would stand here without its mark.
  const shown = board.isSample ? undefined : surplusHour(board, view)
  if (!shown) return text.surplusFixed(fixed, offersOf)
  return text.surplusText(shown.when, withUnit(shown.eurMwh), fixed)
}

/** How each source is: when it answered last, or since when it does not and why. Nothing before one was asked. */
export function FeedHealthList({ board: { feeds, isSample }, language }: { board: EnergyBoard; language: Language }) {
  const { feeds: text } = energyText[language]
  const asked = isSample
    ? []
    : feeds.filter(({ lastGoodAt, failingSince, problem }) => lastGoodAt || (failingSince && problem))
  if (asked.length === 0) return null
  return (
    <div className="wrap en-feeds">
      <h2 className="h5">{text.title}</h2>
      <ul>
        {asked.map(({ name, lastGoodAt, failingSince, problem }) => (
          <li key={name} className="k">
            <b>{text.names[name]}</b>{' '}
            {failingSince && problem ? (
              <span className="tag warn">
                {text.failing(formatInstant(failingSince, language), text.problems[problem])}
              </span>
            ) : (
              <span>{lastGoodAt ? text.ok(formatInstant(lastGoodAt, language)) : null}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
