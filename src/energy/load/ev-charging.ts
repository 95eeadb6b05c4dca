import facts from '#facts/energy/ev-charging.json' with { type: 'json' }
import { assertAmount } from '#src/energy/money/amount.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { type CarHome, carHours, type EvStrategy } from './car-hours.ts'

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
  surplusKwh: OfHour
  /** Whose weekdays and holidays people follow. Default: `defaultYear`. */
  calendarYear?: number
}

export interface ChargingYear {
  /** Taken at the wall at home in each hour, kWh; never more than the charger gives, nor than was driven. */
  chargeKwh: OfHour
  /** Of that, out of the surplus, kWh a year. */
  fromSurplusKwh: number
  /** Hours of valley charging would not do: some fell in dearer hours. */
  outsideValleyKwh: number
  /** What the hours at home and the charger cannot give: charged elsewhere, kWh a year; none for an ordinary car. */
  elsewhereKwh: number
}

/**
 * A car that drives the same every day and charges where it stands, in the hours it is at home and never ahead of what it drove: each day
 * adds a 365th of the year to what it lacks when it leaves (`carHours`), at most its battery. Strategy `night` fills up in the valley hours; `solar` takes the surplus of the panels (from 1.4 kW, the least a car accepts) and lets up to four days
 * wait for it, `mixed` one day, before the valley hours fill the rest. What no valley hour can give in time is taken in the hours
 * that are left. One pass through the year after one to find how it begins. Throws a RangeError on negative amounts.
 */
export function chargingYear(plan: ChargingPlan): ChargingYear {
  const { annualKwh, chargerKw, carHome, strategy, surplusKwh, calendarYear } = plan
  assertAmount(annualKwh)
  assertAmount(chargerKw)
  const { home, leaves } = carHours(carHome, calendarYear)
  const { civilHour, energyPeriod } = civilYear(calendarYear)
  const perDayKwh = annualKwh / 365
  const waitKwh = facts.waitDays[strategy] * perDayKwh
  const batteryKwh = facts.batteryKwhAtWall
  // Where the car is away all week, a week's driving waits in any case.
  const mayLackKwh = Math.max(waitKwh, carHome === 'weekends' ? 7 * perDayKwh : 0) + 2 * perDayKwh
  // In dearer hours before tomorrow's drive would empty it.
  const mostLackingKwh = Math.min(mayLackKwh, Math.max(0, batteryKwh - perDayKwh))
  const chargeKwh = new Float64Array(hoursPerYear)
  let fromSurplusKwh = 0
  let outsideValleyKwh = 0
  let elsewhereKwh = 0
  let lackingKwh = 0
  for (let step = -hoursPerYear; step < hoursPerYear; step++) {
    const hour = (step + hoursPerYear) % hoursPerYear
    const counts = step >= 0
    if (leaves[hour] === 1) lackingKwh += perDayKwh
    if (lackingKwh > batteryKwh) {
      // An empty car stops at a charger on the way.
      if (counts) elsewhereKwh += lackingKwh - batteryKwh
      lackingKwh = batteryKwh
    }
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
  return { chargeKwh, fromSurplusKwh, outsideValleyKwh, elsewhereKwh }
}
