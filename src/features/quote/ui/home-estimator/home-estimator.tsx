import type { InstantAnswer } from '#src/features/quote/domain/options/instant.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { homeEstimatorText } from '#src/features/quote/text/home-estimator.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { estimatorView } from './home-estimator-view.ts'

export interface HomeEstimatorProps {
  language: Language
  /** Where the form goes: the configurator, which takes over town and bill. */
  action: string
  towns: readonly { id: Town; name: string }[]
  town: Town
  monthlyBillEur: number
  /** Already computed for `town` and `monthlyBillEur`. */
  answer: InstantAnswer
  priceBook: Pick<PriceBook, 'version' | 'asOf' | 'vatRatePercent'>
}

/** Slider limits; the typed field takes everything the API takes. */
const slider = { min: 40, max: 600, step: 5 } as const

/** Town and bill to three prices: complete and answered without script; home-estimator.client.ts makes it follow the visitor. */
export function HomeEstimator(props: HomeEstimatorProps) {
  const { language, action, towns, town, monthlyBillEur, answer, priceBook } = props
  const text = homeEstimatorText[language]
  const words = homeAnswerText[language]
  const view = estimatorView(answer, monthlyBillEur, priceBook, words, language)
  const share = `${((monthlyBillEur - slider.min) / (slider.max - slider.min)) * 100}%`
  return (
    <form
      className="card float est"
      action={action}
      data-estimator={language}
      data-price-book={priceBook.version}
      data-words={JSON.stringify(words)}
    >
      <div className="two">
        <div className="f">
          <label htmlFor="est-town">{text.town}</label>
          <select className="in" id="est-town" name="town" defaultValue={town}>
            {towns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="f">
          <label htmlFor="est-bill">
            {text.bill}
            <span className="vh"> {text.billUnit}</span>
          </label>
          <div className="pre">
            <span aria-hidden="true">€</span>
            <input
              className="in tn"
              id="est-bill"
              name="monthlyBillEur"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={monthlyBillEur}
              maxLength={9}
            />
          </div>
        </div>
      </div>
      <input
        type="range"
        {...slider}
        defaultValue={monthlyBillEur}
        aria-label={text.slider}
        style={{ '--p': share }}
        autoComplete="off"
      />
      <div className="out">
        <p className="sm mut">{text.prices}</p>
        <ol className="est-p">
          {view.prices.map((price, i) => (
            <li key={text.options[i]}>
              <span className="num n1" data-out={`price${i}`}>
                {price}
              </span>
              <span className="xs mut">{text.options[i]}</span>
            </li>
          ))}
        </ol>
        <p className="sm mut" data-out="saving">
          {view.saving}
        </p>
        <div className="pr" style={view.position} data-out="position">
          <div className="bx" role="img" aria-label={view.saves} data-out="saves">
            <i className="hatch" />
            <b />
          </div>
          <div className="ends" aria-hidden="true">
            <span className="a" data-out="low">
              {view.low}
            </span>
            <span className="m" data-out="mid">
              {view.mid}
            </span>
            <span className="b" data-out="high">
              {view.high}
            </span>
          </div>
        </div>
      </div>
      <Button type="submit" wide>
        {text.submit}
      </Button>
      <p className="xs mut">{text.below}</p>
      <p className="xs mut">
        <span data-out="system">{view.system}</span> <span data-out="basis">{view.basis}</span>
      </p>
      <p className="vh" role="status" data-out="spoken" />
    </form>
  )
}
