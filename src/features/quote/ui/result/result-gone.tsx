import type { Language } from '#src/shared/i18n/language.ts'
import { resultText } from './result-context.ts'
import type { Places } from './result-keep.tsx'

type Gone = 'expired' | 'unknown'

/** The page of a link that has run out or never was: what happened, and one step to a new quote. */
export function QuoteGone({ gone, language, places }: { gone: Gone; language: Language; places: Places }) {
  const text = resultText(language)
  return (
    <div className="wrap sec stack-l">
      <h1>{text.gone[gone].title}</h1>
      <p className="lede">{text.gone[gone].lede}</p>
      <p className="row">
        <a className="btn" href={places.quote}>
          {text.gone.again}
        </a>
        <a className="btn sec2" href={places.contact}>
          {text.gone.contact}
        </a>
        <a className="tl" href={`tel:${places.phone.e164}`}>
          {text.keep.call(places.phone.display)}
        </a>
      </p>
    </div>
  )
}

export function goneTitle(gone: Gone, language: Language): string {
  return resultText(language).gone[gone].title
}
