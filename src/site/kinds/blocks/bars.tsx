import { quantityText } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { PageWords } from '#src/site/content/page-words.ts'
import './bars.css'
import './top.css'

/** Figures of one unit against each other, each bar as long as its value. Solid: a single value has no range to hatch. */
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
  const rows = bars.rows.map(({ figure, label, text }) => ({ label, text, quantity: figures.quantity(figure) }))
  const most = Math.max(...rows.map(({ quantity }) => quantity.value))
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'} aria-labelledby="bars">
      <div className="wrap">
        <div className="k-top">
          <h2 id="bars">{bars.heading}</h2>
          <p className="mut">{bars.note}</p>
        </div>
        <ul className="k-bars">
          {rows.map(({ label, text, quantity }) => (
            <li key={label}>
              <b>{label}</b>
              <p>
                <i style={{ '--w': Math.round((1000 * quantity.value) / most) / 1000 }} />
                <span className="num n1 nw">{quantityText(quantity, language)}</span>
              </p>
              {text ? <p className="sm mut">{text}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
