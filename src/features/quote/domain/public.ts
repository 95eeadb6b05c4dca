/**
 * The pure door of the quote: what other features' domains and browsers may load. Prices and savings have one home, here; nobody
 * else computes either.
 */
export type { QuoteAnswers } from './answers/answers.ts'
export { answerLimits } from './answers/answers.ts'
export { monthlyBillLimits } from './answers/bill-limits.ts'
export { localisedNumber } from './answers/localised-number.ts'
export { usualBillEur } from './answers/usual-bill.ts'
export { type Evaluation, evaluator } from './candidates/evaluate.ts'
export { type OptionId, optionIds } from './candidates/option-ids.ts'
export type { Plan, PlanContext, QuotePlan } from './candidates/plan.ts'
export { planFor } from './candidates/quote-plan.ts'
export { sizeOptions } from './candidates/sizing.ts'
export { sizeBalanced } from './candidates/sizing-balanced.ts'
export { pvUnitKwh } from './home/pv-unit.ts'
export { panel } from './home/roof.ts'
export { type AverageDay, averageDays } from './options/average-days.ts'
export { type EstimateContext, estimateQuote } from './options/estimate.ts'
export type { Estimate, Option } from './options/estimate-types.ts'
export { optionOf } from './options/option.ts'
export { batterySavingEur, billSavingEur, energySavingEur } from './options/saving.ts'
export {
  isExtraForCuts,
  isPaidBackInTime,
  poorRoofKwhPerKwp,
  smallBillEur,
  wholePaybackYears,
  worthItYears,
} from './options/worth.ts'
export {
  type Amount,
  amountOf,
  inverterKwOf,
  kwpOf,
  type Part,
  type SystemChoice,
  systemParts,
  totalsOf,
} from './prices/parts.ts'
export { priceBookOf } from './prices/price-book-answer.ts'
export { type PriceBook, type PriceItemId, priceUnits } from './prices/price-items.ts'
export { priceOf } from './prices/price-of.ts'
