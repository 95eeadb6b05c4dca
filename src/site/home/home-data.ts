import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import townFacts from '#facts/local/towns.json' with { type: 'json' }
import { householdLoad } from '#src/energy/load/load.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { pvUnitKwh } from '#src/features/quote/domain/home/pv-unit.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { type InstantAnswer, instantAnswer, instantHome } from '#src/features/quote/domain/options/instant.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { published } from '#src/site/published/reading.ts'
import { averageDay } from './average-day.ts'
import { type MenuPrice, menuPrices } from './menu-prices.ts'
import { noonSunDeg } from './noon-sun.ts'

/** Kilowatt hours in each hour of an average day. */
export interface Day {
  madeKwh: number[]
  usedKwh: number[]
}

/** Every number on the home page, computed when it is made. */
export interface HomeData {
  builtOn: PlainDate
  monthlyBillEur: number
  answer: InstantAnswer
  priceBook: PriceBook
  menu: MenuPrice[]
  /** The worked example: the same home, protected in a power cut as well. */
  example: { annualKwh: number; options: [Option, Option, Option] }
  june: Day
  december: Day
  sun: { juneDeg: number; equinoxDeg: number; decemberDeg: number; todayDeg: number }
}

export const exampleTown = 'marbella'
const monthlyBillEur = 165

/** Throws when the typical year is missing: the home page is never built without its numbers. Runs in the project's folder. */
export function homeData(builtOn: PlainDate): HomeData {
  const weather = decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
  const { priceBook } = published()
  const context = { weather, priceBook, today: builtOn }
  const home = { ...instantHome, town: exampleTown, monthlyBillEur } as const
  const estimate = estimateQuote({ ...home, goals: ['lower-bills', 'blackout-protection'] }, context)
  const { system } = estimate.options[1]

  const { annualKwh } = estimate.home
  const usedKwh = householdLoad(
    { annualKwh, occupancy: home.occupancy, hasAc: true, hasPool: false, hasEv: false },
    weather,
  )
  const madeKwh = scaled(pvUnitKwh(weather, system), system.kwp)
  const day = (month: number): Day => ({
    madeKwh: averageDay(madeKwh, month),
    usedKwh: averageDay(usedKwh.hourlyKwh, month),
  })
  const { latDeg } = townFacts.towns[exampleTown]
  const year = builtOn.slice(0, 4)
  return {
    builtOn,
    monthlyBillEur,
    answer: instantAnswer({ town: exampleTown, monthlyBillEur }, context),
    priceBook,
    menu: menuPrices(priceBook),
    example: { annualKwh, options: estimate.options },
    june: day(5),
    december: day(11),
    sun: {
      juneDeg: noonSunDeg(`${year}-06-21`, latDeg),
      equinoxDeg: noonSunDeg(`${year}-03-20`, latDeg),
      decemberDeg: noonSunDeg(`${year}-12-21`, latDeg),
      todayDeg: noonSunDeg(builtOn, latDeg),
    },
  }
}
