import type { InstantAnswer, InstantOption } from '#src/features/quote/domain/options/instant.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { HomeAnswerText } from '#src/features/quote/text/home-answer.ts'
import {
  formatDate,
  formatKwh,
  formatKwp,
  formatMoney,
  formatPercent,
  formatUnit,
  formatWholeHours,
} from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { rangePosition } from '#src/shared/ui/range-bar/range-position.ts'

/** Places of the answer on the page, by the name in their `data-out`. */
export type EstimatorField =
  | `price${0 | 1 | 2}`
  | `kit${0 | 1 | 2}`
  | 'saving'
  | 'low'
  | 'mid'
  | 'high'
  | 'scale'
  | 'basis'
  | 'roof'
  | 'roof-text'
  | 'battery'
  | 'battery-text'
  | 'battery-cut'

/** Everything the estimator and the drawing beside it show for one answer, as text. The page and the script render the same. */
export interface EstimatorView {
  text: Record<EstimatorField, string>
  saves: string
  spoken: string
  position: ReturnType<typeof rangePosition>
}

export function estimatorView(
  { savingEur, options }: InstantAnswer,
  monthlyBillEur: number,
  priceBook: Pick<PriceBook, 'asOf' | 'vatRatePercent'>,
  words: HomeAnswerText,
  language: Language,
): EstimatorView {
  const price = ({ priceEur }: InstantOption) => formatMoney(priceEur, 'price', language)
  const estimate = (eur: number) => formatMoney(eur, 'estimate', language)
  const size = ({ kwp }: InstantOption) => formatKwp(kwp, language)
  const battery = ({ batteryKwh }: InstantOption) => formatUnit(batteryKwh, 'kWh', language)
  const [essential, balanced, blackoutProof] = options
  const yearlyBillEur = monthlyBillEur * 12
  const bill = estimate(yearlyBillEur)
  const values: Record<string, string> = {
    bill,
    low: estimate(savingEur.p90),
    likely: estimate(savingEur.p50),
    high: estimate(savingEur.p10),
    date: formatDate(priceBook.asOf, language),
    vat: formatPercent(priceBook.vatRatePercent, language),
    prices: options.map(price).join('; '),
    hours: formatWholeHours(blackoutProof.cut.essentials.hours.p50, language),
    production: formatKwh(blackoutProof.productionKwh, language),
  }
  const fill = (sentence: string, more: Record<string, string> = {}) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => more[name] ?? values[name] ?? '')
  const kit = (option: InstantOption) =>
    fill(option.batteryKwh > 0 ? words.panelsAndBattery : words.panels, {
      kwp: size(option),
      battery: battery(option),
    })
  const saves = fill(words.saves)
  return {
    text: {
      price0: price(essential),
      price1: price(balanced),
      price2: price(blackoutProof),
      kit0: kit(essential),
      kit1: kit(balanced),
      kit2: kit(blackoutProof),
      saving: fill(words.saving),
      low: fill(words.low),
      mid: fill(words.mid),
      high: fill(words.high),
      scale: bill,
      basis: fill(words.basis),
      roof: size(blackoutProof),
      'roof-text': fill(words.roof),
      battery: battery(blackoutProof),
      'battery-text': fill(words.battery),
      'battery-cut': fill(words.batteryCut),
    },
    saves,
    spoken: fill(words.spoken, { saves }),
    position: rangePosition(savingEur, yearlyBillEur),
  }
}
