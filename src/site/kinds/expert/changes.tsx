import type { Quantity } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { PageWords } from '#src/site/content/page-words.ts'
import { rangeText } from '#src/site/kinds/article/first-figure.tsx'
import { type ClosingName, onward } from '#src/site/kinds/blocks/closing.tsx'
import '#src/site/kinds/blocks/top.css'
import './changes.css'

/** What moves the result most: one line for each change, against the first, whose end is marked on every bar. Hatched, because all of it is computed. */
export function Changes({
  bars,
  language,
  closing,
  solid = false,
}: {
  bars: NonNullable<PageWords['bars']>
  language: Language
  /** Where it leads to the calculator of the same sum, that stands below the lines too. */
  closing: ClosingName
  /** Not hatched: nothing of it is computed. */
  solid?: boolean
}) {
  const way = closing === 'pool' || closing === 'cooling' ? onward(closing, language) : undefined
  const figures = builtFigures()
  // The lower end of a range has no unit of its own; here it may stand alone.
  const unit = bars.rows.map(({ figure, most }) => figures.quantity(most ?? figure).unit).find(Boolean)
  const quantity = (name: string): Quantity => ({ ...(unit && { unit }), ...figures.quantity(name) })
  const rows = bars.rows.map(({ label, text, figure, most }) => {
    const least = quantity(figure)
    return { label, text, least, end: most === undefined ? least : quantity(most) }
  })
  const longest = Math.max(...rows.map(({ end }) => end.value))
  const share = (value: number) => `${((100 * value) / longest).toFixed(1)}%`
  return (
    <section className="sec tight" aria-labelledby="changes">
      <div className="wrap">
        <div className="k-top">
          <h2 id="changes">{bars.heading}</h2>
          <p className="mut">{bars.note}</p>
        </div>
        <ul className="ex-changes" style={{ '--mark': share(rows[0]?.end.value ?? 0) }}>
          {rows.map(({ label, text, least, end }) => (
            <li key={label}>
              <p>
                <b>{label}</b>
                {text ? <span className="sm mut">{text}</span> : null}
              </p>
              <i
                style={{
                  '--w': share(end.value),
                  '--p': solid ? share(end.value) : least === end ? '0%' : share(least.value),
                }}
              />
              <b className="num n1 nw">{rangeText(least, end, language)}</b>
            </li>
          ))}
        </ul>
        {way ? <ButtonLink href={way.path}>{way.action}</ButtonLink> : null}
      </div>
    </section>
  )
}
