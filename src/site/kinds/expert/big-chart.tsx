import { type Figures, quantityText } from '#src/features/figures/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { ChartRecord } from './charts.ts'
import './expert.css'

export interface ChartWords {
  /** The result in a sentence. */
  label: string
  caption: string
  /** One for each group. */
  groups: readonly string[]
  /** One for each column of a group; empty when there is one. */
  columns: readonly string[]
}

const tones = ['sea', 'pool', 'sunny'] as const

/** Columns on the ground line, each with its figure above. */
export function BigChart({ record, words, language }: { record: ChartRecord; words: ChartWords; language: Language }) {
  const figures = builtFigures()
  const highest = Math.max(...record.groups.flat().map((name) => figures.quantity(name).value))
  return (
    <figure className="ex-chart">
      <ol className="ex-cols" aria-label={words.label}>
        {record.groups.map((columns, group) => (
          <li key={words.groups[group]}>
            <div className="ex-group">
              {columns.map((figure, at) => (
                <Column
                  key={figure}
                  figure={figure}
                  name={words.columns[at]}
                  tone={tones[at] ?? 'sea'}
                  {...{ figures, highest, language }}
                />
              ))}
            </div>
            <span className="ex-name">{words.groups[group]}</span>
          </li>
        ))}
      </ol>
      <figcaption className="wrap">
        {words.columns.length > 0 ? (
          <span className="leg">
            {words.columns.map((name, at) => (
              <span key={name}>
                <i className={`ex-key ${tones[at] ?? 'sea'}`} />
                {name}
              </span>
            ))}
          </span>
        ) : null}
        {words.caption}
      </figcaption>
    </figure>
  )
}

function Column({
  figure,
  name,
  tone,
  figures,
  highest,
  language,
}: {
  figure: string
  name: string | undefined
  tone: string
  figures: Figures
  highest: number
  language: Language
}) {
  const quantity = figures.quantity(figure)
  // Rounded as everywhere by its unit, which the caption names.
  const bare = quantityText(quantity, language).replace(/\s(?:kWh|kW)$/, '')
  return (
    <div className={`ex-col ${tone}`} style={{ '--h': `${((quantity.value / highest) * 100).toFixed(1)}%` }}>
      <span className="ex-val">
        {name ? <span className="vh">{name}: </span> : null}
        <span>{bare}</span>
      </span>
      <i />
    </div>
  )
}
