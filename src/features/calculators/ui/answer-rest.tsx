import type {
  AnswerTable,
  CalculatorAnswer,
  Figure,
  Statement,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { writeQuantity } from '#src/features/calculators/text/write.ts'
import { Sources, Why } from './why.tsx'
import { sourceTitle, spreadWords, type Words, wordedBy } from './written.ts'

/** So many figures stand at the head of an answer; the others are of second rank. */
export const figuresAtHead = 3

/** Folded: how each figure at the head comes about, those of second rank, the tables. */
export function Numbers({ answer, words }: { answer: CalculatorAnswer; words: Words }) {
  const lesser = [...answer.headline.slice(figuresAtHead), ...(answer.details ?? [])]
  return (
    <details className="c-fold">
      <summary>
        <h2>{words.frame.numbers}</h2>
      </summary>
      {answer.headline.slice(0, figuresAtHead).map((figure) => (
        <Why key={figure.id} figure={figure} words={words} />
      ))}
      {answer.tables.map((table) => (
        <ResultTable key={table.id} table={table} words={words} />
      ))}
      {lesser.length > 0 ? <Lesser figures={lesser} words={words} /> : null}
    </details>
  )
}

function Lesser({ figures, words }: { figures: readonly Figure[]; words: Words }) {
  return (
    <div className="c-part">
      <h3>{words.frame.details}</h3>
      <ul className="c-more">
        {figures.map((figure) => (
          <li key={figure.id}>
            <p>
              <b className="nw">
                {figure.none
                  ? words.sentence(words.text.figures[figure.id]?.none ?? '', figure.values)
                  : writeQuantity(figure, words.language)}
              </b>
              <span>{` ${wordedBy(words.text.figures, figure.id).label}`}</span>
            </p>
            {figure.range && !figure.none ? <p className="sm mut">{spreadWords(figure, words)}</p> : null}
            <Why figure={figure} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A table of the answer: what a price is made of, what each case costs. */
function ResultTable({ table, words }: { table: AnswerTable; words: Words }) {
  const { title, caption } = wordedBy(words.text.tables, table.id)
  const [first, ...others] = table.columns
  const name = (word: string | undefined) => (word === undefined ? '' : words.value({ word }))
  return (
    <div className="c-part">
      <h3>{title}</h3>
      <table className="stk">
        <thead>
          <tr>
            <th scope="col">{name(first)}</th>
            {others.map((word) => (
              <th key={word} scope="col" className="n">
                {name(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ head, cells, link, note, list = [] }) => (
            <tr key={words.value(head)}>
              <th scope="row">
                <span>{words.value(head)}</span>
                {note ? <span className="c-note">{words.value(note)}</span> : null}
                {list.map((value) => (
                  <span key={words.value(value)} className="c-note">
                    {words.value(value)}
                  </span>
                ))}
                {link ? (
                  <a className="c-note" href={link.url} rel="noopener">
                    {sourceTitle(link, words.language)}
                  </a>
                ) : null}
              </th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the column is the identity of a cell
                <td key={i} className="n" data-l={name(others[i])}>
                  {words.value(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {caption ? <p className="sm mut">{caption}</p> : null}
    </div>
  )
}

/** Folded: what does not apply to this visitor and whom to ask, and all that was taken as given, with its source. */
export function Assumptions({ answer, words }: { answer: CalculatorAnswer; words: Words }) {
  const remarks = answer.remarks ?? []
  return (
    <details className="c-fold c-says">
      <summary>
        <h2>{words.frame.assumptions}</h2>
      </summary>
      {remarks.length > 0 ? (
        <>
          <h3>{words.text.remarks ?? ''}</h3>
          <Statements statements={remarks} words={words} />
        </>
      ) : null}
      <Statements statements={answer.assumptions} words={words} />
    </details>
  )
}

function Statements({ statements, words }: { statements: readonly Statement[]; words: Words }) {
  return (
    <ul>
      {statements.map(({ id, values, sources }) => (
        <li key={id}>
          <p>{words.sentence(wordedBy(words.text.assumptions, id), values)}</p>
          <Sources sources={sources} words={words} />
        </li>
      ))}
    </ul>
  )
}
