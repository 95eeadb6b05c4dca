import replacement from '#facts/quote/replacements.json' with { type: 'json' }
import { cashFlow, paybackRange } from '#src/energy/money/finance.ts'
import type { Item } from '#src/features/quote/domain/prices/item.ts'
import { totalsOf } from '#src/features/quote/domain/prices/parts.ts'
import { type Cents, eurFromCents, vatCents } from '#src/shared/domain/money.ts'
import { addDays, epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Estimate, Option, Statement } from './estimate-types.ts'
import { incentivesFor } from './incentives.ts'
import { discountItemId, ownItemId } from './own-items.ts'
import { isPaidBackInTime, wholePaybackYears, worthItYears } from './worth.ts'

/** A line as staff leave it: one that was there, by its place, or one of their own. */
export interface RevisedLine {
  /** Place of the line among the option's items before; absent for a line of their own. */
  at?: number | undefined
  /** Words of a line of their own. */
  label?: string | undefined
  quantity: number
  /** Without VAT, for the whole line. */
  netCents: Cents
}

export interface RevisedOption {
  id: Option['id']
  lines: readonly RevisedLine[]
  /** Taken off the sum without VAT, with the reason that the customer reads. */
  discount?: { netCents: Cents; reason: string } | undefined
}

/**
 * A copy of an estimate with other lines and prices: sums, VAT, pay-back, aid and verdict follow; what the system makes and saves stays, for it is the
 * same system. Valid from `today` as long as the first was. Throws a RangeError for a line that is not there, an option without a price above zero, or
 * a discount above its sum.
 */
export function reviseEstimate(estimate: Estimate, revised: readonly RevisedOption[], today: PlainDate): Estimate {
  const change = (option: Option): Option => {
    const wanted = revised.find(({ id }) => id === option.id)
    return wanted ? reviseOption(option, wanted, estimate, today) : option
  }
  const [essential, balanced, blackoutProof] = estimate.options
  const options: Estimate['options'] = [change(essential), change(balanced), change(blackoutProof)]
  const [, newBalanced, newBlackoutProof] = options
  options[2] = { ...newBlackoutProof, because: protectionNow(newBlackoutProof, newBalanced) }
  return {
    ...estimate,
    madeOn: today,
    validUntil: addDays(today, epochDay(estimate.validUntil) - epochDay(estimate.madeOn)),
    options,
  }
}

function reviseOption(option: Option, wanted: RevisedOption, { answers }: Estimate, today: PlainDate): Option {
  const rate = option.items[0]?.vatRatePercent ?? 21
  const items = wanted.lines.map((line) => itemOf(option, line, rate))
  const { discount } = wanted
  if (discount && discount.netCents > 0) {
    if (discount.netCents > totalsOf(items).netCents) throw new RangeError('a discount above the sum')
    items.push({
      ...lineOf(-discount.netCents, rate),
      id: discountItemId,
      quantity: 1,
      unit: 'job',
      values: { reason: discount.reason },
    })
  }
  const totals = totalsOf(items)
  if (items.length > 0 && totals.priceCents <= 0) throw new RangeError('not a price')
  const priceEur = eurFromCents(totals.priceCents)
  const replacements = replacementsOf(option, items)
  const paybackYears =
    priceEur > 0 ? paybackRange({ priceEur, replacements }, option.savingEur) : { p10: null, p50: null, p90: null }
  const made: Option = {
    ...option,
    items,
    ...totals,
    paybackYears,
    npvEur: cashFlow({ priceEur, savingEur: option.savingEur.p50, replacements }).npvEur,
    incentives: incentivesFor({ town: answers.town, today, items, panels: option.system.panels }),
  }
  return { ...made, ...verdictNow(option, made) }
}

const lineOf = (netCents: Cents, vatRatePercent: number) => ({
  netCents,
  vatRatePercent,
  vatCents: vatCents(netCents, vatRatePercent),
})

function itemOf(option: Option, { at, label, quantity, netCents }: RevisedLine, rate: number): Item {
  if (!Number.isInteger(netCents) || netCents < 0) throw new RangeError(`not an amount: ${netCents}`)
  if (at === undefined)
    return { ...lineOf(netCents, rate), id: ownItemId, quantity, unit: 'job', values: { label: label ?? '' } }
  const before = option.items[at]
  if (!before) throw new RangeError(`no line ${at}`)
  const { basis, ...item } = before
  const isSame = item.netCents === netCents && item.quantity === quantity
  // A price that somebody set for this customer comes from no list.
  return { ...item, quantity, ...lineOf(netCents, item.vatRatePercent), ...(isSame && basis ? { basis } : {}) }
}

/** Later outlays as the first estimate had them: the inverter's by its size, the battery's as a share of what it costs now. */
function replacementsOf({ system }: Option, items: readonly Item[]) {
  const battery = totalsOf(items.filter(({ id }) => id === 'battery'))
  return [
    { year: replacement.inverter.year, costEur: system.inverterKw * replacement.inverter.eurPerKw },
    { year: replacement.battery.year, costEur: eurFromCents(battery.priceCents) * replacement.battery.shareOfPrice },
  ]
}

const paybackStatements = ['pays-back', 'payback-long', 'never-pays-back']
const energyItems: ReadonlySet<string> = new Set([
  'pv-system',
  'roof-flat',
  'roof-other',
  'hybrid-inverter',
  'battery-inverter',
  'battery',
  'backup-whole-home',
  'backup-essential',
  'papers',
  'monitoring',
  ownItemId,
  discountItemId,
])

/**
 * Whether it is worth its money at the new price. With machines for comfort among the lines the pay-back of the rest is not known from the record, so
 * the sentence about it goes and the verdict stays.
 */
function verdictNow(before: Option, now: Option): Pick<Option, 'worthIt' | 'because'> {
  const rest = before.because.filter(({ id }) => !paybackStatements.includes(id))
  const hadPayback = rest.length < before.because.length
  if (!hadPayback || now.items.some(({ id }) => !energyItems.has(id))) return { worthIt: before.worthIt, because: rest }
  const years = now.paybackYears.p50
  const paysBack = isPaidBackInTime(years)
  const wasPaidBack = before.because.some(({ id }) => id === 'pays-back')
  // Worth it without paying back was worth it for the power cuts.
  const worthIt = paysBack || (before.worthIt && !wasPaidBack)
  return { worthIt, because: [paybackStatement(years, paysBack), ...rest] }
}

function paybackStatement(years: number | null, paysBack: boolean): Statement {
  if (years === null) return { id: 'never-pays-back', values: { years: 25 } }
  const whole = wholePaybackYears(years)
  return paysBack
    ? { id: 'pays-back', values: { years: whole } }
    : { id: 'payback-long', values: { years: whole, limit: worthItYears } }
}

/** What the blackout-proof option costs on top of the balanced one, said anew; nothing where it costs no more. */
function protectionNow(option: Option, balanced: Option): Statement[] {
  const extraEur = Math.round(eurFromCents(option.priceCents - balanced.priceCents))
  return option.because.flatMap((statement) => {
    if (!statement.id.startsWith('protection-') || !('eur' in statement.values)) return [statement]
    return extraEur > 0 ? [{ ...statement, values: { ...statement.values, eur: extraEur } }] : []
  })
}
