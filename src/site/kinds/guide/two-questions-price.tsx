import { likelyWords } from '#src/features/figures/public.ts'
import { wholePaybackYears } from '#src/features/quote/domain/public.ts'
import { paybackPhrase, systemLine } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatMoney, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ChoiceTile } from '#src/shared/ui/choice-tile/choice-tile.tsx'
import { RangeBar } from '#src/shared/ui/range-bar/range-bar.tsx'
import { rangePosition, roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { pathOf } from '#src/site/routes.ts'
import { guideText } from './text.ts'
import './two-questions-price.css'

const billsEur = [80, 120, 165, 250, 400] as const
const usualBillEur = 165
const occupancies = ['full-time', 'mixed-use', 'holiday-home'] as const

/** The years of a poor case beside those of the likely one; undefined where they are the same, or where it never pays back. */
function slowYears({ p50, p10 }: { p50: number | null; p10: number | null }): string | undefined {
  if (p50 === null || p10 === null) return undefined
  const slow = wholePaybackYears(p10)
  return slow > wholePaybackYears(p50) ? String(slow) : undefined
}

/**
 * Two questions, one range: fifteen homes of facts/worked-homes are computed with the page, and the chosen one stands there without any script.
 * The button hands both answers over to the quote.
 */
export function TwoQuestionsPrice({ language }: { language: Language }) {
  const text = guideText(language).calculator
  const figures = builtFigures()
  const answers = billsEur.flatMap((billEur) =>
    occupancies.map((occupancy) => ({
      billEur,
      occupancy,
      option: figures.estimate(`ask-${billEur}-${occupancy}`).options[1],
    })),
  )
  const maxEur = (of: number) => roundScale(answers.flatMap((a) => (a.billEur === of ? [a.option.savingEur] : [])))
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  return (
    <form className="gd-calc" method="get" action={pathOf('quote', language)}>
      <h2 id="two-questions">{text.heading}</h2>
      <div className="gd-asked">
        <div>
          <fieldset className="f">
            <legend>{text.bill}</legend>
            <div className="tiles gd-bills">
              {billsEur.map((billEur) => (
                <ChoiceTile
                  key={billEur}
                  type="radio"
                  name="monthlyBillEur"
                  value={billEur}
                  label={formatEur(billEur, language)}
                  defaultChecked={billEur === usualBillEur}
                />
              ))}
            </div>
          </fieldset>
          <fieldset className="f">
            <legend>{text.lived}</legend>
            <div className="tiles gd-lived">
              {occupancies.map((occupancy) => (
                <ChoiceTile
                  key={occupancy}
                  type="radio"
                  name="occupancy"
                  value={occupancy}
                  label={text.occupancies[occupancy]}
                  defaultChecked={occupancy === 'full-time'}
                />
              ))}
            </div>
          </fieldset>
        </div>
        <div role="status">
          {answers.map(({ billEur, occupancy, option }) => (
            <div
              key={`${billEur}${occupancy}`}
              className={billEur === usualBillEur && occupancy === 'full-time' ? 'gd-answer gd-usual' : 'gd-answer'}
              data-bill={billEur}
              data-lived={occupancy}
            >
              <p className="sm mut">
                {text.saves(systemLine(option, language), formatPercent(100 * option.selfConsumption, language))}
              </p>
              <p className="num n2">{eur(option.savingEur.p50)}</p>
              <RangeBar
                position={rangePosition(option.savingEur, maxEur(billEur))}
                scale={{ zero: eur(0), max: eur(maxEur(billEur)) }}
                label={likelyWords(option.savingEur, 'eur', language)}
                low={eur(option.savingEur.p90)}
                high={eur(option.savingEur.p10)}
              />
              <p className="sm mut">
                {text.price({
                  price: formatMoney(eurFromCents(option.priceCents), 'price', language),
                  payback: paybackPhrase(option.paybackYears, language),
                  slow: slowYears(option.paybackYears),
                })}
              </p>
            </div>
          ))}
          <button className="btn" type="submit">
            {text.action}
          </button>
        </div>
      </div>
      <details className="k-fold sm">
        <summary>{text.basis}</summary>
        <p className="mut">{text.note}</p>
      </details>
    </form>
  )
}
