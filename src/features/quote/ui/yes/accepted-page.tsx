import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Plan } from '#src/features/quote/domain/plan.ts'
import { likelyPair, systemLine } from '#src/features/quote/text/describe.ts'
import { namedOptions } from '#src/features/quote/text/named-option.ts'
import { resultText } from '#src/features/quote/ui/result/result-context.ts'
import type { Places } from '#src/features/quote/ui/result/result-keep.tsx'
import { question, visitPath } from '#src/features/quote/ui/result/result-yes.tsx'
import type { QuoteChoiceState } from '#src/features/quote/yes/contract.ts'
import { yesText } from '#src/features/quote/yes/text.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatInstant, formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { PhotoDrawing } from '#src/shared/ui/photo-wish/photo-wish.tsx'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'

export interface AcceptedPageProps {
  estimate: Estimate
  language: Language
  reference: string
  /** Path of this page, to which every form posts. */
  path: string
  token: string
  places: Places
  failure?: string | undefined
  choice: QuoteChoiceState
  plan: Plan
  pdfUrl: string
}

/** After the choice: what happens now on a dated line, four photographs to send, and how to change it or withdraw. Plain forms throughout. */
export function AcceptedPage(props: AcceptedPageProps) {
  const { estimate, language, path, token, places, choice, failure } = props
  const text = yesText[language]
  const options = namedOptions(estimate, language)
  const chosen = options.find(({ id }) => id === choice.option)
  const visit = visitPath(places, estimate.answers.town, token)
  const name = chosen?.name ?? choice.option
  return (
    <>
      <div className="wrap y-first">
        {failure ? (
          <p className="note bad" role="alert">
            {failure}
          </p>
        ) : null}
        <div className="g2 c57">
          <div>
            <p>
              <span className="tag ok">
                <Icon name="check" size={16} /> {text.chosen(formatInstant(choice.chosenAt, language))}
              </span>
            </p>
            <h1>
              {text.thanks} {text.itIs(name)}
            </h1>
            <p className="lede">{text.lede}</p>
            <Chosen {...props} name={name} price={chosen?.price ?? ''} />
          </div>
          <Line {...props} name={name} visit={visit} />
        </div>
      </div>
      <section className="sec tight tint" id="photos">
        <div className="wrap">
          <div className="row y-head">
            <div>
              <h2>{text.photos.title}</h2>
              <p className="mut">{text.photos.lede}</p>
            </div>
            <span className="tag sea">{text.photos.count(choice.photos.length)}</span>
          </div>
          <Photos {...props} />
          <p className="sm mut">{text.photos.limits}</p>
        </div>
      </section>
      <section className="sec tight">
        <div className="wrap g2 c57">
          <div>
            <h2>{text.change.title}</h2>
            <p className="mut">{text.change.lede}</p>
          </div>
          <div className="stack">
            <form method="post" action={path} className="row">
              <b>{text.change.option}</b>
              <input type="hidden" name="step" value="choose" />
              {options
                .filter(({ id }) => id !== choice.option)
                .map((option) => (
                  <button key={option.id} className="btn sec2 s" type="submit" name="option" value={option.id}>
                    {option.name}, {option.price}
                  </button>
                ))}
            </form>
            <form method="post" action={path} className="row">
              <label htmlFor="y-reason">{text.change.reason}</label>
              <input className="in" id="y-reason" name="reason" maxLength={500} />
              <button className="btn sec2 s" type="submit" name="step" value="withdraw">
                {text.change.withdraw}
              </button>
              <span className="mut">{text.change.withdrawDetail}</span>
            </form>
          </div>
        </div>
      </section>
    </>
  )
}

