import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import type { BillReadings } from './bill.ts'
import { pricedLines } from './priced-lines.ts'
import { unitPrices } from './unit-prices.ts'

const read = (value: number) => ({ value, confidence: 0.96 })
const pricesOf = (facts: BillReadings, ...rows: PrintedRows) =>
  Object.fromEntries(
    Object.entries(unitPrices(pricedLines(printedLinesOf(rows)), facts)).map(([name, { value, confidence }]) => [
      name,
      [Math.round(Number(value) * 1e6) / 1e6, confidence],
    ]),
  )
const energy = [
  ['Energía punta', '77 kWh x 0,200000 €/kWh', '15,40 €'],
  ['Energía llano', '69 kWh x 0,150000 €/kWh', '10,35 €'],
  ['Energía valle', '141 kWh x 0,100000 €/kWh', '14,10 €'],
]
const power = [
  ['Potencia punta', '4,600 kW x 30 días x 0,073782 €/kW día', '10,18 €'],
  ['Potencia valle', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €'],
]

describe('what a kWh and a kW cost', () => {
  it('is said for each band where the lines make the term', () => {
    expect(pricesOf({ energyTermEur: read(39.85), powerTermEur: read(10.44) }, ...energy, ...power)).toEqual({
      powerPriceP1EurKwDay: [0.073782, 0.95],
      powerPriceP2EurKwDay: [0.001911, 0.95],
      energyPriceP1EurKwh: [0.2, 0.95],
      energyPriceP2EurKwh: [0.15, 0.95],
      energyPriceP3EurKwh: [0.1, 0.95],
    })
    const { energyPriceP1EurKwh } = unitPrices(pricedLines(printedLinesOf(energy)), { energyTermEur: read(39.85) })
    expect(energyPriceP1EurKwh?.place?.page).toBe(1)
  })

  it('is not said where they make it only nearly, or nothing says what the term is', () => {
    expect(pricesOf({ energyTermEur: read(39.87) }, ...energy)).toHaveProperty('energyPriceP1EurKwh')
    expect(pricesOf({ energyTermEur: read(39.88) }, ...energy)).toEqual({})
    expect(pricesOf({ energyTermEur: read(39.82) }, ...energy)).toEqual({})
    expect(pricesOf({ powerTermEur: read(39.85) }, ...energy)).toEqual({})
  })

  it('is not said where a line has no band', () => {
    const other = ['Energía', '10 kWh x 0,100000 €/kWh', '1,00 €']
    expect(pricesOf({ energyTermEur: read(40.85) }, ...energy, other)).toEqual({})
  })

  it('is less sure where a line does not prove itself', () => {
    const wrong = ['Energía punta', '77 kWh x 0,200000 €/kWh', '16,40 €']
    expect(pricesOf({ energyTermEur: read(40.85) }, wrong, ...energy.slice(1))).toMatchObject({
      energyPriceP1EurKwh: [0.2, 0.7],
      energyPriceP2EurKwh: [0.15, 0.95],
    })
  })

  it('is all parts of one price together: tolls and energy for the same kWh', () => {
    const tolls = ['Peajes de energía punta', '77 kWh x 0,050000 €/kWh', '3,85 €']
    expect(pricesOf({ energyTermEur: read(43.7) }, tolls, ...energy)).toMatchObject({
      energyPriceP1EurKwh: [0.25, 0.95],
    })
  })

  it('is weighed by what each block of days charges, where the price changes', () => {
    const rest = energy.slice(1)
    const blocks = [
      ['Energía punta', '20 kWh x 0,200000 €/kWh', '4,00 €'],
      ['Energía punta', '60 kWh x 0,100000 €/kWh', '6,00 €'],
    ]
    expect(pricesOf({ energyTermEur: read(34.45) }, ...blocks, ...rest)).toMatchObject({
      energyPriceP1EurKwh: [0.125, 0.95],
    })
    const days = [
      ['Potencia punta', '4,000 kW x 10 días x 0,080000 €/kW día', '3,20 €'],
      ['Potencia punta', '4,000 kW x 30 días x 0,060000 €/kW día', '7,20 €'],
    ]
    expect(pricesOf({ powerTermEur: read(10.4) }, ...days)).toEqual({ powerPriceP1EurKwDay: [0.065, 0.95] })
  })
})

describe('what a kWh that is fed in brings', () => {
  const fedIn = ['Excedentes', '120 kWh x 0,060000 €/kWh', '-7,20 €']

  it('is said where all of it has one price', () => {
    expect(pricesOf({}, fedIn)).toEqual({ surplusPriceEurKwh: [0.06, 0.95] })
    expect(pricesOf({}, fedIn, ['Excedentes', '50 kWh x 0,060000 €/kWh', '-3,00 €'])).toEqual({
      surplusPriceEurKwh: [0.06, 0.95],
    })
    expect(pricesOf({}, fedIn, ['Excedentes', '50 kWh x 0,050000 €/kWh', '-2,50 €'])).toEqual({})
    expect(pricesOf({}, ['Excedentes', '120 kWh x 0,060000 €/kWh', '-9,20 €'])).toEqual({
      surplusPriceEurKwh: [0.06, 0.7],
    })
  })
})
