import batteryModel from '#facts/quote/battery.json' with { type: 'json' }
import offer from '#facts/quote/offer.json' with { type: 'json' }
import replacement from '#facts/quote/replacements.json' with { type: 'json' }
import { evKwhPerYear } from '#src/energy/load/car.ts'
import { financeDefaults } from '#src/energy/money/finance.ts'
import { priceSource, pvModelSource } from '#src/energy/series/sources.ts'
import { hourlyStepCorrection, productionFactor } from '#src/energy/series/uncertainty.ts'
import { defaultLossPct } from '#src/energy/sun-pv/pv.ts'
import { priceSpread, taxesOn } from '#src/energy/tariff/contract.ts'
import type { QuotePlan } from '#src/features/quote/domain/candidates/plan.ts'
import type { Sized } from '#src/features/quote/domain/candidates/sizing-search.ts'
import { coolingSeer, heatingSpfOf, poolCop, poolSeasonTargetC } from '#src/features/quote/domain/home/heat-needs.ts'
import { panel } from '#src/features/quote/domain/home/roof.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { shownKwh } from '#src/shared/domain/rounding.ts'
import type { Statement } from './estimate-types.ts'

type Values = Statement['values']

function statement(id: string, values: Values = {}, source?: Statement['source']): Statement {
  return source ? { id, values, source } : { id, values }
}

/** What is assumed about this home because nobody has said otherwise. */
function aboutTheHome({ answers, home, today }: QuotePlan): Statement[] {
  const { roof, persons, areaM2, poolM3 } = answers
  const list: Statement[] = []
  const powerKw = Math.round(today.contract.powerKw.P1 * 100) / 100
  const eurMonth = answers.monthlyBillEur ?? 0
  if (today.isBelowFixed)
    list.push(statement('bill-below-fixed', { eurMonth, kw: powerKw, kwh: shownKwh(today.annualKwh) }))
  else if (answers.annualKwh === undefined)
    list.push(statement('use-from-bill', { kwh: shownKwh(today.annualKwh), eurMonth }))
  if (answers.occupancy !== 'full-time') list.push(statement('part-year-bill'))
  if (answers.contractedPowerKw === undefined) list.push(statement('contracted-power', { kw: powerKw }))
  if (roof?.areaM2 === undefined)
    list.push(statement(answers.propertyType === 'apartment' ? 'roof-share' : 'roof-area', { m2: home.roof.areaM2 }))
  if (roof?.type === undefined) list.push(statement('roof-type', { type: home.roof.type }))
  if (roof?.tiltDeg === undefined || roof.azimuthDeg === undefined)
    list.push(statement('roof-direction', { tiltDeg: home.roof.tiltDeg, azimuthDeg: home.roof.azimuthDeg }))
  if (areaM2 === undefined && usesFloorArea(answers.goals)) list.push(statement('floor-area', { m2: home.areaM2 }))
  if (persons === undefined && usesPersons(answers)) list.push(statement('persons', { persons: home.persons }))
  if (poolM3 === undefined && home.poolM3 > 0) list.push(statement('pool-volume', { m3: home.poolM3 }))
  const drives = answers.goals.includes('ev-charging') || answers.existingSystems.includes('ev-charger')
  if (drives) list.push(statement('ev-use', { km: home.evKmPerYear, kwh: shownKwh(evKwhPerYear(home.evKmPerYear)) }))
  if (home.existingSolarKwp > 0) list.push(statement('existing-solar', { kwp: home.existingSolarKwp }))
  if (home.existingBatteryKwh > 0) list.push(statement('existing-battery', { kwh: home.existingBatteryKwh }))
  return list
}

function usesFloorArea(goals: QuotePlan['answers']['goals']): boolean {
  return goals.includes('cooling') || goals.includes('heating')
}

function usesPersons({ goals, existingSystems }: QuotePlan['answers']): boolean {
  return (
    goals.includes('hot-water') || existingSystems.includes('electric-boiler') || existingSystems.includes('heat-pump')
  )
}

