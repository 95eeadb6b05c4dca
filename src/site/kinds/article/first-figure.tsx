import { type Quantity, quantityText } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { PageWords } from '#src/site/content/page-words.ts'
import './first-figure.css'

/** A moment of a day and what it brought: the stretch after it is off, partly back, or on. */
export interface Moment {
  at: string
  what: string
  power: 'off' | 'part' | 'on'
}

/** The claim as a picture: figures of one unit as bars. A bar is solid where a source says its value and hatched where we estimate it, or beyond its least. */
export function FirstBars({ bars, language }: { bars: NonNullable<PageWords['bars']>; language: Language }) {
  const figures = builtFigures()
  const rows = bars.rows.map(({ label, figure, most, text }) => {
    const least = figures.quantity(figure)
    const end = most === undefined ? least : figures.quantity(most)
    const isFact = (figures.row(figure)?.mark ?? 'own') !== 'own'
    return { label, text, least, end, sureValue: isFact || most !== undefined ? least.value : 0 }
  })
  const longest = Math.max(...rows.map(({ end }) => end.value))
  const share = (value: number, of: number) => `${((100 * value) / of).toFixed(1)}%`
  return (
    <figure className="ar-fig">
      <p className="h4">{bars.heading}</p>
      <ul>
        {rows.map(({ label, text, least, end, sureValue }) => (
          <li key={label}>
            <span>{label}</span>
            <b className="num nw">{rangeText(least, end, language)}</b>
            <i style={{ '--w': share(end.value, longest), '--p': share(sureValue, end.value) }} />
            {text ? <small className="mut">{text}</small> : null}
          </li>
        ))}
      </ul>
      <figcaption>{bars.note}</figcaption>
    </figure>
  )
}

/** "6–9 years": the unit once; one value alone where both ends are the same. */
export function rangeText(least: Quantity, most: Quantity, language: Language): string {
  if (least.value === most.value) return quantityText(most, language)
  const bare = quantityText({ value: least.value, decimals: least.decimals ?? 0 }, language)
  return `${bare}–${quantityText(most, language)}`
}

/** The claim as a picture: one day along a line. */
export function FirstMoments({
  heading,
  moments,
  note,
}: {
  heading: string
  moments: readonly Moment[]
  note: string
}) {
  return (
    <figure className="ar-fig">
      <p className="h4">{heading}</p>
      <ol className="ar-day">
        {moments.map(({ at, what, power }) => (
          <li key={at} className={power}>
            <b className="num n1">{at}</b>
            <i />
            <span className="sm">{what}</span>
          </li>
        ))}
      </ol>
      <figcaption>{note}</figcaption>
    </figure>
  )
}
