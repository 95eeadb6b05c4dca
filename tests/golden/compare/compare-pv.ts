import { readFileSync } from 'node:fs'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { SolarInput } from '#src/features/tools/domain/tool-types.ts'
import { answerTool } from '#src/features/tools/domain/tools.ts'
import recorded from '../reference/pv.json' with { type: 'json' }
import { type AccuracyGroup, type AccuracyRow, percentRow } from './accuracy-group.ts'

/** Rows of a CSV of facts as records of text. */
function rowsOf(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../../../facts/energy/${name}`, import.meta.url), 'utf8')
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  const names = header.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i] ?? '', cell])))
}

interface PlaneMonths {
  tiltDeg: number
  azimuthDeg: number
  months: number[]
  yearKwh: number
}

const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0)
const nameOf = ({ tiltDeg, azimuthDeg }: Pick<PlaneMonths, 'tiltDeg' | 'azimuthDeg'>) => `${tiltDeg}/${azimuthDeg}`

function oursOf(weather: TypicalYear, plane: Pick<SolarInput, 'tiltDeg' | 'azimuthDeg'>): number[] {
  return answerTool('solar', { town: 'malaga', kwp: 1, ...plane }, { weather, today: '2026-11-21' }).monthlyKwh
}

/** A group by the year and one by the month; a month's row is named by its plane and 1 … 12. */
function groupsOf(id: string, planes: readonly PlaneMonths[], weather: TypicalYear): AccuracyGroup[] {
  const year: AccuracyRow[] = []
  const month: AccuracyRow[] = []
  for (const plane of planes) {
    const ours = oursOf(weather, plane)
    const { yearKwh } = plane
    year.push(percentRow(nameOf(plane), sum(ours), yearKwh))
    plane.months.forEach((kwh, m) => {
      month.push(percentRow(`${nameOf(plane)}/${m + 1}`, ours[m] ?? 0, kwh))
    })
  }
  return [
    { id: `${id}-year`, unit: 'kWh/kWp', deviationIn: 'percent', rows: year },
    { id: `${id}-month`, unit: 'kWh/kWp', deviationIn: 'percent', rows: month },
  ]
}

/** Free-standing planes of another PVGIS-type program on the same weather. */
function otherProgram(): PlaneMonths[] {
  return rowsOf('malaga-model-yields.csv')
    .filter(({ mounting }) => mounting === 'free-standing')
    .map((row) => ({
      tiltDeg: Number(row.tilt_deg),
      azimuthDeg: Number(row['azimuth_deg_south0_west+']),
      months: Array.from({ length: 12 }, (_, m) => Number(row[`E_m${String(m + 1).padStart(2, '0')}`])),
      yearKwh: Number(row.kwh_per_kwp_year),
    }))
}

/** What PVGIS itself answered for two places. */
function official(weather: TypicalYear): AccuracyGroup {
  const rows = ['marbella-10S', 'almeria-30S'].map((id) => {
    const row = rowsOf('pvgis-reference.csv').find((one) => one.id === id)
    const plane = {
      latDeg: Number(row?.lat),
      tiltDeg: Number(row?.tilt_deg),
      azimuthDeg: Number(row?.azimuth_deg_south0),
    }
    return percentRow(id, sum(pvPerKwp(weather, plane)), Number(row?.E_y_kwh_per_kwp))
  })
  return { id: 'pvgis', unit: 'kWh/kWp', deviationIn: 'percent', rows }
}

/** Production against another program, against a second chain with two skies (reference/pv-chain.ts), and against PVGIS. */
export function comparePv(weather: TypicalYear): AccuracyGroup[] {
  const chain = (sky: 'hayDavies' | 'perez'): PlaneMonths[] =>
    recorded.map(({ tiltDeg, azimuthDeg, ...months }) => ({
      tiltDeg,
      azimuthDeg,
      months: months[sky],
      yearKwh: sum(months[sky]),
    }))
  return [
    ...groupsOf('pv-program', otherProgram(), weather),
    ...groupsOf('pv-chain', chain('hayDavies'), weather),
    ...groupsOf('pv-perez', chain('perez'), weather),
    official(weather),
  ]
}
