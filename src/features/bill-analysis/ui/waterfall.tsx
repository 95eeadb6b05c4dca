import type { WhatIf } from '#src/features/bill-analysis/domain/what-if.ts'
import type { Stay } from '#src/features/bill-analysis/domain/year-load.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { plainNumber } from './figures.ts'

interface Props {
  result: WhatIf
  stay: Stay
  onStay: (stay: Stay) => void
  language: Language
}

const stays: readonly Stay[] = ['full-time', 'mixed-use', 'holiday-home']

/** The year's bills with each change, every bar beginning where the last one ended. */
export function Waterfall({ result, stay, onStay, language }: Props) {
  const text = billText(language).waterfall
  const eur = (value: number) => formatEur(value, language)
  return (
    <section className="b-sec" aria-labelledby="b-year">
      <h2 id="b-year">{text.heading}</h2>
      {result.load.basis === 'code' || result.load.basis === 'hours' ? null : (
        <fieldset className="b-stay">
          <legend>{text.stay}</legend>
          {stays.map((one) => (
            <label key={one} className="ck">
              <input type="radio" name="stay" checked={one === stay} onChange={() => onStay(one)} />
              <span>{text.stays[one]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Bars result={result} language={language} />
      <p className="k">
        {text.caption({
          kwp: plainNumber(result.kwp, language),
          battery: plainNumber(result.batteryKwh, language),
          // A home that has panels is offered none: there is nothing to compare.
          alone: result.solarAloneEurYear > 0 ? eur(result.solarAloneEurYear) : '',
        })}{' '}
        {text.basis[result.load.basis]} {result.arePricesOwn ? '' : text.prices}
      </p>
    </section>
  )
}

/** Every bar begins where the one before ended. */
export function Bars({ result, language }: { result: WhatIf; language: Language }) {
  const text = billText(language).waterfall
  const eur = (value: number) => formatEur(value, language)
  const share = (value: number) => `${((Math.max(0, value) / result.nowEurYear) * 100).toFixed(2)}%`
  let running = result.nowEurYear
  return (
    <ol className="b-fall">
      <li>
        <span>{text.now}</span>
        <i className="b-now" style={{ '--w': '100%' }} />
        <b>{eur(result.nowEurYear)}</b>
      </li>
      {result.steps.map(({ id, eurYear, range }) => {
        running -= eurYear
        const name = id === 'tariff' ? `${text.steps[id]}: ${text.tariffs[result.tariff]}` : text.steps[id]
        return (
          <li key={id}>
            <span>{name}</span>
            <i
              className={range || id === 'tariff' ? 'b-less hatch' : 'b-less'}
              style={{ '--s': share(running), '--w': share(eurYear) }}
            />
            <b>
              −{eur(eurYear)}
              {range ? <small>{` ${eur(range.p90)}–${eur(range.p10)}`}</small> : null}
            </b>
          </li>
        )
      })}
      <li>
        <span>{text.left}</span>
        <i className="b-now" style={{ '--w': share(result.leftEurYear) }} />
        <b>{eur(result.leftEurYear)}</b>
      </li>
    </ol>
  )
}
