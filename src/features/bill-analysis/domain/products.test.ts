import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { pricedLines } from './priced-lines.ts'

/** Term, band, kW or kWh, days, amount, and whether it is proven. */
const pricedOf = (...rows: PrintedRows) =>
  pricedLines(printedLinesOf(rows)).map(({ term, period, amount, days, eur, isProven }) => [
    ...[term, period, amount, days, eur, isProven],
  ])

describe('products in one row with their sum behind the last', () => {
  it('have an amount of their own each, and the bands in their order', () => {
    const power = '2,3 kW x 32 días x 0,073800 €/kW día + 2,3 kW x 32 días x 0,013400 €/kW día'
    expect(pricedOf([`Potencia ${power}`, '', '6,42 €'])).toEqual([
      ['power', 1, 2.3, 32, 5.43, true],
      ['power', 2, 2.3, 32, 0.99, true],
    ])
    const energy = '77 kWh x 0,2000 €/kWh + 69 kWh x 0,1500 €/kWh + 141 kWh x 0,1000 €/kWh'
    expect(pricedOf([`Energía ${energy}`, '', '39,85 €'])).toEqual([
      ['energy', 1, 77, undefined, 15.4, true],
      ['energy', 2, 69, undefined, 10.35, true],
      ['energy', 3, 141, undefined, 14.1, true],
    ])
  })

  const two = 'Energía 77 kWh x 0,2000 €/kWh + 69 kWh x 0,1500 €/kWh'

  it('of two energies have no band, as nobody says which two', () => {
    expect(pricedOf([two, '', '25,75 €'])).toEqual([
      ['energy', undefined, 77, undefined, 15.4, true],
      ['energy', undefined, 69, undefined, 10.35, true],
    ])
  })

  it('are not proven where they do not make it', () => {
    expect(pricedOf([two, '', '27,75 €']).at(-1)?.at(-1)).toBe(false)
  })
})

describe('a product whose amount stands in another row', () => {
  it('is proven by the row above, which may name its band, or by the one below', () => {
    expect(pricedOf(['Energía'], ['Valle', '', '14,10 €'], ['Consumo 141 kWh x 0,100000 €/kWh'])).toEqual([
      ['energy', 3, 141, undefined, 14.1, true],
    ])
    expect(pricedOf(['Energía'], ['Consumo 141 kWh x 0,100000 €/kWh'], ['Importe', '', '14,10 €'])).toEqual([
      ['energy', undefined, 141, undefined, 14.1, true],
    ])
  })

  it('is nothing where no row has it', () => {
    expect(pricedOf(['Energía'], ['Consumo 141 kWh x 0,100000 €/kWh'], ['Importe', '', '15,10 €'])).toEqual([])
  })

  it('is proven by the sum of its term, which leaves the rest of rounding to the last', () => {
    const rows = [
      ['Consumo punta 77 kWh x 0,200500 €/kWh'],
      ['Otra cosa'],
      ['Más'],
      ['Consumo valle 141 kWh x 0,100300 €/kWh'],
      ['Otra cosa'],
      ['Más'],
    ]
    // 15.44 and 14.14, which the bill adds up before it rounds.
    expect(pricedOf(...rows, ['Total energía', '', '29,57 €'])).toEqual([
      ['energy', 1, 77, undefined, 15.44, true],
      ['energy', 3, 141, undefined, 14.13, true],
    ])
    expect(pricedOf(...rows, ['Total energía', '', '29,70 €'])).toEqual([])
  })
})

describe('a table on its side', () => {
  it('has a column for each band: kWh, prices and what they make', () => {
    expect(
      pricedOf(
        ['Energía', 'Punta', 'Llano', 'Valle'].slice(0, 1),
        ['77', '69', '141'],
        ['0,200000', '0,150000', '0,100000'],
        ['15,40', '10,35', '14,10'],
      ),
    ).toEqual([
      ['energy', 1, 77, undefined, 15.4, true],
      ['energy', 2, 69, undefined, 10.35, true],
      ['energy', 3, 141, undefined, 14.1, true],
    ])
  })

  it('is none where a column is not right', () => {
    expect(
      pricedOf(['Energía'], ['77', '69', '141'], ['0,200000', '0,150000', '0,100000'], ['15,40', '10,35', '15,10']),
    ).toEqual([])
    expect(
      pricedOf(['Energía'], ['77', '69', '141'], ['1,200000', '1,150000', '1,100000'], ['92,40', '79,35', '155,10']),
    ).toEqual([])
  })
})

describe('kW times days in one number', () => {
  const line = ['Potencia P1 (kW·día)', '138,00 x 0,081100 €/kW día', '11,19 €']
  const powerOf = (...rows: PrintedRows) => pricedOf(...rows).filter(([term]) => term === 'power')

  it('are told apart by the kW and the days that the bill has elsewhere', () => {
    expect(powerOf(['Potencia contratada P1', '4,6 kW'], ['Días', '30'], line)).toEqual([
      ['power', 1, 4.6, 30, 11.19, true],
    ])
  })

  it('are not where no kW of it makes whole days, or the days stand nowhere', () => {
    const without = (...rows: PrintedRows) => powerOf(...rows).some(([, , amount]) => amount === 4.6 || amount === 5)
    expect(without(['Potencia contratada P1', '5,0 kW'], ['Días', '30'], line)).toBe(false)
    expect(without(['Potencia contratada P1', '4,6 kW'], ['Días', '31'], line)).toBe(false)
    expect(without(['Potencias máximas P1', '4,6 kW'], ['Días', '30'], line)).toBe(false)
  })

  it('take the kW of their own band where both would do', () => {
    const both = [
      ['Potencia contratada P1', '4,6 kW'],
      ['Potencia contratada P2', '6,9 kW'],
    ]
    expect(powerOf(...both, ['Días', '30 y 20'], line)[0]?.slice(1, 4)).toEqual([1, 4.6, 30])
    expect(
      powerOf(...both, ['Días', '30 y 20'], [line[0]?.replace('P1', 'P2') ?? '', ...line.slice(1)])[0]?.slice(1, 4),
    ).toEqual([2, 6.9, 20])
  })
})
