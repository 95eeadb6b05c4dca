import servicesOf from '#facts/local/town-services.json' with { type: 'json' }
import type { BlockProps } from '#src/site/content/block-list.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

/** The town in numbers, each with its date; a number nobody published is left out. */
export function TownNumbers({ language, town }: BlockProps<'town-numbers'> & OnPage) {
  const { town: text } = contentText(language)
  const rows = [
    ['population', text.people],
    ['foreign-share', text.foreign],
    ['area', text.area],
    ['altitude', text.altitude],
    ['pools', text.pools],
    ['holiday-lets', text.lets],
  ] as const
  const figures = builtFigures()
  const { zone } = servicesOf.towns[town]
  return (
    <ul className="blk figs">
      {rows.map(([key, label]) => {
        const name = `${town}.${key}`
        const row = figures.row(name)
        if (!row) return null
        return (
          <li key={key}>
            <span className="num">{figureText(name, language, figures)}</span>
            <span className="sm mut">
              {label} {text.asOf(row.asOf)}
            </span>
          </li>
        )
      })}
      <li>
        <span className="num">{zone}</span>
        <span className="sm mut">{text.zone}</span>
      </li>
    </ul>
  )
}
