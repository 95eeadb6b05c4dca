import { namedOptions } from '#src/features/quote/text/named-option.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatMoney } from '#src/shared/i18n/format.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { DescribedOption, ResultParts } from './result-context.ts'
import type { Places } from './result-keep.tsx'

/** How a choice is made: a plain form to the page of the quote. */
export interface Choosing {
  /** Path of that page. */
  path: string
  token: string
  /** A choice was made before and taken back. */
  isWithdrawn: boolean
  /** Why the last attempt was refused, in the reader's language. */
  failure?: string | undefined
}

interface YesProps extends ResultParts {
  reference: string
  places: Places
  choosing: Choosing
}

/** The consultation for this quote: its town is filled in, and the office sees which quote is meant. */
export function visitPath(places: Places, town: string, token: string): string {
  return `${places.visit}?town=${town}&quote=${encodeURIComponent(token)}`
}

/** The ways on with one option, right below its card: choose it, have the house looked at, or ask. */
export function YesBar(props: YesProps & DescribedOption) {
  const { option, words, text, estimate, language, places, choosing } = props
  const { yes } = text
  const price = formatMoney(eurFromCents(option.priceCents), 'price', language)
  return (
    <div className="deep r-yes">
      <div className="wrap">
        <div>
          <p className="r-says">
            {yes.intro(words.name, price)} <span className="nw">{yes.ready}</span>
          </p>
          <p className="sm mut">{yes.note}</p>
        </div>
        <form method="post" action={choosing.path} className="row">
          <input type="hidden" name="step" value="choose" />
          <button className="btn" type="submit" name="option" value={option.id}>
            {yes.choose}
          </button>
          <a className="btn sec2" href={visitPath(places, estimate.answers.town, choosing.token)}>
            {yes.visit}
          </a>
          <a className="btn sec2" href={question(props, words.name, price).whatsapp} rel="noopener">
            <Icon name="chat" size={20} />
            WhatsApp
          </a>
        </form>
      </div>
    </div>
  )
}

/** The two ways side by side, each with what happens then, and how to ask first. */
export function TwoWays(props: YesProps & { first: string }) {
  const { text, estimate, language, places, choosing, first } = props
  const { yes, keep } = text
  const options = namedOptions(estimate, language)
  const shown = options.find(({ id }) => id === first)
  const { whatsapp, mail } = question(props, shown?.name ?? '', shown?.price ?? '')
  return (
    <section className="sec tight tint" aria-labelledby="yes">
      <div className="wrap">
        <h2 id="yes">{yes.title}</h2>
        <div className="g r-ways">
          <div className="card stack">
            <h3 className="r-h3">{yes.chooseTitle}</h3>
            <p className="mut">{yes.chooseText}</p>
            <form method="post" action={choosing.path} className="r-choices">
              <input type="hidden" name="step" value="choose" />
              {options.map(({ id, name, price }) => (
                <div key={id} className={`r-detail${id === first ? ' is-first' : ''}`} data-option={id}>
                  <button className="btn sea wide" type="submit" name="option" value={id}>
                    {yes.chooseNamed({ id, name, price })}
                  </button>
                </div>
              ))}
            </form>
          </div>
          <div className="card stack">
            <h3 className="r-h3">{yes.visitTitle}</h3>
            <p className="mut">{yes.visitText}</p>
            <p>
              <a className="btn sec2 wide" href={visitPath(places, estimate.answers.town, choosing.token)}>
                {yes.visit}
              </a>
            </p>
          </div>
        </div>
        <p className="row r-ask">
          <a className="tl" href={`tel:${places.phone.e164}`}>
            {keep.call(places.phone.display)}
          </a>
          <a className="tl" href={whatsapp} rel="noopener">
            {keep.whatsapp}
          </a>
          <a className="tl" href={mail ?? places.contact}>
            {keep.contact}
          </a>
        </p>
        <p className="xs mut">{keep.whatsappNote}</p>
      </div>
    </section>
  )
}

/** The chosen option in one line with the way to its yes. On phones it stays in sight where other pages have their bar. */
export function ChosenLine({ estimate, language, text, first }: ResultParts & { first: string }) {
  return (
    <div className="r-lines">
      {namedOptions(estimate, language).map(({ id, name, price }) => (
        <div key={id} className={`r-detail${id === first ? ' is-first' : ''}`} data-option={id}>
          <p className="r-line deep">
            <span>
              {name} <b className="nw">{price}</b>
            </span>
            <a href={`#${id}`}>
              {text.yes.choose} <Icon name="arrow" size={20} />
            </a>
          </p>
        </div>
      ))}
    </div>
  )
}

/** A question about one option that already holds the quote's reference: as a chat, and as a mail where the office has an address. */
export function question(
  { places, reference, text: { yes } }: Pick<YesProps, 'places' | 'reference' | 'text'>,
  name: string,
  price: string,
) {
  const message = encodeURIComponent(yes.message(reference, name, price))
  return {
    whatsapp: `${places.whatsapp}?text=${message}`,
    mail: places.email
      ? `mailto:${places.email}?subject=${encodeURIComponent(yes.subject(reference))}&body=${message}`
      : null,
  }
}