/** What is assumed of the machines that the goals ask for. */
function aboutEquipment({ answers, equipment }: QuotePlan): Statement[] {
  const list: Statement[] = []
  for (const { goal, kwh } of equipment.addedKwh) {
    const year = shownKwh(Math.abs(kwh))
    if (goal === 'cooling') list.push(statement('cooling-use', { kwh: year, seer: coolingSeer }))
    if (goal === 'heating') list.push(statement('heating-use', { kwh: year, spf: heatingSpfOf(answers) }))
    if (goal === 'hot-water') list.push(statement(kwh < 0 ? 'hot-water-replaced' : 'hot-water-use', { kwh: year }))
    if (goal === 'pool-heating')
      list.push(statement('pool-heating-use', { kwh: year, targetC: poolSeasonTargetC, cop: poolCop }))
  }
  return list
}

/** What the hourly step flatters: of one figure where every option holds a battery. */
function hourlyStep(allHoldBattery: boolean): Statement {
  return allHoldBattery
    ? statement('hourly-step-battery', { pct: 100 * hourlyStepCorrection(true).p50 })
    : statement('hourly-step')
}

/** What every estimate stands on: weather, losses, tariff, taxes, money and the model's own limits. */
function aboutTheModel({ answers, today, equipment }: QuotePlan, sized: Sized, on: PlainDate): Statement[] {
  const { contract } = today
  const taxes = taxesOn(on, contract.powerKw.P1)
  const systems = Object.values(sized)
  const hasPanels = systems.some(({ choice }) => choice.panels > 0)
  const hasBattery = systems.some(({ choice }) => choice.batteryKwh > 0)
  const hasBackup = systems.some(({ choice }) => choice.backup !== 'none')
  const market = { title: priceSource.title, url: priceSource.url, asOf: priceSource.month }
  const { energyEurKwh, surplusEurKwh } = contract
  const spreadPct = Math.round((productionFactor.p10 - 1) * 1000) / 10
  return [
    statement('energy-prices', { p1: energyEurKwh.P1, p2: energyEurKwh.P2, p3: energyEurKwh.P3 }, market),
    statement(taxes.assumed ? 'taxes-assumed' : 'taxes', { vatPct: taxes.vatPct, ieePct: taxes.ieePct, on }),
    statement('price-range', {
      belowPct: Math.round((1 - priceSpread.low) * 100),
      abovePct: Math.round((priceSpread.high - 1) * 100),
    }),
    statement('load-shape', { occupancy: answers.occupancy }),
    statement('saving-meaning'),
    ...(hasPanels
      ? [
          statement('surplus-price', { eurKwh: surplusEurKwh }, market),
          statement('panel', { watt: panel.watt }),
          statement('weather', { lossPct: defaultLossPct }, pvModelSource),
          statement('production-range', { pct: spreadPct }),
          statement('no-shade'),
          hourlyStep(systems.every(({ choice }) => choice.batteryKwh > 0)),
        ]
      : []),
    ...(hasBattery
      ? [
          statement('battery', {
            efficiencyPct: batteryModel.roundTripEfficiency * 100,
            standbyW: batteryModel.standbyW,
          }),
        ]
      : []),
    ...(hasBackup ? [statement('power-cut')] : []),
    ...(equipment.drafts.length > 0 ? [statement('payback-whole')] : []),
    ...(hasPanels || hasBattery
      ? [
          statement(financeDefaults.priceGrowthPct === 0 ? 'money-flat' : 'money', {
            years: financeDefaults.years,
            degradationPct: financeDefaults.degradationPct,
            growthPct: financeDefaults.priceGrowthPct,
            discountPct: financeDefaults.discountPct,
          }),
          statement('replacements', {
            inverterYear: replacement.inverter.year,
            batteryYear: replacement.battery.year,
            batteryPct: replacement.battery.shareOfPrice * 100,
          }),
        ]
      : []),
    statement('completion', { days: offer.completionDays }),
  ]
}

/** Every default and every model choice behind the numbers, the home's own first. */
export function assumptionsOf(plan: QuotePlan, sized: Sized, on: PlainDate): Statement[] {
  return [...aboutTheHome(plan), ...aboutEquipment(plan), ...aboutTheModel(plan, sized, on)]
}
