import type { RootContent } from 'mdast'
import type { Language } from '#src/shared/i18n/language.ts'
import { VisitRow } from '#src/shared/ui/drawing/visit-row.tsx'
import type { Section } from '#src/site/content/markdown.ts'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import './stages.css'

/** Stages of a job in their order: its name, what happens, and at the end of each what its owner holds. Solid beside ours, hatched beside those that wait for others. */
export function Stages({
  heading,
  lede,
  sections,
  waits,
  looks,
  language,
}: {
  heading: string
  lede: string
  sections: readonly Section[]
  /** Numbers of the stages that others decide. */
  waits: readonly number[]
  /** Number of the stage that shows what is looked at on the visit. */
  looks?: number | undefined
  language: Language
}) {
  return (
    <section className="sec tight tint" aria-labelledby="stages">
      <div className="wrap">
        <h2 id="stages">{heading}</h2>
        <p className="mut co-stl">{renderInline(lede, language)}</p>
        <ol className="co-stages">
          {sections.map(({ id, heading: name, nodes }, at) => {
            const { words, held } = withHeld(nodes)
            return (
              <li key={id} className={waits.includes(at + 1) ? 'co-waits' : undefined}>
                <h3 id={id}>
                  <span className="tile" aria-hidden="true">
                    {at + 1}
                  </span>
                  {withoutNumber(name)}
                </h3>
                <div className="prose">{renderNodes(words, language, id)}</div>
                {at + 1 === looks ? <VisitRow language={language} /> : null}
                {held ? <div className="co-held">{renderNodes([held], language, `${id}-held`)}</div> : null}
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** The tile beside it has the number: 'Stage 2: the visit', '2. La visita'. */
function withoutNumber(heading: string): string {
  const bare = heading.replace(/^(?:stage )?\d+[.:] /i, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The last paragraph, when it begins in bold: what the owner holds after the stage. */
function withHeld(nodes: readonly RootContent[]): { words: RootContent[]; held?: RootContent } {
  const last = nodes.at(-1)
  return last?.type === 'paragraph' && last.children[0]?.type === 'strong'
    ? { words: nodes.slice(0, -1), held: leadOnOwnLine(last) }
    : { words: [...nodes] }
}
