import { costRange } from '#src/energy/money/added-cost.ts'
import { quantityText } from '#src/features/figures/public.ts'
import { formatMoneyRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { PageWords } from '#src/site/content/page-words.ts'
import './bars.css'
import './top.css'

const medianOf: Record<Language, (cost: string) => string> = {
  en: (cost) => `median ${cost}`,
  es: (cost) => `mediana ${cost}`,
}

/** Figures of one unit against each other, each bar as long as its value. Solid: a single value has no range to hatch; of a cost of electricity the spread of the published offers is. */
export function Bars({
  bars,
  language,
  tinted = false,
}: {
  bars: PageWords['bars']
  language: Language
  tinted?: boolean
}) {
  if (!bars) return null
  const figures = builtFigures()
  const rows = bars.rows.map(({ figure, label, text }) => {
    const quantity = figures.quantity(figure)
    const range = bars.spread ? costRange(quantity.value, { p10: 1, p50: 1, p90: 1 }) : undefined
    return { label, text, quantity, range }
  })
  const most = Math.max(...rows.map(({ quantity, range }) => range?.p10 ?? quantity.value))
  const share = (value: number) => ({ '--w': Math.round((1000 * value) / most) / 1000 })
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'} aria-labelledby="bars">
      <div className="wrap">
        <div className="k-top">
          <h2 id="bars">{bars.heading}</h2>
          <p className="mut">{bars.note}</p>
        </div>
        <ul className="k-bars">
          {rows.map(({ label, text, quantity, range }) => (
            <li key={label}>
              <b>{label}</b>
              <p>
                <i style={share(range?.p90 ?? quantity.value)} />
                {range ? <i className="k-spread" style={share(range.p10 - range.p90)} /> : null}
                <span className="num n1 nw">
                  {range ? formatMoneyRange(range, language) : quantityText(quantity, language)}
                </span>
              </p>
              {text ? (
                <p className="sm mut">
                  {range ? `${medianOf[language](quantityText(quantity, language))} · ${text}` : text}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
