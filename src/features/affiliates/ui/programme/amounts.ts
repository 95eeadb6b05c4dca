import { rangeOf, simulate } from '#src/features/affiliates/domain/commission.ts'
import type { JobKind, RuleSet, TierId } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { programmeText } from '#src/features/affiliates/text/programme.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatEurRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Amounts of the programme as they are read: "€500–1,000", "€50". */

const eur = (cents: number, language: Language) => formatEur(eurFromCents(cents), language)

export function rangeText(rules: RuleSet, kind: JobKind, tier: TierId, language: Language): string {
  const { leastCents, mostCents } = rangeOf(rules, kind, tier)
  return amountsText(leastCents, mostCents, language)
}

export function amountsText(leastCents: number, mostCents: number, language: Language): string {
  if (leastCents === mostCents) return eur(leastCents, language)
  return formatEurRange({ p90: eurFromCents(leastCents), p10: eurFromCents(mostCents) }, language)
}

/** Jobs at the slider's end; more are typed. */
export const sliderMost = 6
/** How far a slider is filled at so many jobs. */
export const sliderShare = (jobs: number): string => `${(Math.min(sliderMost, jobs) / sliderMost) * 100}%`

/** What the simulator shows of a month of jobs: page and script say the same. */
export function simulatorView(rules: RuleSet, jobs: Readonly<Record<JobKind, number>>, language: Language) {
  const text = programmeText(language).simulator
  const { tier, leastCents, mostCents } = simulate(rules, jobs)
  const top = Math.max(200_000, mostCents)
  return {
    tier,
    total: amountsText(leastCents, mostCents, language),
    at: text.aMonth(partnerNames[language].tiers[tier], rules.tiers[tier].bonusPercent > 0),
    gauge: text.gauge(eur(leastCents, language), eur(mostCents, language)),
    leastPercent: (leastCents / top) * 100,
    mostPercent: (mostCents / top) * 100,
  }
}
