import { formatDate, formatEur, formatEurRange, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { rangePosition } from '#src/shared/ui/range-bar/range-position.ts'
import type { InstantAnswer } from '../domain/instant.ts'
import type { PriceBook } from '../domain/price-items.ts'
import { homeAnswerText } from '../text/home-answer.ts'

/** Everything the estimator shows for one answer, as text. The page and the script render the same. */
export interface EstimatorView {
  prices: [string, string, string]
  system: string
  saving: string
  low: string
  mid: string
  high: string
  saves: string
  spoken: string
  basis: string
  position: ReturnType<typeof rangePosition>
}

export function estimatorView(
  answer: InstantAnswer,
  monthlyBillEur: number,
  priceBook: Pick<PriceBook, 'asOf' | 'vatRatePercent'>,
  language: Language,
): EstimatorView {
  const text = homeAnswerText[language]
  const eur = (value: number) => formatEur(value, language)
  const { savingEur, kwp, batteryKwh } = answer
  const [essential, balanced, blackoutProof] = answer.prices
  const prices: EstimatorView['prices'] = [eur(essential), eur(balanced), eur(blackoutProof)]
  const yearlyBillEur = monthlyBillEur * 12
  const saves = text.saves(formatEurRange(savingEur, language), eur(savingEur.p50))
  return {
    prices,
    system: text.system(
      formatUnit(kwp, 'kWp', language, 1),
      batteryKwh > 0 ? formatUnit(batteryKwh, 'kWh', language) : null,
    ),
    saving: text.saving(eur(yearlyBillEur)),
    low: text.low + eur(savingEur.p90),
    mid: text.mid + eur(savingEur.p50),
    high: eur(savingEur.p10),
    saves,
    spoken: text.spoken(prices, saves),
    basis: text.basis(formatDate(priceBook.asOf, language), formatPercent(priceBook.vatRatePercent, language)),
    position: rangePosition(savingEur, yearlyBillEur),
  }
}
