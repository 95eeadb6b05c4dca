import type { Table, TableRow } from 'mdast'
import type { Language } from '#src/shared/i18n/language.ts'
import { textOf } from '#src/site/content/markdown.ts'
import { renderInlineNodes } from '#src/site/content/render.tsx'
import './partnership.css'

/** A table of who does what, read moment by moment: a lane for each row, with what everybody does in it. */
export function Lanes({ table, language }: { table: Table; language: Language }) {
  const [head, ...rows] = table.children
  const names = (head?.children ?? []).map((cell) => textOf({ type: 'paragraph', children: cell.children }))
  return (
    <ol className={`pt-lanes pt-${rows.length > 6 ? 'many' : 'few'}`}>
      {rows.map((row, at) => (
        <Lane key={cellText(row)} row={row} names={names} number={at + 1} language={language} />
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
  language,
}: {
  row: TableRow
  names: readonly string[]
  number: number
  language: Language
}) {
  const [moment, ...parts] = children
  return (
    <li>
      <h3>
        <span className="tile" aria-hidden="true">
          {number}
        </span>
        {moment ? renderInlineNodes(moment.children, language) : null}
      </h3>
      {parts.map((part, at) => (
        <p key={names[at + 1]} className={at === 0 ? 'pt-you' : undefined}>
          <b>{names[at + 1]}</b>
          {renderInlineNodes(part.children, language)}
        </p>
      ))}
    </li>
  )
}
