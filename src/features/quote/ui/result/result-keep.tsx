import { sendingText } from '#src/features/quote/sending/text.ts'
import type { ResultParts } from './result-context.ts'
import { asDate } from './result-price.tsx'

/** Where the result page's links go; the site knows, the feature does not. */
export interface Places {
  /** The configurator in this language. */
  quote: string
  /** The consultation's page. */
  visit: string
  contact: string
  /** wa.me with our number, without words. */
  whatsapp: string
  email: string | null
  brand: string
  /** The privacy page, where there is one. */
  privacy: string | null
  phone: { e164: string; display: string }
}

/** All notes of the estimate, each with its source. */
export function Moves({ described, text, language }: ResultParts) {
  return (
    <details className="r-fold">
      <summary>
        <h3>{text.moves.all}</h3>
      </summary>
      <ul className="r-list">
        {described.notes.map((note) => (
          <li key={note.id}>
            {note.text} <Source source={note.source} language={language} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** From the estimate to an offer, in three steps. */
export function NextSteps({ text }: Pick<ResultParts, 'text'>) {
  return (
    <details className="r-fold">
      <summary>
        <h3>{text.next.title}</h3>
      </summary>
      <ol className="r-steps">
        {text.next.steps.map((step, index) => (
          <li key={step.title}>
            <span className="tile" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <b>{step.title}</b>
              <p className="mut">{step.detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface KeepProps extends ResultParts {
  pdfUrl: string
  test: boolean
  /** The form that mails it stands on this page. */
  isMailed: boolean
}

/** How to keep the quote: the PDF and the link. Buttons that need a script wait hidden for it. */
export function Keep({ text, language, pdfUrl, test, isMailed }: KeepProps) {
  const { keep } = text
  return (
    <div className="r-keep">
      <p className="row">
        <a className="btn sec2 s" href={pdfUrl} data-pdf download>
          {keep.pdf}
        </a>
        {isMailed ? (
          <a className="btn sec2 s" href="#keep" data-send-it>
            {sendingText[language].title}
          </a>
        ) : null}
        <button
          type="button"
          className="btn sec2 s"
          data-copy-link
          data-done={keep.copied}
          data-failed={keep.copyFailed}
          hidden
        >
          {keep.copy}
        </button>
        <button type="button" className="btn sec2 s" data-share hidden>
          {keep.share}
        </button>
        <button type="button" className="btn sec2 s r-print" data-print hidden>
          {keep.print}
        </button>
      </p>
      <p className="xs mut">{test ? keep.testLede : keep.lede}</p>
    </div>
  )
}

/** Every default and fact behind the numbers, with where it comes from. */
export function Assumptions({ described, text, language }: ResultParts) {
  return (
    <details className="r-fold" id="assumptions">
      <summary>
        <h3>{text.assumptions.title}</h3>
      </summary>
      <p className="mut r-lede">{text.assumptions.lede}</p>
      <div className="tblw">
        <table className="stk">
          <thead>
            <tr>
              <th scope="col">{text.assumptions.item}</th>
              <th scope="col">{text.assumptions.source}</th>
            </tr>
          </thead>
          <tbody>
            {described.assumptions.map((assumption) => (
              <tr key={assumption.id}>
                <td>{assumption.text}</td>
                <td>
                  <Source source={assumption.source} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

type Cited = ResultParts['described']['notes'][number]['source']

function Source({ source, language }: { source: Cited; language: ResultParts['language'] }) {
  if (!source) return null
  return (
    <span className="sm mut">
      <a href={source.url} rel="nofollow noopener">
        {source.title}
      </a>
      , {asDate(source.asOf, language)}
    </span>
  )
}
