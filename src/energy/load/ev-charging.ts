import facts from '#facts/energy/ev-charging.json' with { type: 'json' }
import { assertAmount } from '#src/energy/money/amount.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { EvStrategy } from './load-shapes.ts'

export const carHomes = ['always', 'evenings', 'weekends'] as const
/** always: at home all day; evenings: away 08-19 on working days; weekends: away from Monday to Friday. */
export type CarHome = (typeof carHomes)[number]

export interface CarUse {
  kmPerYear: number
  /** At the car's battery. */
  kwhPer100Km: number
  /** Of what the wall gives, %. */
  chargingLossPct: number
}

/** What a car takes at the wall, kWh a year: km/100 · kWh/100 km / (1 - loss). Throws a RangeError on impossible amounts. */
export function wallKwhPerYear({ kmPerYear, kwhPer100Km, chargingLossPct }: CarUse): number {
  if (!(chargingLossPct >= 0 && chargingLossPct < 100)) throw new RangeError(`not a loss: ${chargingLossPct}`)
  return ((assertAmount(kmPerYear) / 100) * assertAmount(kwhPer100Km)) / (1 - chargingLossPct / 100)
}

/** Hours at the wall for 100 km. Throws a RangeError without a charger. */
export function hoursFor100Km({ kwhPer100Km, chargingLossPct }: Omit<CarUse, 'kmPerYear'>, chargerKw: number): number {
  if (!(chargerKw > 0)) throw new RangeError(`not a charger: ${chargerKw}`)
  return wallKwhPerYear({ kmPerYear: 100, kwhPer100Km, chargingLossPct }) / chargerKw
}

export interface ChargingPlan {
  /** At the wall, kWh a year. */
  annualKwh: number
  chargerKw: number
  carHome: CarHome
  strategy: EvStrategy
  /** What the panels leave after the rest of the home, kWh an hour; zeros without panels. */
  surplusKwh: Float64Array
}

export interface ChargingYear {
  /** Taken at the wall in each hour, kWh; adds up to annualKwh. */
  chargeKwh: Float64Array
  /** Of that, out of the surplus, kWh a year. */
  fromSurplusKwh: number
  /** Hours of valley charging would not do: some fell in dearer hours. */
  outsideValleyKwh: number
}

/** 1 in each hour that the car stands at the charger. */
export function carAtHome(carHome: CarHome): Uint8Array {
  const { civilHour, weekday, nationalHoliday } = civilYear()
  const { fromHour, untilHour } = facts.home
  const home = new Uint8Array(hoursPerYear)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const day = weekday[hour] ?? 0
    const isFree = day === 0 || day === 6 || nationalHoliday[hour] === 1
    const now = civilHour[hour] ?? 0
    const isEvening = now >= fromHour || now < untilHour
    home[hour] = carHome === 'always' || isFree || (carHome === 'evenings' && isEvening) ? 1 : 0
  }
  return home
}

/**
 * A car that drives the same every day and charges where it stands. Each day adds a 365th of the year to what it lacks at 08:00. Strategy
 * `night` fills up in the valley hours; `solar` takes the surplus of the panels (from 1.4 kW, the least a car accepts) and lets up to four days
 * wait for it, `mixed` one day, before the valley hours fill the rest. What no valley hour can give in time is taken in the hours
 * that are left. One pass through the year after one to find how it begins. Throws a RangeError on negative amounts.
 */
export function chargingYear({ annualKwh, chargerKw, carHome, strategy, surplusKwh }: ChargingPlan): ChargingYear {
  assertAmount(annualKwh)
  assertAmount(chargerKw)
  const home = carAtHome(carHome)
  const { civilHour, energyPeriod } = civilYear()
  const perDayKwh = annualKwh / 365
  const waitKwh = facts.waitDays[strategy] * perDayKwh
  // Where the car is away all week, a week's driving waits in any case.
  const mostLackingKwh = Math.max(waitKwh, carHome === 'weekends' ? 7 * perDayKwh : 0) + 2 * perDayKwh
  const chargeKwh = new Float64Array(hoursPerYear)
  let fromSurplusKwh = 0
  let outsideValleyKwh = 0
  let lackingKwh = 0
  for (let step = -hoursPerYear; step < hoursPerYear; step++) {
    const hour = (step + hoursPerYear) % hoursPerYear
    const counts = step >= 0
    if (civilHour[hour] === facts.drivesAtHour) lackingKwh += perDayKwh
    if (home[hour] !== 1 || lackingKwh <= 0) continue
    const surplus = strategy === 'night' ? 0 : (surplusKwh[hour] ?? 0)
    let taken = surplus >= facts.leastChargeKw ? Math.min(surplus, chargerKw, lackingKwh) : 0
    const bySun = taken
    const inValley = energyPeriod[hour] === 2
    const due = inValley ? lackingKwh - waitKwh : lackingKwh - mostLackingKwh
    // A free day is a valley day from end to end: a car that waits for the sun leaves its daylight hours to it.
    const waitsForSun = strategy !== 'night' && (civilHour[hour] ?? 0) >= 8 && (civilHour[hour] ?? 0) < 20
    if (due > taken && !(inValley && waitsForSun)) {
      const more = Math.min(due, chargerKw) - taken
      if (more > 0) {
        taken += more
        if (counts && !inValley) outsideValleyKwh += more
      }
    }
    lackingKwh -= taken
    if (!counts) continue
    chargeKwh[hour] = taken
    fromSurplusKwh += bySun
  }
  return settled(chargeKwh, annualKwh, fromSurplusKwh, outsideValleyKwh)
}

/** Scales the year to what the car needs: what 1 January inherits and 31 December leaves differ by a few kWh at most. */
function settled(
  chargeKwh: Float64Array,
  annualKwh: number,
  fromSurplusKwh: number,
  outsideValleyKwh: number,
): ChargingYear {
  let sum = 0
  for (const kwh of chargeKwh) sum += kwh
  if (sum <= 0) return { chargeKwh, fromSurplusKwh: 0, outsideValleyKwh: 0 }
  const scale = annualKwh / sum
  return {
    chargeKwh: chargeKwh.map((kwh) => kwh * scale),
    fromSurplusKwh: fromSurplusKwh * scale,
    outsideValleyKwh: outsideValleyKwh * scale,
  }
}
