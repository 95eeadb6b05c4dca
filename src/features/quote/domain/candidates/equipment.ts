import { evKwhPerYear } from '#src/energy/load/car.ts'
import { type HouseholdSpec, householdLoad, splitLoad, withLoads } from '#src/energy/load/load.ts'
import { coolingShape, evShape, heatingShape, hotWaterShape, poolHeatingShape } from '#src/energy/load/load-shapes.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { Home } from '#src/features/quote/domain/answers/defaults.ts'
import {
  coolingElectricKwh,
  heatingElectricKwh,
  heatPumpKw,
  hotWaterHeatPumpKwh,
  poolHeatingElectricKwh,
} from '#src/features/quote/domain/home/heat-needs.ts'
import type { ItemDraft } from '#src/features/quote/domain/prices/item.ts'
import type { Goal } from '#src/shared/domain/vocabulary.ts'

/** Machines that the goals ask for, the same in all three options. */
export interface Equipment {
  drafts: ItemDraft[]
  /** kWh a year that each goal's new machine uses; negative where it uses less than the one it replaces. */
  addedKwh: { goal: Goal; kwh: number }[]
  /** Goals whose machine is already there. */
  alreadyThere: Goal[]
  /** The whole home's use with the new machines, kWh an hour. */
  loadKwh: Float64Array
  /** The same where a machine replaces one that used more, with the old one still counted: a goal must not shrink a system. */
  sizingLoadKwh: Float64Array
}

/** Kilowatts of cooling per m² for a whole home on this coast: rooms are not all at their peak at once. */
const coolingKwPerM2 = 0.06
const splitKw = { livingRoom: 3.5, other: 2.6 } as const

function coolingDrafts(answers: QuoteAnswers, home: Home): ItemDraft[] {
  if (answers.propertyType === 'apartment' || answers.propertyType === 'townhouse') {
    const count = Math.min(6, Math.max(1, Math.round(home.areaM2 / 30)))
    const sizes = Array.from({ length: count }, (_, index) => (index === 0 ? splitKw.livingRoom : splitKw.other))
    const coolingKw = sizes.reduce((sum, kw) => sum + kw, 0)
    const values = { units: count, kw: coolingKw }
    return [{ id: 'ac-split', quantity: count, unit: 'piece', sizes, values }]
  }
  const coolingKw = Math.max(5, Math.round(home.areaM2 * coolingKwPerM2))
  const zones = Math.min(8, Math.max(3, Math.round(home.areaM2 / 40)))
  return [
    { id: 'ac-ducted', quantity: 1, unit: 'piece', sizes: [coolingKw], values: { kw: coolingKw } },
    { id: 'ac-zone', quantity: zones, unit: 'piece', sizes: [zones], values: { zones } },
  ]
}

/**
 * Turns goals into machines and into their electricity. What the home already has is neither priced nor counted again. `todayKwh`: the
 * home of today hour by hour.
 */
export function equipmentFor(
  answers: QuoteAnswers,
  home: Home,
  today: HouseholdSpec,
  todayKwh: Float64Array,
  weather: TypicalYear,
): Equipment {
  const has = (system: QuoteAnswers['existingSystems'][number]) => answers.existingSystems.includes(system)
  const wants = (goal: Goal) => answers.goals.includes(goal)
  const { occupancy } = answers
  const drafts: ItemDraft[] = []
  const addedKwh: Equipment['addedKwh'] = []
  const alreadyThere: Goal[] = []
  const added: Float64Array[] = []
  let baseLoad = todayKwh

  if (wants('cooling')) {
    if (has('air-conditioning')) alreadyThere.push('cooling')
    else {
      const kwh = coolingElectricKwh(answers, home)
      drafts.push(...coolingDrafts(answers, home))
      addedKwh.push({ goal: 'cooling', kwh })
      added.push(scaled(coolingShape(weather, occupancy), kwh))
    }
  }
  const newHeatPump = wants('heating') && !has('heat-pump')
  if (wants('heating') && !newHeatPump) alreadyThere.push('heating')
  if (newHeatPump) {
    const kw = heatPumpKw(answers, home)
    const kwh = heatingElectricKwh(answers, home)
    drafts.push({ id: 'heat-pump', quantity: 1, unit: 'piece', sizes: [kw], values: { kw } })
    addedKwh.push({ goal: 'heating', kwh })
    added.push(scaled(heatingShape(weather, occupancy), kwh))
  }
  if (wants('hot-water')) {
    if (has('heat-pump')) alreadyThere.push('hot-water')
    else {
      const kwh = hotWaterHeatPumpKwh(home.persons, occupancy)
      // A new heat pump for the rooms makes the hot water as well: nobody needs two machines.
      if (!newHeatPump)
        drafts.push({ id: 'hot-water-heat-pump', quantity: 1, unit: 'piece', sizes: [1], values: { litres: 200 } })
      if (has('electric-boiler')) {
        // The old tank is part of today's use: take it out and put the new one in.
        const oldKwh = splitLoad(today).hotWater
        const change = Math.min(0, kwh - oldKwh)
        const spec = { ...today, annualKwh: today.annualKwh + change, hotWaterKwh: oldKwh + change }
        baseLoad = householdLoad(spec, weather).hourlyKwh
        addedKwh.push({ goal: 'hot-water', kwh: change })
      } else {
        addedKwh.push({ goal: 'hot-water', kwh })
        added.push(scaled(hotWaterShape(occupancy), kwh))
      }
    }
  }
  if (wants('pool-heating')) {
    if (has('pool-heating')) alreadyThere.push('pool-heating')
    else {
      const kwh = poolHeatingElectricKwh(home.poolM3, occupancy)
      const values = { m3: home.poolM3 }
      drafts.push({ id: 'pool-heat-pump', quantity: 1, unit: 'piece', sizes: [home.poolM3], values })
      addedKwh.push({ goal: 'pool-heating', kwh })
      added.push(scaled(poolHeatingShape(weather, occupancy), kwh))
    }
  }
  if (wants('ev-charging')) {
    if (has('ev-charger')) alreadyThere.push('ev-charging')
    else {
      const kwh = evKwhPerYear(home.evKmPerYear)
      drafts.push({ id: 'ev-charger', quantity: 1, unit: 'piece', sizes: [1], values: { kw: 7.4 } })
      addedKwh.push({ goal: 'ev-charging', kwh })
      added.push(scaled(evShape('mixed', occupancy), kwh))
    }
  }
  const loadOn = (base: Float64Array) => (added.length > 0 ? withLoads(base, ...added) : base)
  const loadKwh = loadOn(baseLoad)
  return { drafts, addedKwh, alreadyThere, loadKwh, sizingLoadKwh: baseLoad === todayKwh ? loadKwh : loadOn(todayKwh) }
}
