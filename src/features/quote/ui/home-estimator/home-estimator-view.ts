import type { InstantAnswer } from '#src/features/quote/domain/options/instant.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { HomeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { formatDate, formatEur, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { rangePosition } from '#src/shared/ui/range-bar/range-position.ts'

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
  { savingEur, kwp, batteryKwh, prices: [essential, balanced, blackoutProof] }: InstantAnswer,
  monthlyBillEur: number,
  priceBook: Pick<PriceBook, 'asOf' | 'vatRatePercent'>,
  text: HomeAnswerText,
  language: Language,
): EstimatorView {
  const eur = (value: number) => formatEur(value, language)
  const prices: EstimatorView['prices'] = [eur(essential), eur(balanced), eur(blackoutProof)]
  const yearlyBillEur = monthlyBillEur * 12
  const values: Record<string, string> = {
    bill: eur(yearlyBillEur),
    low: eur(savingEur.p90),
    likely: eur(savingEur.p50),
    kwp: formatUnit(kwp, 'kWp', language, 1),
    battery: formatUnit(batteryKwh, 'kWh', language),
    date: formatDate(priceBook.asOf, language),
    vat: formatPercent(priceBook.vatRatePercent, language),
    prices: prices.join('; '),
  }
  const fill = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const saves = fill(text.saves)
  values.saves = saves
  return {
    prices,
    system: fill(batteryKwh > 0 ? text.panelsAndBattery : text.panels),
    saving: fill(text.saving),
    low: fill(text.low),
    mid: fill(text.mid),
    high: eur(savingEur.p10),
    saves,
    spoken: fill(text.spoken),
    basis: fill(text.basis),
    position: rangePosition(savingEur, yearlyBillEur),
  }
}
