import { hoursPerYear } from '#src/energy/series/year.ts'
import { defaultLossPct } from '#src/energy/sun-pv/pv.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { Estimate, Option } from './estimate-types.ts'
import { isExtraForCuts, wholePaybackYears } from './worth.ts'

/** What the result page says about the options, worked out from their numbers. Pure, no words. */

export type FitTag = 'soonest' | 'saves-most' | 'longest' | 'cheapest' | 'most-of-bill' | 'for-cuts'

/** An option that takes away this share of today's bill takes most of it. */
const mostShare = 0.5

/**
 * What sets each option apart, from its own numbers: pays back soonest, saves most a year, runs longest in a power cut,
 * costs least. A tie is no distinction. Each option carries the first that is true of it alone; one that stands out in nothing says so when it saves
 * more than half of today's bill, in EUR a year. One whose extra price buys hours and not savings says that first.
 */
export function fitTags(options: readonly Option[], annualBillEur: number): Map<OptionId, FitTag> {
  const alone = (value: (option: Option) => number | null): OptionId | undefined => {
    const ranked = options
      .map((option) => ({ id: option.id, value: value(option) }))
      .filter((entry): entry is { id: OptionId; value: number } => entry.value !== null)
      .sort((a, b) => b.value - a.value)
    const [first, second] = ranked
    return first && (!second || first.value > second.value) ? first.id : undefined
  }
  const found: [FitTag, OptionId | undefined][] = [
    // As the years are printed: two that say ten are equally soon.
    ['soonest', alone(({ paybackYears: { p50 } }) => (p50 === null ? null : -wholePaybackYears(p50)))],
    ['longest', alone((option) => (option.backup.powers.length > 0 ? option.backup.hours.p50 : null))],
    ['saves-most', alone((option) => (option.savingEur.p50 > 0 ? option.savingEur.p50 : null))],
    ['cheapest', alone((option) => -option.priceCents)],
  ]
  const tags = new Map<OptionId, FitTag>()
  for (const option of options) if (isExtraForCuts(option, options)) tags.set(option.id, 'for-cuts')
  for (const [tag, id] of found) if (id && !tags.has(id)) tags.set(id, tag)
  for (const { id, savingEur } of options)
    if (!tags.has(id) && savingEur.p50 > mostShare * annualBillEur) tags.set(id, 'most-of-bill')
  return tags
}

/** The option shown first: the balanced one, or the first that is worth it when the balanced one is not. */
export function firstShown(options: readonly Option[]): OptionId {
  const balanced = options.find((option) => option.id === 'balanced')
  if (balanced?.worthIt) return balanced.id
  return options.find((option) => option.worthIt)?.id ?? 'balanced'
}

/** Every option saves less than today's bill: the bars of what they save can end at it. */
export function endsAtBill({
  options,
  home,
}: {
  options: readonly Pick<Option, 'savingEur'>[]
  home: Pick<Estimate['home'], 'annualBillEur'>
}): boolean {
  return options.every(({ savingEur }) => savingEur.p10 < home.annualBillEur)
}

/** What is in a year's use beside today's, kWh: the battery's own, and what the new machines take. Both are 0 where the home keeps today's use. */
export function addedUseKwh(
  { answers, home, assumptions }: Pick<Estimate, 'answers' | 'home' | 'assumptions'>,
  { system, monthlyConsumptionKwh }: Pick<Option, 'system' | 'monthlyConsumptionKwh'>,
): { battery: number; machines: number } {
  const standbyW = Number(assumptions.find(({ id }) => id === 'battery')?.values.standbyW ?? 0)
  const battery = system.batteryKwh > 0 ? (standbyW / 1000) * hoursPerYear : 0
  // With panels already there today's use is only what the home buys.
  if (answers.existingSystems.includes('solar')) return { battery, machines: 0 }
  const used = monthlyConsumptionKwh.reduce((sum, kwh) => sum + kwh, 0)
  return { battery, machines: Math.max(0, used - home.annualKwh - battery) }
}

/** What the panels lose on the way, in percent of what they make: as the estimate was made with it. */
export function lossPctOf({ assumptions }: Pick<Estimate, 'assumptions'>): number {
  return Number(assumptions.find(({ id }) => id === 'weather')?.values.lossPct ?? defaultLossPct)
}

/** Months (0 January) in which the home uses more than the panels make. */
export function shortMonths(option: Pick<Option, 'monthlyProductionKwh' | 'monthlyConsumptionKwh'>): number[] {
  return option.monthlyConsumptionKwh.flatMap((used, month) =>
    used > (option.monthlyProductionKwh[month] ?? 0) ? [month] : [],
  )
}

const winds = ['south', 'south-west', 'west', 'north-west', 'north', 'north-east', 'east', 'south-east'] as const
export type Wind = (typeof winds)[number]

/** The compass word of an azimuth with south 0, east -90, west +90. */
export function windOf(azimuthDeg: number): Wind {
  const turned = ((Math.round(azimuthDeg / 45) % winds.length) + winds.length) % winds.length
  return winds[turned] ?? 'south'
}

/** The single VAT rate of all items in percent; null when there are several. */
export function vatRateOf(options: readonly Option[]): number | null {
  const rates = new Set(options.flatMap((option) => option.items.map((item) => item.vatRatePercent)))
  const [rate] = rates
  return rates.size === 1 && rate !== undefined ? rate : null
}
