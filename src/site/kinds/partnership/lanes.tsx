import type { Table, TableRow } from 'mdast'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { textOf } from '#src/site/content/markdown.ts'
import { renderInlineNodes } from '#src/site/content/render.tsx'
import './partnership.css'

/** A table of who does what, read moment by moment: a numbered lane for each row, with what everybody does in it. Rows that are kinds of partner and no moments lead to their pages instead. */
export function Lanes({
  table,
  language,
  links,
  isTimed,
}: {
  table: Table
  language: Language
  links?: readonly string[]
  /** The partner's first step has a deadline: it alone is marked. */
  isTimed: boolean
}) {
  const [head, ...rows] = table.children
  const names = (head?.children ?? []).map((cell) => textOf({ type: 'paragraph', children: cell.children }))
  return (
    <ol className={`pt-lanes pt-${rows.length > 6 ? 'many' : 'few'}${isTimed ? ' pt-timed' : ''}`}>
      {rows.map((row, at) => (
        <Lane
          key={cellText(row)}
          row={row}
          names={names}
          number={at + 1}
          isMarked={!isTimed || at === 0}
          href={links?.[at]}
          language={language}
        />
      ))}
    </ol>
  )
}

const cellText = ({ children: [first] }: TableRow) =>
  first ? textOf({ type: 'paragraph', children: first.children }) : ''

function Lane({
  row: { children },
  names,
  number,
  isMarked,
  href,
  language,
}: {
  row: TableRow
  names: readonly string[]
  number: number
  /** The partner's own part stands in a box. */
  isMarked: boolean
  /** The page of this kind of partner. */
  href: string | undefined
  language: Language
}) {
  const [moment, ...parts] = children
  return (
    <li>
      <h3>
        {href ? (
          <a href={href}>
            {moment ? renderInlineNodes(moment.children, language) : null} <Icon name="arrow" size={20} />
          </a>
        ) : (
          <>
            <span className="tile" aria-hidden="true">
              {number}
            </span>
            {/* One element beside its number, whatever stands in it. */}
            <span>{moment ? renderInlineNodes(moment.children, language) : null}</span>
          </>
        )}
      </h3>
      {parts.map((part, at) => (
        <p key={names[at + 1]} className={isMarked && at === 0 ? 'pt-you' : undefined}>
          <b>{names[at + 1]}</b>
          {renderInlineNodes(part.children, language)}
        </p>
      ))}
    </li>
  )
}
