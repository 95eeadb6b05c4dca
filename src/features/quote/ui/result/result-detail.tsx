import type { ReactNode } from 'react'
import { panel } from '#src/features/quote/domain/home/roof.ts'
import { lossPctOf, shortMonths, windOf } from '#src/features/quote/domain/options/result-facts.ts'
import { addedUseSentence } from '#src/features/quote/text/added-use.ts'
import { paybackSpan } from '#src/features/quote/text/payback-span.ts'
import { unbrokenDate } from '#src/features/quote/text/values.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { shownKwh } from '#src/shared/domain/rounding.ts'
import {
  formatEur,
  formatKwh,
  formatKwp,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnit,
  monthNames,
} from '#src/shared/i18n/format.ts'
import { MonthChart } from '#src/shared/ui/month-chart/month-chart.tsx'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition, roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { Roof } from '#src/shared/ui/roof/roof.tsx'
import type { DescribedOption, ResultParts } from './result-context.ts'
import { Holds, Incentives, ItemTable, PowerCut } from './result-price.tsx'

interface DetailProps extends ResultParts, DescribedOption {
  first: boolean
  /** The consultation for this quote; null where the quote takes no choice. */
  visit: string | null
  yes: ReactNode
}

/**
 * One option in full: the ways to say yes (`yes`), its year by month, what it does to the bill, what the price holds and what could move it and, folded,
 * each item and what runs in a power cut.
 */
export function OptionDetail(props: DetailProps) {
  const { option, words, text, first, yes } = props
  return (
    <section
      id={option.id}
      className={`tint r-detail r-pick${first ? ' is-first' : ''}`}
      data-option={option.id}
      aria-labelledby={`detail-${option.id}`}
    >
      {yes}
      <div className="wrap stack-l r-year">
        <div className="head r-head">
          <h2 id={`detail-${option.id}`}>{text.months.heading(words.name)}</h2>
          <p className="mut">{monthSentence(props)}</p>
        </div>
        <div className="g2 c75 r-parts">
          <div className="stack">
            <Year {...props} />
            <Slope {...props} />
          </div>
          <div className="stack">
            <Sums {...props} />
            <div>
              <h3>{text.items.title}</h3>
              <Holds {...props} />
            </div>
          </div>
        </div>
        <Movers {...props} />
        <div>
          <details className="r-fold">
            <summary>
              <h3>{text.items.each}</h3>
            </summary>
            <ItemTable {...props} />
          </details>
          <details className="r-fold">
            <summary>
              <h3>{option.backup.powers.length > 0 ? text.powerCut.fold : text.incentives.title}</h3>
            </summary>
            <div className="g2 c75">
              <PowerCut {...props} />
              <Incentives {...props} />
            </div>
          </details>
        </div>
      </div>
    </section>
  )
}

