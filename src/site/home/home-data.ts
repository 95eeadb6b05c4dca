import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import townFacts from '#facts/local/towns.json' with { type: 'json' }
import { averageDay } from '#src/energy/series/average-day.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import {
  answerOf,
  type InstantAnswer,
  type InstantOption,
  instantPlan,
} from '#src/features/quote/domain/options/instant.ts'
import { inverterKwOf, systemParts } from '#src/features/quote/domain/prices/parts.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { published } from '#src/site/published/reading.ts'
import type { JobParts } from './guide-prices.ts'
import { type MenuPrice, menuPrices, usualJobs } from './menu-prices.ts'
import { noonSunDeg } from './noon-sun.ts'

/** Kilowatt hours in each hour of an average day. */
export interface Day {
  madeKwh: number[]
  usedKwh: number[]
}

/** Every number on the home page: one home, that of the card's default answers, with the price book in force. */
export interface HomeData {
  builtOn: PlainDate
  monthlyBillEur: number
  answer: InstantAnswer
  priceBook: PriceBook
  /** Panels, battery and backup are those of the answer; the other machines are usual ones. */
  menu: MenuPrice[]
  /** With the panels of the balanced option. */
  june: Day
  december: Day
  sun: { juneDeg: number; equinoxDeg: number; decemberDeg: number; todayDeg: number }
}

export const exampleTown = 'marbella'
const monthlyBillEur = 165

/** Throws when the typical year is missing: the home page is never built without its numbers. Runs in the project's folder. */
export function homeData(builtOn: PlainDate, priceBook: PriceBook = published().priceBook): HomeData {
  const weather = decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
  const plan = instantPlan({ town: exampleTown, monthlyBillEur }, { weather, priceBook, today: builtOn })
  const answer = answerOf(plan)
  const [, balanced, blackoutProof] = answer.options

  const madeKwh = scaled(plan.unitKwh, balanced.kwp)
  const day = (month: number): Day => ({
    madeKwh: averageDay(madeKwh, month),
    usedKwh: averageDay(plan.today.loadKwh, month),
  })
  const panelsAlone = { panels: balanced.panels, batteryKwh: 0, backup: 'none', reserveShare: 0 } as const
  const { latDeg } = townFacts.towns[exampleTown]
  const year = builtOn.slice(0, 4)
  return {
    builtOn,
    monthlyBillEur,
    answer,
    priceBook,
    menu: menuPrices(priceBook, {
      ...usualJobs,
      solar: systemParts(panelsAlone, plan.home).flatMap(({ id, sizes }) => sizes.map((size) => [id, size] as const)),
      battery: batteryJob(blackoutProof),
    }),
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

/** What the battery of an option adds to its panels. */
function batteryJob(option: InstantOption): JobParts {
  return [
    ['battery', option.batteryKwh],
    ['hybrid-inverter', inverterKwOf(option)],
  ]
}
