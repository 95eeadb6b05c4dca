import facts from '#facts/incentives/state-2026.json' with { type: 'json' }
import offer from '#facts/quote/offer.json' with { type: 'json' }
import { deductionCents, isOpen, statusOf } from '#src/energy/money/deduction.ts'
import { panel } from '#src/features/quote/domain/home/roof.ts'
import type { Item } from '#src/features/quote/domain/prices/item.ts'
import { totalsOf } from '#src/features/quote/domain/prices/parts.ts'
import type { PriceItemId } from '#src/features/quote/domain/prices/price-items.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Incentive, Statement } from './estimate-types.ts'

export type IncentiveFacts = typeof facts
export const builtInIncentives: IncentiveFacts = facts

/** Works are taken to be finished and paid this many days after the estimate. */
const { completionDays } = offer

export interface IncentiveQuestion {
  town: Town
  today: PlainDate
  items: readonly Item[]
  panels: number
}

type Deduction = IncentiveFacts['deductions'][keyof IncentiveFacts['deductions']]

/** Lines that belong to self-consumption: panels, inverter, storage, monitoring and their papers. */
const selfConsumptionItems: ReadonlySet<string> = new Set<PriceItemId | 'discount'>([
  'pv-system',
  'roof-flat',
  'roof-other',
  'hybrid-inverter',
  'battery-inverter',
  'battery',
  'papers',
  'monitoring',
  // Nothing is deducted from tax for what is not paid.
  'discount',
])

function open(deduction: Deduction, today: PlainDate): boolean {
  return isOpen(deduction, addDays(today, completionDays))
}

function deduct(id: string, deduction: Deduction, items: readonly Item[]): Incentive {
  return {
    id,
    amountCents: deductionCents(deduction, totalsOf(items).priceCents),
    status: statusOf(deduction),
    asOf: deduction.asOf,
    source: deduction.source,
    conditions: deduction.conditions,
  }
}

/** Aid that this option may really get if it is finished in time; every one with its conditions. Amounts in integer cents. */
export function incentivesFor(question: IncentiveQuestion, known: IncentiveFacts = facts): Incentive[] {
  const { town, today, items, panels } = question
  const found: Incentive[] = []
  const energy = items.filter((item) => selfConsumptionItems.has(item.id))
  const self = known.deductions['irpf-self-consumption']
  if (panels > 0 && open(self, today)) found.push(deduct('irpf-self-consumption', self, energy))
  const chargers = items.filter((item) => item.id === 'ev-charger')
  const charger = known.deductions['irpf-ev-charger']
  if (chargers.length > 0 && open(charger, today)) found.push(deduct('irpf-ev-charger', charger, chargers))
  const { malaga } = known.towns
  if (town === 'malaga' && panels * panel.areaM2 >= malaga.minApertureM2)
    found.push({
      id: 'ibi-malaga',
      amountCents: null,
      status: statusOf(malaga),
      asOf: malaga.asOf,
      source: malaga.source,
      conditions: malaga.conditions,
    })
  return found
}

/** Of the notes below. */
const incentiveNoteIds: ReadonlySet<string> = new Set([
  'irpf-too-late',
  'no-ibi-published',
  'ask-town-hall',
  'irpf-charger-too-late',
])
export const isIncentiveNote = ({ id }: Pick<Statement, 'id'>): boolean => incentiveNoteIds.has(id)

/** What to say about aid that does not apply or that nobody could confirm. */
export function incentiveNotes(
  { town, today }: Pick<IncentiveQuestion, 'town' | 'today'>,
  wanted: { panels: boolean; charger: boolean },
  known: IncentiveFacts = facts,
): Statement[] {
  const notes: Statement[] = []
  const missed = (id: string, deduction: Deduction) => {
    if (open(deduction, today)) return
    const source = { ...deduction.source, asOf: deduction.asOf }
    notes.push({ id, values: { percent: deduction.ratePercent, by: deduction.completeBy }, source })
  }
  if (wanted.panels) {
    missed('irpf-too-late', known.deductions['irpf-self-consumption'])
    const { sotogrande } = known.towns
    if (town === 'sotogrande')
      notes.push({ id: 'no-ibi-published', values: {}, source: { ...sotogrande.source, asOf: sotogrande.asOf } })
    else if (town !== 'malaga') notes.push({ id: 'ask-town-hall', values: { town } })
  }
  if (wanted.charger) missed('irpf-charger-too-late', known.deductions['irpf-ev-charger'])
  return notes
}
