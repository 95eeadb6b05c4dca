import { autonomyHours, carriedLoads, longestOutageHours } from '#src/energy/backup/backup.ts'
import { outageLoad, outageLoadKwh } from '#src/energy/backup/outage-loads.ts'
import { type Battery, dispatch, dispatchSeries } from '#src/energy/battery/battery.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { exceedance } from '#src/energy/series/quantile.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { batteryOf } from '#src/features/quote/domain/home/today.ts'
import { inverterKwOf, type SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
import { coolsAir, wantedInCut } from './backup-loads.ts'
import type { CutHours } from './cut-hours.ts'
import type { Evaluation } from './evaluate.ts'
import type { Plan } from './plan.ts'

export interface Outage {
  /** Ids of the essentials that keep running, and of those wanted that the inverter cannot carry. */
  powers: string[]
  tooMuch: string[]
  /** The essentials alone, over cuts that begin all through the year. */
  essentials: CutHours
  /** The same with one air conditioner running in every hour, over cuts that begin at 22:00 in August; null where none runs. */
  withAirConditioner: CutHours | null
}

const noHours: CutHours = { hours: { p10: 0, p50: 0, p90: 0 }, loadW: 0, energyKwh: 0, sunKwh: 0 }
const august = 7
/** 22:00 in summer by the clock of the series (UTC+1). */
const nightStartHour = 21

/** What a system with backup keeps running in a power cut and for how long; `full` asks for the water pump of a house as well. */
export function outageOf({ choice, year, result }: Evaluation, plan: Plan, full: boolean): Outage {
  const { battery } = year
  if (choice.backup === 'none' || !battery)
    return { powers: [], tooMuch: [], essentials: noHours, withAirConditioner: null }
  const { powers, tooMuch, hasCooler } = carriedIn(plan.answers, full, carriedKw(choice, battery))
  const series = dispatchSeries()
  dispatch(year.pvKwh, year.loadKwh, battery, series)
  // Without any panels the battery waits full, charged from the grid.
  if (result.productionKwh === 0) series.storedKwh.fill(battery.capacityKwh)
  const needed = neededKwh(powers, battery)
  return {
    powers,
    tooMuch,
    essentials: cutHours({ essentialKwh: needed, storedKwh: series.storedKwh, battery }),
    withAirConditioner: hasCooler
      ? cutHours({
          essentialKwh: fromHour(nightStartHour, needed).map((kwh) => kwh + coolerKwh),
          storedKwh: fromHour(nightStartHour, series.storedKwh),
          battery,
          month: august,
          everyHours: 24,
        })
      : null,
  }
}

/** Hours that what is kept in reserve alone carries the essentials in nine cuts of ten, whatever the home uses; 0 where some cannot run. */
export function essentialsLastHours(choice: SystemChoice, answers: QuoteAnswers, full: boolean): number {
  const battery = batteryOf(choice.batteryKwh, choice.reserveShare, inverterKwOf(choice))
  if (!battery || choice.backup === 'none') return 0
  const { powers, tooMuch } = carriedIn(answers, full, carriedKw(choice, battery))
  if (tooMuch.length > 0) return 0
  const storedKwh = new Float64Array(hoursPerYear).fill(battery.reserveKwh ?? 0)
  return autonomyHours({ essentialKwh: neededKwh(powers, battery), storedKwh, battery }).p90
}

/** What an air conditioner takes in each hour of the nights it runs, kWh. */
const coolerKwh = outageLoadKwh([outageLoad('one-ac')]).reduce((most, kwh) => Math.max(most, kwh), 0)

function carriedKw(choice: SystemChoice, battery: Battery): number {
  return Math.min(battery.powerKw, inverterKwOf(choice))
}

/** The essentials come first; a cooler runs where it can run beside all of them. */
function carriedIn(answers: QuoteAnswers, full: boolean, kw: number) {
  const wanted = wantedInCut(answers, full)
  const { powers, doesNotPower } = carriedLoads(wanted, kw)
  const withCooler = coolsAir(answers) ? carriedLoads([...wanted, outageLoad('one-ac')], kw) : undefined
  const hasCooler = withCooler?.powers.includes('one-ac') ?? false
  return { powers, hasCooler, tooMuch: withCooler && !hasCooler ? [...doesNotPower, 'one-ac'] : doesNotPower }
}

const neededByLoads = new Map<string, Float64Array>()

/** kWh of the kept loads and of the battery's own use in each hour; made once for each of the few lists, so never write to it. */
function neededKwh(powers: readonly string[], { standbyW = 0 }: Battery): Float64Array {
  const key = `${powers.join()}/${standbyW}`
  const needed = neededByLoads.get(key) ?? outageLoadKwh(powers.map(outageLoad)).map((kwh) => kwh + standbyW / 1000)
  neededByLoads.set(key, needed)
  return needed
}

/** A year's series that begins so many hours later. */
function fromHour(first: number, series: Float64Array): Float64Array {
  return series.map((_, hour) => series[(hour + first) % series.length] ?? 0)
}

/** Cuts begin every so many hours, as `autonomyHours` has them. */
const usualStepHours = 7

type Cuts = Parameters<typeof autonomyHours>[0]

function cutHours(cuts: Cuts): CutHours {
  const hours = autonomyHours(cuts)
  const { essentialKwh } = cuts
  // Followed no further: the loads have used no more than their own mean.
  const meanKwh = essentialKwh.reduce((sum, kwh) => sum + kwh, 0) / essentialKwh.length
  const energyKwh = hours.p50 >= longestOutageHours ? hours.p50 * meanKwh : middleEnergyKwh(cuts)
  return { hours, loadW: hours.p50 > 0 ? (energyKwh / hours.p50) * 1000 : 0, energyKwh, sunKwh: 0 }
}

/** What the battery can give when a cut begins, in the middle case, kWh: what ordinary use left, its reserve at least. */
function middleEnergyKwh({ storedKwh, battery, month, everyHours = usualStepHours }: Cuts): number {
  const months = civilYear().month
  const given: number[] = []
  for (let start = 0; start < storedKwh.length; start += everyHours) {
    if (month !== undefined && months[start] !== month) continue
    const before = storedKwh[(start + storedKwh.length - 1) % storedKwh.length] ?? 0
    given.push(Math.max(before, battery.reserveKwh ?? 0) * Math.sqrt(battery.roundTripEfficiency))
  }
  return exceedance(Float64Array.from(given)).p50
}
