import type { InstantAnswer } from '#src/features/quote/domain/options/instant.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { homeEstimatorText } from '#src/features/quote/text/home-estimator.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { type EstimatorView, estimatorView } from './home-estimator-view.ts'

export interface HomeEstimatorProps {
  language: Language
  /** Where the form goes: the configurator, which takes over town and bill. */
  action: string
  towns: readonly { id: Town; name: string }[]
  town: Town
  monthlyBillEur: number
  /** Already computed for `town` and `monthlyBillEur`. */
  answer: InstantAnswer
  priceBook: Pick<PriceBook, 'asOf' | 'vatRatePercent'>
}

/** Slider limits; the typed field takes everything the API takes. */
const slider = { min: 40, max: 600, step: 5 } as const

/** Places of the range bar that the script fills. */
const barPlaces = { position: 'position', label: 'saves', max: 'scale', low: 'low', mid: 'mid', high: 'high' }

/** Town and bill to three prices: complete and answered without script; home-estimator.client.ts makes it follow the visitor. */
export function HomeEstimator(props: HomeEstimatorProps) {
  const { language, action, towns, town, monthlyBillEur, answer, priceBook } = props
  const text = homeEstimatorText[language]
  const words = homeAnswerText[language]
  const view = estimatorView(answer, monthlyBillEur, priceBook, words, language)
  const share = `${((monthlyBillEur - slider.min) / (slider.max - slider.min)) * 100}%`
  return (
    <form className="card float est" action={action} data-estimator={language} data-words={JSON.stringify(words)}>
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
      <Answer view={view} options={text.options} prices={text.prices} />
      <Button type="submit" wide>
        {text.submit}
      </Button>
      <p className="xs mut">{text.below}</p>
      <p className="xs mut" data-out="basis">
        {view.text.basis}
      </p>
      <p className="vh" role="status" data-out="spoken" />
    </form>
  )
}

/** Three prices, each with what it holds, and what the middle one saves. */
function Answer({ view, options, prices }: { view: EstimatorView; options: readonly string[]; prices: string }) {
  const { text } = view
  const columns = [
    [text.price0, text.kit0],
    [text.price1, text.kit1],
    [text.price2, text.kit2],
  ] as const
  return (
    <div className="out">
      <p className="sm mut">{prices}</p>
      <ol className="est-p">
        {columns.map(([price, kit], i) => (
          <li key={options[i]}>
            <span className="num n1" data-out={`price${i}`}>
              {price}
            </span>
            <span className="xs">{options[i]}</span>
            <span className="xs mut" data-out={`kit${i}`}>
              {kit}
            </span>
          </li>
        ))}
      </ol>
      <p className="sm mut" data-out="saving">
        {text.saving}
      </p>
      <RangeBar
        position={view.position}
        scale={{ zero: '0', max: text.scale }}
        label={view.saves}
        low={text.low}
        mid={text.mid}
        high={text.high}
        out={barPlaces}
      />
    </div>
  )
}