function monthSentence({ option, estimate, text, language }: ResultParts & DescribedOption): string {
  if (option.productionKwh.p50 <= 0) return text.months.without
  const used = option.monthlyConsumptionKwh.reduce((sum, kwh) => sum + kwh, 0)
  const kwh = (value: number) => formatKwh(value, language)
  const short = shortMonths(option)
  const names = monthNames(language, 'long')
  const list = (months: number[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(months.map((month) => names[month] ?? ''))
  const shortfall = () => {
    if (short.length === 0) return text.months.shortNever
    if (short.length === 12) return text.months.shortAlways
    return short.length <= 6 ? text.months.short(list(short)) : text.months.enoughOnly(list(others(short)))
  }
  const added = addedUseSentence(estimate, option, text.months, language)
  return [text.months.sentence(kwh(option.productionKwh.p50), kwh(used)), added, shortfall()].filter(Boolean).join(' ')
}

function Year({ option, text, language, estimate }: ResultParts & DescribedOption) {
  const { p10, p50, p90 } = option.productionKwh
  const used = option.monthlyConsumptionKwh.reduce((sum, kwh) => sum + kwh, 0)
  const date = unbrokenDate(estimate.madeOn, language)
  const kwh = (value: number) => formatKwh(value, language)
  return (
    <MonthChart
      id={`chart-${option.id}`}
      language={language}
      label={text.months.chart(kwh(p50), kwh(used))}
      caption={
        option.system.kwp > 0
          ? text.months.caption(formatPercent(lossPctOf(estimate), language), date)
          : text.months.captionPlain(date)
      }
      productionKwh={option.monthlyProductionKwh}
      consumptionKwh={option.monthlyConsumptionKwh}
      productionSpread={p50 > 0 ? { p90: p90 / p50, p10: p10 / p50 } : { p90: 1, p10: 1 }}
    />
  )
}

/** The roof with the panels of this option. */
function Slope({ option, text, language }: ResultParts & DescribedOption) {
  const { panels, kwp, azimuthDeg, tiltDeg } = option.system
  if (panels === 0) return null
  const sentence = text.roof.sentence({
    panels: formatNumber(panels, language),
    kwp: formatKwp(kwp, language),
    areaM2: formatNumber(panels * panel.areaM2, language),
    facing: text.facing[windOf(azimuthDeg)],
    tilt: `${Math.round(tiltDeg)}°`,
  })
  return (
    <figure className="r-slope">
      <Roof panels={panels} label={sentence} language={language} />
      <figcaption>
        {sentence} {text.roof.settled}
      </figcaption>
    </figure>
  )
}

/** What the visit may add to the price, each behind its subject, and the way to the visit. All notes, with their sources, stand folded below. */
function Movers({ described, text, visit }: DetailProps) {
  const movers = described.notes.filter(({ id }) => id.startsWith('may-change-'))
  if (movers.length === 0) return null
  return (
    <div className="r-movers">
      <h3>{text.moves.title}</h3>
      <p className="sm mut">{text.moves.lede}</p>
      <ul className="r-holds">
        {movers.map(({ id, text: words }) => {
          const subject = words.slice(0, words.indexOf(':') + 1)
          return (
            <li key={id}>
              <b>{subject}</b>
              {words.slice(subject.length)}
            </li>
          )
        })}
      </ul>
      {visit ? (
        <a className="btn sec2" href={visit}>
          {text.yes.visit}
        </a>
      ) : null}
    </div>
  )
}

function Sums({ option, text, language, estimate }: ResultParts & DescribedOption) {
  const { productionKwh: made, system } = option
  const kwh = (value: number) => formatKwh(value, language)
  const outputScaleKwh = roundScale(estimate.options.map((one) => one.productionKwh))
  const before = formatEur(estimate.home.annualBillEur / 12, language)
  const after = formatMoney(option.annualBillAfterEur / 12, 'estimate', language)
  const share = (part: number) => formatPercent(part * 100, language)
  return (
    <div className="r-sums">
      {made.p50 > 0 && (
        <div>
          <h3 className="sm mut r-label">{text.output.title}</h3>
          <p className="num n2 r-number">
            {formatNumber(shownKwh(made.p50), language)} <small>kWh</small>
          </p>
        </div>
      )}
      <div>
        <h3 className="sm mut r-label">{text.bill.title}</h3>
        <p className="num n2 r-number">
          <span className="vh">{text.bill.spoken(before, after)}</span>
          <span aria-hidden="true">
            {before} <span className="r-to">›</span> {after}
          </span>
        </p>
      </div>
      {made.p50 > 0 && (
        <RangeBar
          position={rangePosition(made, outputScaleKwh)}
          scale={{ zero: '0', max: kwh(outputScaleKwh) }}
          label={text.output.range(kwh(made.p90), kwh(made.p50), kwh(made.p10))}
          low={kwh(made.p90)}
          high={kwh(made.p10)}
        />
      )}
      <details className="why">
        <summary>{text.worked.why}</summary>
        <div>
          {system.kwp > 0 && (
            <p>
              {text.worked.output(
                formatKwp(system.kwp, language),
                formatUnit(made.p50 / system.kwp, 'kWh', language),
                kwh(made.p50),
              )}{' '}
              {text.worked.spread}
            </p>
          )}
          <p>
            {made.p50 > 0 && `${text.worked.self(share(option.selfConsumption), share(option.selfSufficiency))} `}
            {text.worked.bill}
          </p>
          {option.savingEur.p50 > 0 && (
            <p>
              {text.worked.payback(
                formatMoney(eurFromCents(option.priceCents), 'price', language),
                formatMoney(option.savingEur.p50, 'estimate', language),
                paybackSpan(option.paybackYears, language),
              )}
            </p>
          )}
        </div>
      </details>
    </div>
  )
}

const others = (months: number[]) =>
  Array.from({ length: 12 }, (_, month) => month).filter((month) => !months.includes(month))
