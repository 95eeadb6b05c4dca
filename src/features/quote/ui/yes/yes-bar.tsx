import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { firstShown } from '#src/features/quote/domain/options/result-facts.ts'
import { namedOptions } from '#src/features/quote/text/named-option.ts'
import { yesText } from '#src/features/quote/yes/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Where the ways to yes lead; the site knows. */
export interface YesPlaces {
  /** The consultation's page. */
  consultation: string
  /** wa.me with our number, without words. */
  whatsapp: string
  email: string | null
}

export interface YesBarProps {
  estimate: Estimate
  language: Language
  reference: string
  /** Path of this page, to which the choice is posted. */
  path: string
  token: string
  places: YesPlaces
  isWithdrawn: boolean
  failure?: string | undefined
}

/** 'I choose this one' and 'Book the visit', with a question by WhatsApp or mail that already holds the reference. A plain form. */
export function YesBar(props: YesBarProps) {
  const { estimate, language, reference, path, token, places, isWithdrawn, failure } = props
  const text = yesText[language]
  const options = namedOptions(estimate, language)
  const first = firstShown(estimate.options)
  const shown = options.find(({ id }) => id === first) ?? options[0]
  const message = shown ? text.bar.message(reference, shown.name, shown.price) : reference
  const { town } = estimate.answers
  return (
    <section className="acts" id="yes" aria-labelledby="yes-title">
      <div className="wrap">
        <div>
          <h2 id="yes-title">{text.bar.title}</h2>
          {isWithdrawn ? <p role="status">{text.withdrawn}</p> : null}
          {failure ? (
            <p className="note bad" role="alert">
              {failure}
            </p>
          ) : null}
          <form method="post" action={path} className="row y-options">
            <input type="hidden" name="step" value="choose" />
            {options.map(({ id, name, price }) => (
              <button key={id} className={id === first ? 'btn' : 'btn sec2'} type="submit" name="option" value={id}>
                {text.bar.choose(name)}, {price}
              </button>
            ))}
          </form>
          <p className="sm">{text.bar.note}</p>
        </div>
        <div className="row">
          <a className="btn sec2" href={`${places.consultation}?town=${town}&quote=${encodeURIComponent(token)}`}>
            {text.bar.visit}
          </a>
          <a href={`${places.whatsapp}?text=${encodeURIComponent(message)}`} rel="noopener">
            {text.bar.whatsapp}
          </a>
          {places.email ? (
            <a
              href={`mailto:${places.email}?subject=${encodeURIComponent(text.bar.subject(reference))}&body=${encodeURIComponent(message)}`}
            >
              {text.bar.mail}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  )
}
