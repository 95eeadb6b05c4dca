import { type RuleSet, rulesOn } from '#src/features/affiliates/domain/public.ts'
import { published } from './reading.ts'

/** The conditions of the partner programme that hold on the day of the pages, as staff have published them. */
export function rulesInForce(): RuleSet {
  const { affiliateRules, day } = published()
  return rulesOn(affiliateRules, day)
}
