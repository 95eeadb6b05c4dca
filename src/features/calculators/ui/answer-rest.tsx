import type {
  AnswerTable,
  CalculatorAnswer,
  Figure,
  Statement,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { writeQuantity } from '#src/features/calculators/text/write.ts'
import { Sources, Why } from './why.tsx'
import { sourceTitle, spreadWords, type Words, wordedBy } from './written.ts'

/** Figures of second rank, each with its range and its why. */
export function Details({ figures, words }: { figures: readonly Figure[]; words: Words }) {
  return (
    <div className="c-part">
      <h2>{words.frame.details}</h2>
      <ul className="c-more">
        {figures.map((figure) => (
          <li key={figure.id}>
            <p>
              <b className="nw">
                {figure.none ? (words.text.figures[figure.id]?.none ?? '') : writeQuantity(figure, words.language)}
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
export function ResultTable({ table, words }: { table: AnswerTable; words: Words }) {
  const { title, caption } = wordedBy(words.text.tables, table.id)
  const [first, ...others] = table.columns
  const name = (word: string | undefined) => (word === undefined ? '' : words.value({ word }))
  return (
    <div className="c-part">
      <h2>{title}</h2>
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

/** What does not apply to this visitor and whom to ask. */
export function Remarks({ remarks, words }: { remarks: readonly Statement[]; words: Words }) {
  return (
    <div className="c-part c-says">
      <h2>{words.text.remarks ?? ''}</h2>
      <Statements statements={remarks} words={words} />
    </div>
  )
}

/** Everything that was taken as given, with its source. */
export function Assumptions({ answer, words }: { answer: CalculatorAnswer; words: Words }) {
  return (
    <details className="c-part c-says c-assumed">
      <summary>
        <h2>{words.frame.assumptions}</h2>
      </summary>
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
