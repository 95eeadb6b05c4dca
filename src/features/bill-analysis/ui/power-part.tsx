import type { PowerNeed } from '#src/features/bill-analysis/domain/power-need.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { formatEur, formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** One bar: the highest power of a month, or of a period, with what is contracted and what is enough there. */
interface Bar {
  name: string
  title: string
  highestKw: number
  contractedKw: number
  enoughKw: number
}

const height = 200
const top = 26
const left = 34

/** The power really used beside the one that is paid, in both periods, and what is enough. */
export function PowerPart({ need, language }: { need: PowerNeed; language: Language }) {
  const words = billText(language).power
  const kw = (value: number) => `${formatNumber(value, language, Number.isInteger(value * 10) ? 1 : 2)} kW`
  const bars = barsOf(need, language)
  const { contractedKw, enoughKw, highestKw, basis } = need
  const periods = (['P1', 'P2'] as const).map((period) => ({
    period,
    contracted: kw(contractedKw[period]),
    highest: kw(highestKw[period]),
    enough: kw(enoughKw[period]),
  }))
  const isLower = enoughKw.P1 < contractedKw.P1 || enoughKw.P2 < contractedKw.P2
  return (
    <section className="b-sec" aria-labelledby="b-power">
      <h2 id="b-power">{words.heading}</h2>
      <p>
        {need.isTight
          ? words.tight
          : basis === 'household'
            ? words.household
            : isLower
              ? words.lower(formatEur(need.savingEurYear, language))
              : words.right}
      </p>
      <div className="b-power-two">
        {basis === 'household' ? null : <Bars bars={bars} label={words.label} words={words} kw={kw} />}
        <table className="stk">
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              <th scope="col" className="n">
                {words.contracted}
              </th>
              <th scope="col" className="n">
                {words.highest[basis]}
              </th>
              {basis === 'household' ? null : (
                <th scope="col" className="n">
                  {words.enough}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ period, contracted, highest, enough }) => (
              <tr key={period}>
                <th scope="row">{words.periods[period]}</th>
                <td className="n" data-l={words.contracted}>
                  {contracted}
                </td>
                <td className="n" data-l={words.highest[basis]}>
                  {highest}
                </td>
                {basis === 'household' ? null : (
                  <td className="n" data-l={words.enough}>
                    {enough}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="k">{words.basis[basis]}</p>
    </section>
  )
}

function barsOf(need: PowerNeed, language: Language): Bar[] {
  const { contractedKw, enoughKw, highestKw, months, basis } = need
  if (basis === 'maximeter' || months.length === 0) {
    const { periods } = billText(language).power
    return (['P1', 'P2'] as const).map((period) => ({
      name: period,
      title: periods[period],
      highestKw: highestKw[period],
      contractedKw: contractedKw[period],
      enoughKw: enoughKw[period],
    }))
  }
  const [narrow, long] = [monthNames(language, 'narrow'), monthNames(language, 'long')]
  return months.map(({ month, kw }) => {
    const period = kw.P2 > kw.P1 ? 'P2' : 'P1'
    return {
      name: narrow[month] ?? '',
      title: long[month] ?? '',
      highestKw: kw[period],
      contractedKw: contractedKw[period],
      enoughKw: enoughKw[period],
    }
  })
}

function Bars({
  bars,
  label,
  words,
  kw,
}: {
  bars: readonly Bar[]
  label: string
  words: { contracted: string; enough: string }
  kw: (value: number) => string
}) {
  const most = Math.max(...bars.flatMap(({ highestKw, contractedKw }) => [highestKw, contractedKw])) * 1.08
  const pitch = bars.length > 4 ? 28 : 90
  const width = left + bars.length * pitch + 8
  const y = (value: number) => top + height * (1 - value / most)
  const barWidth = pitch * 0.6
  return (
    <figure className="b-max">
      <svg viewBox={`0 0 ${width} ${top + height + 26}`} role="img" aria-label={label}>
        <text x="0" y="12">
          kW
        </text>
        <path className="b-axis" d={`M${left} ${top + height}H${width}`} />
        {bars.map((bar, index) => {
          const from = left + index * pitch
          const middle = from + pitch / 2
          const isLower = bar.enoughKw < bar.contractedKw
          return (
            <g key={bar.title}>
              <title>{`${bar.title}: ${kw(bar.highestKw)}`}</title>
              <rect
                x={middle - barWidth / 2}
                y={y(bar.highestKw)}
                width={barWidth}
                height={top + height - y(bar.highestKw)}
              />
              {bars.length > 4 ? null : (
                <text x={middle} y={y(bar.highestKw) + 18} className="b-in">
                  {kw(bar.highestKw)}
                </text>
              )}
              <path className="b-paid" d={`M${from} ${y(bar.contractedKw)}h${pitch}`} />
              {isLower ? <path className="b-enough" d={`M${from} ${y(bar.enoughKw)}h${pitch}`} /> : null}
              <text x={middle} y={top + height + 18} textAnchor="middle">
                {bar.name}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        <span className="b-key paid">{words.contracted}</span> <span className="b-key enough">{words.enough}</span>
      </figcaption>
    </figure>
  )
}
