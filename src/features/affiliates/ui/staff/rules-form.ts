import {
  type JobKind,
  jobKinds,
  type PartnerTaxKind,
  partnerTaxKinds,
  type TierId,
} from '#src/features/affiliates/domain/rules.ts'
import type { RulesOut } from '#src/features/affiliates/rules/contract.ts'
import { services } from '#src/shared/domain/vocabulary.ts'

/** The conditions as fields of a form: what each is called, what is typed in it, and the set that all of them make. */

export const rateParts = ['leastEur', 'mostEur', 'fromContractEur', 'toContractEur'] as const
export type RatePart = (typeof rateParts)[number]
/** Bronze begins with the first job and has no bonus to set. */
export const raisedTiers = ['silver', 'gold'] as const satisfies readonly TierId[]
export const soleParts = ['capEur', 'minimumPayoutEur', 'protectionDays', 'tierWindowMonths'] as const
export type SolePart = (typeof soleParts)[number]

export const rateField = (kind: JobKind, part: RatePart) => `rates.${kind}.${part}`
export const taxField = (kind: PartnerTaxKind, part: keyof RulesOut['tax'][PartnerTaxKind]) => `tax.${kind}.${part}`
export const tierField = (tier: TierId, part: keyof RulesOut['tiers'][TierId]) => `tiers.${tier}.${part}`

/** A form read by name: what FormData and a test have in common. */
interface Fields {
  get(name: string): unknown
}

/** The set that a form holds; undefined while a field is empty or no number. What the numbers may be is the server's. */
export function readRules(form: Fields, before: RulesOut): RulesOut | undefined {
  let isWhole = true
  const number = (name: string): number => {
    const typed = String(form.get(name) ?? '').trim()
    const value = typed === '' ? Number.NaN : Number(typed.replace(',', '.'))
    if (!Number.isFinite(value)) isWhole = false
    return value
  }
  const validFrom = String(form.get('validFrom') ?? '')
  const rates = { ...before.rates }
  for (const kind of jobKinds) {
    rates[kind] = { ...rates[kind] }
    for (const part of rateParts) rates[kind][part] = number(rateField(kind, part))
  }
  const tiers = { ...before.tiers }
  for (const tier of raisedTiers)
    tiers[tier] = {
      fromJobs: number(tierField(tier, 'fromJobs')),
      bonusPercent: number(tierField(tier, 'bonusPercent')),
    }
  const tax = { ...before.tax }
  for (const kind of partnerTaxKinds)
    tax[kind] = {
      vatPercent: number(taxField(kind, 'vatPercent')),
      withholdingPercent: number(taxField(kind, 'withholdingPercent')),
    }
  const kindOf = { ...before.kindOf }
  for (const service of services) {
    const chosen = form.get(`kindOf.${service}`)
    kindOf[service] = jobKinds.find((kind) => kind === chosen) ?? kindOf[service]
  }
  const sole = {
    capEur: number('capEur'),
    minimumPayoutEur: number('minimumPayoutEur'),
    protectionDays: number('protectionDays'),
    tierWindowMonths: number('tierWindowMonths'),
  }
  return isWhole && /^\d{4}-\d{2}-\d{2}$/.test(validFrom)
    ? { validFrom, rates, kindOf, tiers, tax, ...sole }
    : undefined
}

/** What a field of the form begins with. */
export function fieldsOf(rules: RulesOut): ReadonlyMap<string, string> {
  const rows: [string, string | number][] = [
    ['validFrom', rules.validFrom],
    ...soleParts.map((part): [string, number] => [part, rules[part]]),
    ...jobKinds.flatMap((kind) =>
      rateParts.map((part): [string, number] => [rateField(kind, part), rules.rates[kind][part]]),
    ),
    ...raisedTiers.flatMap((tier): [string, number][] => [
      [tierField(tier, 'fromJobs'), rules.tiers[tier].fromJobs],
      [tierField(tier, 'bonusPercent'), rules.tiers[tier].bonusPercent],
    ]),
    ...partnerTaxKinds.flatMap((kind): [string, number][] => [
      [taxField(kind, 'vatPercent'), rules.tax[kind].vatPercent],
      [taxField(kind, 'withholdingPercent'), rules.tax[kind].withholdingPercent],
    ]),
    ...services.map((service): [string, string] => [`kindOf.${service}`, rules.kindOf[service]]),
  ]
  return new Map(rows.map(([name, value]) => [name, String(value)]))
}
