import { builtInRules, jobKinds } from '#src/features/affiliates/domain/rules.ts'
import type { Referral } from '#src/features/affiliates/portal-contract.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** "Air conditioning · Marbella": all that a partner sees of what somebody wants. */
export function referralName({ service, town }: Pick<Referral, 'service' | 'town'>, language: Language): string {
  const known = services.find((one) => one === service)
  const kind = known && jobKinds.find((one) => one === builtInRules.kindOf[known])
  const place = towns.find((one) => one === town)
  return [kind && partnerNames[language].kinds[kind], place && townNames[place]].filter(Boolean).join(' · ')
}
