import { financeDefaults } from '#src/energy/money/finance.ts'
import { type Estimate, wholePaybackYears, worthItYears } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatKwh, formatKwp, formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { renderInline } from '#src/site/content/render.tsx'
import '#src/site/kinds/blocks/top.css'
import './pays.css'
import { paysText } from './pays.text.ts'

export interface PaysRow {
  /** The work, perhaps with the way to its page. */
  n: string
  /** Of which home. */
  w: string
  /** A worked home, and the option of its quote that does this work. */
  home: string
  option: Estimate['options'][number]['id']
  /** Why so soon or so late. */
  why: string
}

const axisYears = 20

/** Years until a job has paid for itself, the likely soonest first, the slow ones included: a hatched bar from the quickest to the slowest that we expect. */
export function Pays({
  rows,
  comfort,
  town,
  language,
}: {
  rows: readonly PaysRow[]
  comfort?: string | undefined
  town: string
  language: Language
}) {
  if (rows.length === 0) return null
  const text = paysText(language)
  const jobs = rows
    .map((row) => ({ ...row, option: optionOf(row) }))
    .sort((a, b) => likely(a) - likely(b) || quickest(a) - quickest(b))
  return (
    <section className="sec tight tint" aria-labelledby="pays">
      <div className="wrap">
        <div className="k-top">
          <h2 id="pays">{text.heading(town)}</h2>
          <p className="mut">{text.note(String(worthItYears))}</p>
        </div>
        <ol className="k-pays">
          <li className="k-axis" aria-hidden="true">
            <span>{text.work}</span>
            <span>{text.price}</span>
            <span className="k-years">
              {[0, 5, 10, 15, axisYears].map((years) => (
                <i key={years} style={{ '--at': `${(100 * years) / axisYears}%` }}>
                  {years === axisYears ? text.years(String(years)) : years}
                </i>
              ))}
            </span>
            <span>{text.why}</span>
          </li>
          {jobs.map(({ n, w, why, option }) => (
            <li key={`${n}${w}`} className={isSlow(option.paybackYears) ? 'k-slow' : undefined}>
              <div>
                <h3>{renderInline(n, language)}</h3>
                <p className="sm mut">{[...sizeOf(option, language), w].join(', ')}</p>
              </div>
              <span className="num nw">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</span>
              <div className="k-payline" style={barOf(option.paybackYears)}>
                <i className={ends(option.paybackYears).latest ? undefined : 'k-open'} />
              </div>
              <p className="sm">
                <b>{spanOf(option.paybackYears, language)}</b>. {why}
              </p>
            </li>
          ))}
        </ol>
        {comfort ? <p className="sm k-comfort">{renderInline(comfort, language)}</p> : null}
      </div>
    </section>
  )
}

type Job = { option: ReturnType<typeof optionOf> }
const likely = ({ option }: Job) => option.paybackYears.p50 ?? Infinity
const quickest = ({ option }: Job) => option.paybackYears.p90 ?? Infinity

function optionOf({ home, option }: PaysRow) {
  const found = builtFigures()
    .estimate(home)
    .options.find(({ id }) => id === option)
  if (!found) throw new RangeError(`${home} has no option ${option}`)
  return found
}

/** Panels and battery of a job; a machine alone has neither. */
function sizeOf({ system: { kwp, batteryKwh } }: Job['option'], language: Language): string[] {
  return [...(kwp > 0 ? [formatKwp(kwp, language)] : []), ...(batteryKwh > 0 ? [formatKwh(batteryKwh, language)] : [])]
}

type Years = Estimate['options'][number]['paybackYears']

/** Best and worst, in whole years as they are told everywhere; undefined where it never comes. */
function ends({ p10, p50, p90 }: Years): { soonest: number | undefined; latest: number | undefined } {
  const all = [p10, p50, p90]
  const known = all.filter((years) => years !== null).map(wholePaybackYears)
  return {
    soonest: known.length > 0 ? Math.min(...known) : undefined,
    latest: known.length === all.length ? Math.max(...known) : undefined,
  }
}

/** Longer than we advise in the likely case, or never: what the bar's colour says. */
function isSlow({ p50 }: Years): boolean {
  return p50 === null || wholePaybackYears(p50) > worthItYears
}

function spanOf(years: Years, language: Language): string {
  const text = paysText(language)
  const { soonest, latest } = ends(years)
  if (soonest === undefined) return text.never(String(financeDefaults.years))
  if (latest === undefined) return text.atBest(String(soonest))
  return text.years(soonest === latest ? String(latest) : `${soonest}–${latest}`)
}

function barOf(years: Years): { '--from': string; '--to': string } {
  const { soonest, latest } = ends(years)
  const share = (value: number) => `${Math.round((1000 * Math.min(value, axisYears)) / axisYears) / 10}%`
  const from = soonest ?? axisYears
  const to = latest ?? axisYears
  // A single year would be a bar of no length.
  return { '--from': share(Math.min(from, to - 0.5)), '--to': share(to) }
}
