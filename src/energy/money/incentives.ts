import other from '#facts/incentives/other-aid.json' with { type: 'json' }
import state from '#facts/incentives/state-2026.json' with { type: 'json' }
import { type Cents, centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Service, Town } from '#src/shared/domain/vocabulary.ts'
import { type AidRule, type AidStatus, type Deduction, deductionCents, isOpen, statusOf } from './deduction.ts'

export interface AidQuestion {
  town: Town
  service: Service
  /** Paid, VAT included, €. */
  priceEur: number
  /** Files Spanish income tax (IRPF); owners who live abroad pay IRNR and have nothing to deduct from. */
  resident: boolean
  /** The day the works are finished and paid. */
  completionDate: PlainDate
  /** Property tax (IBI) of the home, €/year; absent: not known. */
  ibiEur?: number
}

/** Aid that may apply. `amountCents` is null where nobody can say how much before a certificate, an ordinance or a sale. */
export interface Aid {
  id: string
  amountCents: Cents | null
  status: AidStatus
  asOf: string
  source: { title: string; url: string }
  conditions: string[]
  /** For the words: rates, years, the town. */
  values: Record<string, number | string>
}

/** What does not apply, or whom to ask. */
export interface AidNote {
  id: string
  values: Record<string, number | string>
  source?: { title: string; url: string; asOf: string }
}

export interface AidAnswer {
  items: Aid[]
  notes: AidNote[]
  /** Sum of the amounts that are known; open ones count nothing. */
  totalCents: Cents
}

/** What counts as self-consumption (RD 244/2019), as heat from the air, or as neither. */
const kindOf: Partial<Record<Service, 'solar' | 'storage' | 'charger' | 'heat'>> = {
  solar: 'solar',
  battery: 'storage',
  'blackout-protection': 'storage',
  'ev-charger': 'charger',
  'heat-pump': 'heat',
  'hot-water': 'heat',
  'underfloor-heating': 'heat',
  'air-conditioning': 'heat',
}

function aid(
  id: string,
  rule: AidRule & { conditions: readonly string[] },
  amountCents: Cents | null,
  values: Aid['values'] = {},
): Aid {
  const { asOf, source, conditions } = rule
  return { id, amountCents, status: statusOf(rule), asOf, source, conditions: [...conditions], values }
}

function note(id: string, values: AidNote['values'], rule?: AidRule): AidNote {
  return rule ? { id, values, source: { ...rule.source, asOf: rule.asOf } } : { id, values }
}

/**
 * Aid for one piece of work by town and date: income-tax deductions, the town's discounts on property and works tax, savings
 * certificates; and what does not apply. Only rules marked verified or single-source, each with date and source; an expired one is never
 * an item. Throws a RangeError on a date that is none, a negative price or a negative tax.
 */
export function aidFor(question: AidQuestion): AidAnswer {
  epochDay(question.completionDate)
  for (const eur of [question.priceEur, question.ibiEur ?? 0])
    if (!(Number.isFinite(eur) && eur >= 0)) throw new RangeError(`not an amount: ${eur}`)
  const found = [incomeTax(question), townTaxes(question), certificates(question), closed(question)]
  const items = found.flatMap((part) => part.items)
  return {
    items,
    notes: found.flatMap((part) => part.notes),
    totalCents: items.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0),
  }
}

type Part = Pick<AidAnswer, 'items' | 'notes'>

