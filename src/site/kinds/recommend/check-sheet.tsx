import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderInlineNodes, renderNodes } from '#src/site/content/render.tsx'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import { recommendText } from './text.ts'
import './recommend.css'

const line = z.string().trim().min(1).max(60)
export const checkSigns = z.strictObject({ warn: line, ours: line })
export type CheckSigns = z.infer<typeof checkSigns>

const firms = ['A', 'B', 'C']

/** The list of a section, on its own or as steps. */
export function listOf(nodes: readonly RootContent[]): List | undefined {
  for (const node of nodes) {
    if (node.type === 'list') return node
    if (node.type === 'containerDirective') {
      const inside = node.children.find((child) => child.type === 'list')
      if (inside?.type === 'list') return inside
    }
  }
  return undefined
}

/** A list of checks as a sheet on a clipboard, with a box for each firm that is asked. Throws when the section holds no list. */
export function CheckSheet({
  section: { id, heading, nodes },
  signs,
  language,
}: {
  section: Section
  /** One for each check, or none. */
  signs: readonly CheckSigns[]
  language: Language
}) {
  const text = recommendText(language)
  const list = listOf(nodes)
  if (!list) throw new RangeError(`${heading}: nothing to check`)
  if (signs.length > 0 && signs.length !== list.children.length)
    throw new RangeError(`${heading}: ${signs.length} signs for ${list.children.length} checks`)
  /** Where every check has its name, it has a column. */
  const named = signs.length > 0 && list.children.every((check) => partsOf(check))
  const holds = (node: RootContent) =>
    node === list || (node.type === 'containerDirective' && node.children.some((child) => child === list))
  const at = nodes.findIndex(holds)
  return (
    <section className="rc-sheet" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {renderNodes(nodes.slice(0, at), language, `${id}-before`)}
      <p className="rc-names">
        <span>{text.work}</span>
        {firms.map((letter) => (
          <span key={letter}>{text.firm(letter)}</span>
        ))}
      </p>
      {signs.length > 0 ? (
        <p className={named ? 'rc-cols rc-named' : 'rc-cols'} aria-hidden="true">
          <span>{text.check}</span>
          {named ? <span>{text.lookFor}</span> : null}
          <span>{text.warn}</span>
          <span>{text.weAnswer}</span>
          <span className="rc-letters">
            {firms.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </span>
        </p>
      ) : null}
      <ol className={`rc-checks${signs.length > 0 ? ' rc-signed' : ''}${named ? ' rc-named' : ''}`}>
        {list.children.map((check, item) => (
          <li key={`${id}-${String(item)}`}>
            <Check of={check} language={language} />
            <Signs of={signs[item]} language={language} />
            <span className="rc-boxes" aria-hidden="true">
              {firms.map((letter) => (
                <span key={letter}>
                  <small>{letter}</small>
                  <i />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {renderNodes(nodes.slice(at + 1), language, `${id}-after`)}
      <p className="sm mut">{text.ours}</p>
    </section>
  )
}

/** The name of a check and how to make it; undefined where it is a question, a sentence, or more than one paragraph. */
function partsOf({ children }: ListItem): { name: PhrasingContent[]; how: PhrasingContent[] } | undefined {
  const [line] = children
  if (children.length !== 1 || line?.type !== 'paragraph') return undefined
  const led = leadOnOwnLine(line)
  if (led === line || led.type !== 'paragraph') return undefined
  const [name, ...how] = led.children
  return name?.type === 'strong' ? { name: name.children, how } : undefined
}

/** The name of a check, then how to make it. */
function Check({ of, language }: { of: ListItem; language: Language }) {
  const parts = partsOf(of)
  if (!parts) return <div>{renderNodes(of.children, language, 'check')}</div>
  return (
    <>
      <h3>{renderInlineNodes(parts.name, language)}</h3>
      <p>{renderInlineNodes(parts.how, language)}</p>
    </>
  )
}

function Signs({ of, language }: { of: CheckSigns | undefined; language: Language }) {
  if (!of) return null
  const text = recommendText(language)
  return (
    <>
      <p className="rc-warn">
        <svg viewBox="0 0 12 16" aria-hidden="true">
          <path d="M2 16V1l9 3.500L3.500 8" />
        </svg>
        <span>
          <small>{`${text.warn}: `}</small>
          {of.warn}
        </span>
      </p>
      <p className="rc-ours">
        <small>{`${text.weAnswer}: `}</small>
        {of.ours}
      </p>
    </>
  )
}
