export {
  type AttributionMethod,
  attributionMethods,
  daysLeft,
  type Flag,
  flags,
  type JobStop,
  jobStops,
} from './attribution.ts'
export { rangeOf, simulate, tierOf } from './commission.ts'
export { type CommissionState, commissionStates } from './ledger.ts'
export { nextPayout, payoutDateOf } from './payout-calendar.ts'
export {
  builtInRules,
  type JobKind,
  jobKinds,
  payoutDay,
  type RuleSet,
  rulesOn,
  type TierId,
  tierIds,
} from './rules.ts'
