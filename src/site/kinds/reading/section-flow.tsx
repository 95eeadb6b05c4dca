import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { Folds } from '#src/site/kinds/blocks/folds.tsx'
import { arrange, type Band, wordsIn } from './arrange.ts'
import './section-flow.css'
import { isUneven } from './uneven.ts'

/**
 * The body of a page that is looked up: figures at full width with their words beside them, short texts side by side, and what few need folded
 * under its own heading. Bands are tinted in turn, the first when `tinted` says so.
 */
export function SectionFlow({
  sections,
  language,
  openWords = 520,
  tinted = false,
  alsoFolded = [],
  fills = false,
}: {
  sections: readonly Section[]
  language: Language
  openWords?: number
  tinted?: boolean
  /** Folded after those that find no room. */
  alsoFolded?: readonly Section[]
  /** A figure with few words beside it takes the width below them, so that no column stands half empty. */
  fills?: boolean
}) {
  const { bands, folded: without } = arrange(
    sections.filter(({ heading }) => heading),
    openWords,
  )
  const folded = [...without, ...alsoFolded]
  const tint = (at: number) => (at % 2 === 0) === tinted
  return (
    <>
      {bands.map((band, at) => (
        <BandSection key={bandKey(band)} band={band} language={language} tinted={tint(at)} fills={fills} />
      ))}
      {folded.length > 0 ? <Folded sections={folded} language={language} tinted={tint(bands.length)} /> : null}
    </>
  )
}

const bandKey = (band: Band) => (band.kind === 'figure' ? band.section.id : band.sections.map(({ id }) => id).join())

/** Of two that are unlike in length, the longer takes two columns of three: no section goes on beside the heading of another. */
function columnsOf(sections: readonly Section[]): string {
  const lengths = sections.map(({ nodes }) => wordsIn(nodes))
  const [first = 0, last = 0] = lengths
  if (sections.length !== 2 || !isUneven(lengths)) return `fl-${sections.length}`
  return first > last ? 'fl-long-first' : 'fl-long-last'
}

/** Words that fill less than this share of a table's or a list's own would leave the column beside it half empty. */
const evenShare = 0.6

/** So many times the figure's words run on below it: then they stand in two columns, and the figure at the width of the page. */
const mostBeside = 3

/** How a figure and its words lie: one beside the other, or one below the other at the width of the page. */
function lieOf({ before, figures, after, wide }: Extract<Band, { kind: 'figure' }>, fills: boolean) {
  const words = wordsIn(before) + wordsIn(after)
  // A map or a drawing has no words of its own: it stays beside its text.
  const own = fills ? wordsIn(figures) : 0
  if (own > 0 && words > 0 && figures.length === 1 && words < evenShare * own) return 'fl-stack'
  if (wide || (own > 0 && words > mostBeside * own)) return 'fl-wide'
  return words > 0 ? 'fl-split' : undefined
}

function BandSection({
  band,
  language,
  tinted,
  fills,
}: {
  band: Band
  language: Language
  tinted: boolean
  fills: boolean
}) {
  const name = tinted ? 'sec fl-band tint' : 'sec fl-band'
  if (band.kind === 'columns')
    return (
      <section className={name}>
        <div className={`wrap fl-cols ${columnsOf(band.sections)}`}>
          {band.sections.map(({ id, heading, nodes }) => (
            <div key={id}>
              <h2 id={id}>{heading}</h2>
              <div className="prose">{renderNodes(nodes, language, id)}</div>
            </div>
          ))}
        </div>
      </section>
    )
  const { section, before, figures, after } = band
  const { id, heading } = section
  return (
    <section className={name} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="fl-h">
          {heading}
        </h2>
        <div className={lieOf(band, fills)}>
          {before.length > 0 ? (
            <div className="prose fl-before">{renderNodes(before, language, `${id}-before`)}</div>
          ) : null}
          <div className={figures.length > 1 ? 'prose fl-figure fl-pair' : 'prose fl-figure'}>
            {renderNodes(figures, language, `${id}-figure`)}
          </div>
          {after.length > 0 ? (
            <div className="prose fl-after">{renderNodes(after, language, `${id}-after`)}</div>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/** Sections that open one by one, each under its own heading, two beside each other where there is room. */
export function Folded({
  sections,
  language,
  tinted,
}: {
  sections: readonly Section[]
  language: Language
  tinted: boolean
}) {
  return (
    <section className={tinted ? 'sec fl-band tint' : 'sec fl-band'}>
      <div className="wrap">
        <Folds sections={sections} language={language} headed />
      </div>
    </section>
  )
}
