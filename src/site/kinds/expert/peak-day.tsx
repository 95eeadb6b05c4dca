import { z } from 'zod'
import { quantityText } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import './expert.css'
import './pool-day.css'

export interface PeakDayWords {
  /** The result in a sentence. */
  label: string
  caption: string
  /** The two rooms: the one of the morning, the one of the evening. */
  rooms: readonly string[]
  /** Beside the sum of the two highest, and beside the highest of the two together; before the amount. */
  marks: { added: string; together: string }
}

const windowShape = z.object({ julyHourWm2: z.array(z.number()).length(24) })
/** From this hour to that one the sun is up in July. */
const fromHour = 6
const toHour = 22
const tones = ['east', 'west'] as const

/** A July day of two windows, one on the other by the hour, below the line that their highest hours would come to if one added them. */
export function PeakDay({
  homes,
  words,
  language,
}: {
  homes: readonly [string, string]
  words: PeakDayWords
  language: Language
}) {
  const figures = builtFigures()
  const [morning, evening] = homes.map(
    (home) => windowShape.parse(figures.field(`home:${home}.window`)).julyHourWm2,
  ) as [number[], number[]]
  const both = morning.map((watts, hour) => watts + (evening[hour] ?? 0))
  const added = Math.max(...morning) + Math.max(...evening)
  const together = Math.max(...both)
  const shown = (value: number) =>
    `${quantityText({ value: Math.round(value / 10) * 10, decimals: 0 }, language)}\u00a0W`
  const bars = (from: readonly number[] | undefined, to: readonly number[]) =>
    to
      .map((top, hour) => {
        const base = Math.round(from?.[hour] ?? 0)
        return hour < fromHour || hour >= toHour || Math.round(top) === base
          ? ''
          : `M${hour + 0.06} ${-base}h.88V${-Math.round(top)}h-.88z`
      })
      .join('')
  return (
    <figure className="ex-day wrap">
      <div className="ex-plot ex-peak" role="img" aria-label={words.label}>
        <svg
          viewBox={`${fromHour} ${-Math.round(added)} ${toHour - fromHour} ${Math.round(added)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="east" d={bars(undefined, morning)} />
          <path className="west" d={bars(morning, both)} />
        </svg>
        <span style={{ '--y': '0%' }}>
          {words.marks.added} <b>{shown(added)}</b>
        </span>
        <span style={{ '--y': `${((100 * (added - together)) / added).toFixed(1)}%` }}>
          {words.marks.together} <b>{shown(together)}</b>
        </span>
      </div>
      <div className="ex-clock ex-peak" aria-hidden="true">
        {[6, 10, 14, 18, 22].map((hour) => (
          <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </div>
      <figcaption>
        <span className="leg">
          {words.rooms.map((name, at) => (
            <span key={name}>
              <i className={`ex-key ${tones[at] ?? ''}`} />
              {name}
            </span>
          ))}
        </span>
        <p>{words.caption}</p>
      </figcaption>
    </figure>
  )
}
