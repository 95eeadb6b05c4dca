/**
 * The pure door of the quote: what other features' domains and browsers may load. Prices and savings have one home, here; nobody
 * else computes either.
 */
export type { QuoteAnswers } from './answers.ts'
export { answerLimits } from './answers.ts'
export { monthlyBillLimits } from './bill-limits.ts'
export { type Evaluation, evaluator } from './evaluate.ts'
export { localisedNumber } from './localised-number.ts'
export {
  type Amount,
  amountOf,
  inverterKwOf,
  kwpOf,
  type Part,
  type SystemChoice,
  systemParts,
  totalsOf,
} from './parts.ts'
export type { Plan, PlanContext, QuotePlan } from './plan.ts'
export { builtInPriceBook } from './price-book.ts'
export { priceBookOf } from './price-book-answer.ts'
export type { PriceBook, PriceItemId } from './price-items.ts'
export { pvUnitKwh } from './pv-unit.ts'
export { planFor } from './quote-plan.ts'
export { panel } from './roof.ts'
export { billSavingEur, energySavingEur } from './saving.ts'
export { sizeOptions } from './sizing.ts'
export { sizeBalanced } from './sizing-balanced.ts'
export { worthItYears } from './worth.ts'
