import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decodeTypicalYear, type TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { pvUnitKwh } from '#src/features/quote/domain/home/pv-unit.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { published, remembered } from '#src/site/published/reading.ts'
import type { BlockProps } from './block-list.ts'

/** What the blocks of content pages compute when they are made, each once for both languages. */

let year: TypicalYear | undefined

/** The typical year that every number of the site rests on. Runs in the project's folder. */
export function builtWeather(): TypicalYear {
  year ??= decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
  return year
}

/** The three options for the home of a worked example. */
export function exampleEstimate(example: BlockProps<'worked-example'>): Estimate {
  return remembered(`estimate ${JSON.stringify(example)}`, () =>
    estimateQuote(
      {
        town: example.town,
        propertyType: example.type,
        buildYear: example.year,
        occupancy: example.occupancy,
        existingSystems: example.systems,
        goals: example.goals,
        budget: 'not-sure',
        monthlyBillEur: example.bill,
      },
      { weather: builtWeather(), priceBook: published().priceBook, today: published().day },
    ),
  )
}

/** Degrees from south, east negative. */
export const azimuthDegOf = { east: -90, 'south-east': -45, south: 0, 'south-west': 45, west: 90 } as const

/** kWh a year from one kWp. */
export function yearlyYieldKwh(tiltDeg: number, azimuthDeg: number): number {
  return pvUnitKwh(builtWeather(), { tiltDeg, azimuthDeg }).reduce((sum, kwh) => sum + kwh, 0)
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** kWh of each month from one kWp, January first. */
export function monthlyYieldKwh(tiltDeg: number, azimuthDeg: number): number[] {
  const hourly = pvUnitKwh(builtWeather(), { tiltDeg, azimuthDeg })
  let from = 0
  return monthDays.map((days) => {
    const to = from + days * 24
    const kwh = hourly.slice(from, to).reduce((sum, hour) => sum + hour, 0)
    from = to
    return kwh
  })
}