function incomeTax({ service, priceEur, resident, completionDate }: AidQuestion): Part {
  const kind = kindOf[service]
  const self = state.deductions['irpf-self-consumption']
  if (kind === undefined) return { items: [], notes: [note('no-deduction-for-service', { service }, self)] }
  if (!resident) return { items: [], notes: [note('irpf-needs-income-tax', {}, self)] }
  const items: Aid[] = []
  const notes: AidNote[] = []
  const deduct = (id: string, rule: Deduction, isAmountKnown: boolean) => {
    const { ratePercent, maxBaseEur, completeFrom, completeBy } = rule
    const values = { percent: ratePercent, baseEur: maxBaseEur, by: completeBy }
    if (isOpen(rule, completionDate))
      items.push(aid(id, rule, isAmountKnown ? deductionCents(rule, centsFromEur(priceEur)) : null, values))
    else
      notes.push(
        note(
          completionDate < completeFrom ? `${id}-too-early` : `${id}-too-late`,
          { ...values, from: completeFrom },
          rule,
        ),
      )
  }
  if (kind === 'solar') deduct('irpf-self-consumption', self, true)
  if (kind === 'storage') notes.push(note('battery-with-panels', {}, self))
  if (kind === 'charger') deduct('irpf-ev-charger', state.deductions['irpf-ev-charger'], true)
  if (kind === 'heat' || kind === 'solar') {
    const { efficiency } = other
    // Panels change what is bought, not what the home needs: the 7 % test is about need.
    if (kind === 'heat') deduct('irpf-efficiency-20', efficiency['irpf-efficiency-20'], false)
    deduct('irpf-efficiency-40', efficiency['irpf-efficiency-40'], false)
    deduct('irpf-efficiency-60', efficiency['irpf-efficiency-60'], false)
  }
  return { items, notes }
}

function townTaxes({ town, service, priceEur, completionDate, ibiEur }: AidQuestion): Part {
  const kind = kindOf[service]
  const items: Aid[] = []
  const notes: AidNote[] = []
  const { 'ibi-town': ibi, 'ibi-charger': ibiCharger, 'icio-town': icio, ambientEnergy } = other.townTaxes
  const where = { town, url: other.whereToAsk[town] }
  const { malaga, sotogrande } = state.towns
  const isSun = kind === 'solar'
  const isHeat = kind === 'heat' && service !== 'underfloor-heating' && completionDate >= ambientEnergy.from
  if (isSun && town === 'malaga') {
    const percent = malaga.ibiSolarPercent
    const yearEur =
      ibiEur === undefined ? undefined : Math.min((ibiEur * percent) / 100, (priceEur * malaga.capPercentOfCost) / 100)
    const cents = yearEur === undefined ? null : centsFromEur(yearEur) * malaga.years
    items.push(aid('ibi-malaga', malaga, cents, { percent, years: malaga.years, capPercent: malaga.capPercentOfCost }))
    if (ibiEur === undefined) notes.push(note('ibi-not-given', {}))
  } else if (isSun && town === 'sotogrande') notes.push(note('no-rebate-published', where, sotogrande))
  else if (isSun || isHeat)
    items.push(aid('ibi-town', ibi, null, { ...where, maxPercent: ibi.maxPercent, for: isSun ? 'sun' : 'air' }))
  if (kind === 'charger')
    items.push(aid('ibi-charger', ibiCharger, null, { ...where, maxPercent: ibiCharger.maxPercent }))
  if ((isSun && town !== 'sotogrande') || isHeat)
    items.push(aid('icio-town', icio, null, { ...where, maxPercent: icio.maxPercent, for: isSun ? 'sun' : 'air' }))
  if (items.length > 0 || notes.length > 0) notes.push(note('ask-town-hall', where))
  return { items, notes }
}

function certificates({ service }: AidQuestion): Part {
  const rule = other['cae-heat-pump']
  return { items: service === 'heat-pump' ? [aid('cae-heat-pump', rule, null)] : [], notes: [] }
}

/** Programmes that people ask about and that take nobody in any more. */
function closed({ service }: AidQuestion): Part {
  const kind = kindOf[service]
  const { 'no-regional-grant': grant, 'no-regional-deduction': regional, 'no-charger-grant': charger } = other.closed
  if (kind === undefined) return { items: [], notes: [] }
  if (kind === 'charger') return { items: [], notes: [note('no-charger-grant', { on: charger.closed }, charger)] }
  return {
    items: [],
    notes: [note('no-regional-grant', { on: grant.closed }, grant), note('no-regional-deduction', {}, regional)],
  }
}

/** € of an amount that is known, null of one that is not. */
export function aidEur(amountCents: Cents | null): number | null {
  return amountCents === null ? null : eurFromCents(amountCents)
}