/** The option in figures, and the two ways to have it at hand or to ask. */
function Chosen({
  estimate,
  language,
  reference,
  choice,
  places,
  pdfUrl,
  name,
  price,
}: AcceptedPageProps & { name: string; price: string }) {
  const text = yesText[language]
  const option = estimate.options.find(({ id }) => id === choice.option)
  const result = resultText(language)
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const ask = question({ places, reference, text: result }, name, price)
  return (
    <div className="card y-chosen">
      <p className="sm mut">{option ? systemLine(option, language) : name}</p>
      <p className="num n2">{price}</p>
      <dl>
        <dt>{text.card.reference}</dt>
        <dd className="tn">{reference}</dd>
        {option ? (
          <>
            <dt>{text.card.vat}</dt>
            <dd>{formatMoney(eurFromCents(option.vatCents), 'price', language)}</dd>
            {option.savingEur.p90 >= 1 ? (
              <>
                <dt>{text.card.saves}</dt>
                <dd>{likelyPair(eur(option.savingEur.p90), eur(option.savingEur.p50), language)}</dd>
              </>
            ) : null}
          </>
        ) : null}
      </dl>
      <p className="row">
        <a className="btn sec2 s" href={pdfUrl}>
          {text.pdf}
        </a>
        <a className="btn sec2 s" href={ask.whatsapp} rel="noopener">
          <Icon name="chat" size={20} /> {result.keep.whatsapp}
        </a>
        <a href={ask.mail ?? places.contact}>{result.keep.contact}</a>
      </p>
    </div>
  )
}

function Line({ language, choice, plan, name, visit }: AcceptedPageProps & { name: string; visit: string }) {
  const { now } = yesText[language]
  const day = (date: string) => formatDate(date, language)
  const hasAll = choice.photos.length === photoWishes.length
  return (
    <div>
      <h2>{now.title}</h2>
      <ol className="tline">
        <li className="done">
          <span className="d">{now.today}</span>
          <span className="pt2" />
          <div>
            <b>{now.chose(name)}</b>
            <span className="mut">{now.reads}</span>
          </div>
        </li>
        <li className={hasAll ? 'done' : 'now'}>
          <span className="d">{hasAll ? now.today : now.by(day(plan.photosBy))}</span>
          <span className="pt2" />
          <div>
            <b>{now.photos}</b>
            <span className="mut">
              {hasAll ? (
                now.photosHere
              ) : (
                <>
                  {now.photosDetail} <a href={visit}>{now.visit}</a>.
                </>
              )}
            </span>
          </div>
        </li>
        {[
          [day(plan.priceOn), now.price, now.priceDetail],
          [day(plan.withdrawUntil), now.withdraw(day(plan.priceOn)), now.withdrawDetail],
          [now.later, now.install, now.installDetail],
        ].map(([when, what, detail]) => (
          <li className="tent" key={what}>
            <span className="d">{when}</span>
            <span className="pt2" />
            <div>
              <b>{what}</b>
              <span className="mut">{detail}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className="sm mut">{now.note}</p>
    </div>
  )
}

function Photos({ language, path, choice }: AcceptedPageProps) {
  const { photos } = yesText[language]
  return (
    <ul className="ph4">
      {photoWishes.map((wish) => {
        const isHere = choice.photos.includes(wish)
        return (
          <li className={isHere ? 'ph got' : 'ph'} key={wish}>
            <PhotoDrawing wish={wish} label={photos.hints[wish]} />
            <form className="in2" method="post" action={path} encType="multipart/form-data">
              <label htmlFor={`y-${wish}`}>
                <b>{photos.names[wish]}</b> <span className="sm mut">{isHere ? photos.received : photos.missing}</span>
              </label>
              <p className="sm">{photos.hints[wish]}</p>
              <input type="hidden" name="wish" value={wish} />
              <input id={`y-${wish}`} type="file" name="photo" accept="image/jpeg,image/png,image/webp" required />
              <button className="btn sec2 s" type="submit">
                {isHere ? photos.again : photos.send}
              </button>
            </form>
          </li>
        )
      })}
    </ul>
  )
}
