import type { Figure, Source } from '#src/features/calculators/domain/frame/calculator.ts'
import { sourceTitle, spreadWords, type Words, wordedBy } from './written.ts'

/** Why a figure is what it is: the sum, what went in, how sure it is, and where that comes from. */
export function Why({ figure, words }: { figure: Figure; words: Words }) {
  const { label, equation, why } = wordedBy(words.text.figures, figure.id)
  const { frame, sentence } = words
  const spread = spreadWords(figure, words)
  return (
    <details className="why">
      <summary>
        <span>{frame.why}</span>
        <span className="vh">{frame.whyOf(label)}</span>
      </summary>
      <div>
        <p className="c-eq">{sentence(equation, figure.values)}</p>
        <p>{sentence(why, figure.values)}</p>
        {spread ? <p className="mut">{`${capital(spread)}.`}</p> : null}
        <Sources sources={figure.sources} words={words} />
      </div>
    </details>
  )
}

export function Sources({ sources = [], words }: { sources?: readonly Source[] | undefined; words: Words }) {
  const { frame, language } = words
  return sources.map((source) => {
    const named = sourceTitle(source, language)
    return (
      <p key={named} className="mut xs">
        <span>{`${frame.sources}: `}</span>
        {/* Pages of ours link elsewhere by https alone; an older source keeps its name. */}
        {source.url?.startsWith('https:') ? (
          <a href={source.url} rel="noopener">
            {named}
          </a>
        ) : (
          <span>{named}</span>
        )}
      </p>
    )
  })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
