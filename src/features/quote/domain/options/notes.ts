import { type OptionId, optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { QuotePlan } from '#src/features/quote/domain/candidates/plan.ts'
import { type Candidates, isSameSystem } from '#src/features/quote/domain/candidates/sizing.ts'
import type { Sized } from '#src/features/quote/domain/candidates/sizing-search.ts'
import { maxInverterKw } from '#src/features/quote/domain/home/roof.ts'
import { inverterKwOf } from '#src/features/quote/domain/prices/parts.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Source, Statement } from './estimate-types.ts'
import { builtInIncentives, type IncentiveFacts, incentiveNotes } from './incentives.ts'

/** The largest contracted power of the household tariff 2.0TD, kW. */
const householdTariffKw = 15
/** More than a home takes through such a contract: half of it, day and night, kWh a year. */
const mostHouseholdKwh = 60_000

function cited(fact: { source: Source; asOf: string }): Statement['source'] {
  return { ...fact.source, asOf: fact.asOf }
}

function overBudget({ wishes }: QuotePlan, sized: Sized): Statement[] {
  const top = wishes.budgetTopCents
  const over = optionIds.filter((id: OptionId) => sized[id].totals.priceCents > top)
  if (over.length === 0) return []
  const values = { options: over.join(' '), eur: eurFromCents(top) }
  return [{ id: over.length === optionIds.length ? 'all-over-budget' : 'some-over-budget', values }]
}

/** Options that hold the same because nothing can be added, and what a whole home on its own can run. */
function aboutTheOptions(sized: Sized): Statement[] {
  const { essential, balanced, 'blackout-proof': blackoutProof } = sized
  const list: Statement[] = []
  if (isSameSystem(essential.choice, balanced.choice))
    list.push({ id: 'same-options', values: { options: 'essential balanced' } })
  const { battery } = blackoutProof.year
  if (blackoutProof.choice.backup === 'whole-home' && battery) {
    const kw = Math.min(battery.powerKw, inverterKwOf(blackoutProof.choice))
    list.push({ id: 'whole-home-limit', values: { kw } })
  }
  return list
}

/** What limits this home, what is not counted, and what the law asks of it. */
function aboutThisHome(plan: QuotePlan, sized: Sized, facts: IncentiveFacts): Statement[] {
  const { answers, home, today, equipment } = plan
  const has = (system: (typeof answers.existingSystems)[number]) => answers.existingSystems.includes(system)
  const wants = (goal: (typeof answers.goals)[number]) => answers.goals.includes(goal)
  const systems = Object.values(sized)
  const list: Statement[] = []
  const add = (id: string, values: Statement['values'] = {}, source?: Statement['source']) =>
    list.push(source ? { id, values, source } : { id, values })

  if (answers.propertyType === 'apartment') {
    add('community-vote', {}, cited(facts.communityVote))
    if (wants('ev-charging') && !has('ev-charger')) add('charger-notice', {}, cited(facts.chargerNotice))
  }
  for (const goal of equipment.alreadyThere) add('already-there', { goal })
  if (wants('heating') && wants('hot-water') && !has('heat-pump')) add('one-heat-pump')
  if (wants('heating') && !has('heat-pump')) add(has('gas-boiler') ? 'gas-not-counted' : 'old-heating-not-counted')
  else if (wants('hot-water') && has('gas-boiler')) add('gas-not-counted')
  if (wants('ev-charging') && !has('ev-charger')) add('fuel-not-counted')
  if (wants('pool-heating') && !has('pool') && !has('pool-heating')) add('pool-supposed', { m3: home.poolM3 })
  if (wants('comfort')) add('comfort-goal')
  if (has('generator')) add('generator')
  if (home.existingSolarKwp > 0) add('extend-existing')
  if (today.contract.powerKw.P1 > householdTariffKw) add('other-tariff', { kw: today.contract.powerKw.P1 })
  else if (today.annualKwh > mostHouseholdKwh)
    add('other-tariff-use', { kwh: Math.round(today.annualKwh / 1000) * 1000 })
  if (systems.some(({ choice }) => inverterKwOf(choice) >= maxInverterKw)) add('inverter-limit', { kw: maxInverterKw })
  if (systems.every(({ choice }) => choice.panels === 0) && home.maxPanels === 0) add('no-panels')
  else if (sized.balanced.npvEur > 0 && sized.balanced.choice.panels >= home.maxPanels) add('roof-full')
  return list
}

/** What could move the price, what is left out, and what an estimate is. */
export function notesOf(
  plan: QuotePlan,
  { sized, budgetLimited }: Candidates,
  today: PlainDate,
  facts: IncentiveFacts = builtInIncentives,
): Statement[] {
  const { answers, priceBook } = plan
  const panels = Object.values(sized).some(({ choice }) => choice.panels > 0)
  const electrical =
    plan.equipment.drafts.length > 0 || Object.values(sized).some(({ energyPriceEur }) => energyPriceEur > 0)
  const charger = answers.goals.includes('ev-charging') && !answers.existingSystems.includes('ev-charger')
  return [
    { id: 'estimate-not-offer', values: {} },
    ...(priceBook.confirmedByOwner ? [] : [{ id: 'prices-unconfirmed', values: { asOf: priceBook.asOf } }]),
    ...overBudget(plan, sized),
    ...(budgetLimited.length > 0
      ? [
          {
            id: 'budget-limited',
            values: { options: budgetLimited.join(' '), eur: eurFromCents(plan.wishes.budgetTopCents) },
          },
        ]
      : []),
    ...aboutTheOptions(sized),
    ...aboutThisHome(plan, sized, facts),
    ...incentiveNotes({ town: answers.town, today }, { panels, charger }, facts),
    ...(electrical
      ? [
          { id: 'may-change-board', values: {} },
          { id: 'may-change-cable', values: {} },
        ]
      : []),
    ...(panels
      ? [
          { id: 'may-change-roof', values: {} },
          { id: 'may-change-scaffold', values: {} },
        ]
      : []),
    { id: 'vat-reduced', values: { percent: facts.vatReduced.ratePercent }, source: cited(facts.vatReduced) },
    { id: 'not-included', values: {} },
  ]
}
