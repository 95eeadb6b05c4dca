/**
 * The battery endpoint once more, as plainly as its rules are written: its own calendar (from the time zone database), its own load, one
 * loop. It shares nothing with the kernel but the production it is handed.
 */

export interface PlainHome {
  annualKwh: number
  hourlyShape24: number[]
  monthlyFactors12: number[]
  batteryKwh: number
  batteryKw: number
  roundTripEfficiency: number
}

const madrid = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  month: 'numeric',
  hourCycle: 'h23',
})

/** Civil hour and month (0 January) of each UTC+1 hour of 2026. */
const civil = Array.from({ length: 8760 }, (_, index) => {
  const parts = madrid.formatToParts(new Date(Date.UTC(2026, 0, 1) + (index - 1) * 3_600_000))
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { hour: of('hour'), month: of('month') - 1 }
})

/** Self-consumption and self-sufficiency, 0 … 1, and energies, kWh a year. */
export function plainBattery(pvKwh: ArrayLike<number>, home: PlainHome) {
  const weights = civil.map(({ hour, month }) => (home.hourlyShape24[hour] ?? 0) * (home.monthlyFactors12[month] ?? 0))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const e = Math.sqrt(home.roundTripEfficiency)
  let stored = 0
  let pv = 0
  let load = 0
  let imported = 0
  let exported = 0
  weights.forEach((weight, hour) => {
    const made = pvKwh[hour] ?? 0
    const used = (home.annualKwh * weight) / all
    pv += made
    load += used
    const net = made - used
    if (net >= 0) {
      const c = Math.min(net, home.batteryKw, (home.batteryKwh - stored) / e)
      stored += c * e
      exported += net - c
    } else {
      const d = Math.min(-net, home.batteryKw, stored * e)
      stored -= d / e
      imported += -net - d
    }
  })
  return {
    selfConsumption: pv > 0 ? (pv - exported) / pv : 0,
    selfSufficiency: load > 0 ? (load - imported) / load : 0,
    importKwh: imported,
    exportKwh: exported,
  }
}
