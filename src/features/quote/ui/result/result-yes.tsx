import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatMoney } from '#src/shared/i18n/format.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { DescribedOption, ResultParts } from './result-context.ts'
import type { Places } from './result-keep.tsx'

interface YesProps extends ResultParts, DescribedOption {
  reference: string
  places: Places
}

/** The ways on with one option, right below its card: choose it, have the house looked at, or ask. */
export function YesBar({ option, words, text: { yes, keep }, language, reference, places }: YesProps) {
  const price = formatMoney(eurFromCents(option.priceCents), 'price', language)
  return (
    <div className="deep r-yes">
      <div className="wrap">
        <div>
          <p className="r-says">{yes.intro(words.name, price)}</p>
          <p className="sm mut">{yes.note}</p>
        </div>
        <p className="row">
          <a className="btn" href={places.choose}>
            {yes.choose}
          </a>
          <a className="btn sec2" href={places.visit}>
            {yes.visit}
          </a>
          <a
            className="btn sec2"
            href={withMessage(places.whatsapp, yes.message(reference, words.name, price))}
            rel="noopener"
          >
            <Icon name="chat" size={20} />
            {keep.whatsapp}
          </a>
        </p>
      </div>
    </div>
  )
}

/** The two ways side by side, each with what happens then, for people who have read to the end. */
export function TwoWays({ text: { yes, keep }, places }: Pick<YesProps, 'text' | 'places'>) {
  return (
    <section className="sec tight" aria-labelledby="yes">
      <div className="wrap">
        <h2 id="yes">{yes.title}</h2>
        <div className="g r-ways">
          <div className="card stack">
            <h3 className="r-h3">{yes.chooseTitle}</h3>
            <p className="mut">{yes.chooseText}</p>
            <p>
              <a className="btn sea wide" href={places.choose}>
                {yes.choose}
              </a>
            </p>
          </div>
          <div className="card stack">
            <h3 className="r-h3">{yes.visitTitle}</h3>
            <p className="mut">{yes.visitText}</p>
            <p>
              <a className="btn sec2 wide" href={places.visit}>
                {yes.visit}
              </a>
            </p>
          </div>
        </div>
        <p className="row r-ask">
          <a className="tl" href={`tel:${places.phone.e164}`}>
            {keep.call(places.phone.display)}
          </a>
          <a className="tl" href={places.contact}>
            {keep.contact}
          </a>
        </p>
        <p className="xs mut">{keep.whatsappNote}</p>
      </div>
    </section>
  )
}

/** The same chat with another first message. */
const withMessage = (chat: string, message: string) =>
  `${chat.replace(/\?.*$/, '')}?text=${encodeURIComponent(message)}`
