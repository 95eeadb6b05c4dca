import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'
import type { BatteryInput } from '#src/features/tools/domain/load-input.ts'
import { answerTool } from '#src/features/tools/domain/tools.ts'
import { plainBattery } from '../reference/plain-battery.ts'
import type { AccuracyGroup, AccuracyRow } from './accuracy-group.ts'

type Home = Required<
  Pick<
    BatteryInput,
    | 'kwp'
    | 'tiltDeg'
    | 'azimuthDeg'
    | 'annualKwh'
    | 'hourlyShape24'
    | 'monthlyFactors12'
    | 'batteryKwh'
    | 'batteryKw'
    | 'roundTripEfficiency'
  >
> & { id: string }

const evening = [3, 2, 2, 2, 2, 2, 4, 6, 5, 4, 4, 4, 5, 6, 5, 4, 4, 5, 7, 9, 11, 11, 8, 5]
const flat = new Array<number>(24).fill(1)
const night = flat.map((_, hour) => (hour < 7 ? 1 : 0))
const even = new Array<number>(12).fill(1)
const summer = [0.6, 0.6, 0.7, 0.8, 1, 1.3, 1.8, 1.9, 1.3, 0.9, 0.6, 0.7]
const roof = { tiltDeg: 20, azimuthDeg: 0, roundTripEfficiency: 0.9 }

/** Homes of the suite: ordinary ones, and the edges. */
const homes: readonly Home[] = [
  {
    id: 'no-battery',
    ...roof,
    kwp: 4,
    annualKwh: 4000,
    hourlyShape24: evening,
    monthlyFactors12: even,
    batteryKwh: 0,
    batteryKw: 0,
  },
  {
    id: 'small-battery',
    ...roof,
    kwp: 4,
    annualKwh: 4000,
    hourlyShape24: evening,
    monthlyFactors12: even,
    batteryKwh: 5,
    batteryKw: 2.5,
  },
  {
    id: 'summer-house',
    ...roof,
    kwp: 6.5,
    annualKwh: 7200,
    hourlyShape24: evening,
    monthlyFactors12: summer,
    batteryKwh: 10,
    batteryKw: 5,
  },
  {
    id: 'night-use',
    ...roof,
    kwp: 8,
    annualKwh: 6000,
    hourlyShape24: night,
    monthlyFactors12: even,
    batteryKwh: 15,
    batteryKw: 3,
  },
  {
    id: 'poor-battery',
    ...roof,
    kwp: 5,
    annualKwh: 5000,
    hourlyShape24: flat,
    monthlyFactors12: even,
    batteryKwh: 8,
    batteryKw: 8,
    roundTripEfficiency: 0.7,
  },
  {
    id: 'all-north',
    ...roof,
    tiltDeg: 30,
    azimuthDeg: 180,
    kwp: 5,
    annualKwh: 5000,
    hourlyShape24: evening,
    monthlyFactors12: summer,
    batteryKwh: 10,
    batteryKw: 5,
  },
  {
    id: 'west-wall',
    ...roof,
    tiltDeg: 90,
    azimuthDeg: 90,
    kwp: 3,
    annualKwh: 3000,
    hourlyShape24: evening,
    monthlyFactors12: even,
    batteryKwh: 4,
    batteryKw: 1,
  },
  {
    id: 'large-villa',
    ...roof,
    kwp: 40,
    annualKwh: 60_000,
    hourlyShape24: evening,
    monthlyFactors12: summer,
    batteryKwh: 60,
    batteryKw: 20,
  },
  {
    id: 'no-consumption',
    ...roof,
    kwp: 5,
    annualKwh: 0,
    hourlyShape24: flat,
    monthlyFactors12: even,
    batteryKwh: 10,
    batteryKw: 5,
  },
]

/** Self-consumption and self-sufficiency of each home, % and points, against the plain loop (reference/plain-battery.ts). */
export function compareBattery(weather: TypicalYear): AccuracyGroup[] {
  const rows = homes.map(({ id, ...home }) => {
    const pvKwh = scaled(pvPerKwp(weather, { ...weatherSite, ...home }), home.kwp)
    const theirs = plainBattery(pvKwh, home)
    const ours = answerTool('battery', { town: 'malaga', ...home }, { weather, today: '2026-11-21' })
    const row = (mine: number, reference: number): AccuracyRow => ({
      id,
      ours: mine * 100,
      reference: reference * 100,
      deviation: (mine - reference) * 100,
    })
    return {
      consumption: row(ours.selfConsumption, theirs.selfConsumption),
      sufficiency: row(ours.selfSufficiency, theirs.selfSufficiency),
    }
  })
  return [
    { id: 'self-consumption', unit: '%', deviationIn: 'points', rows: rows.map((row) => row.consumption) },
    { id: 'self-sufficiency', unit: '%', deviationIn: 'points', rows: rows.map((row) => row.sufficiency) },
  ]
}
