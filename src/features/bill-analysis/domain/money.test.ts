import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import { isSameEur, roundedEur, sightings, sumOfLines, vatLines, vatOfColumns, vatRateNamed } from './money.ts'
import { pricedLines } from './priced-lines.ts'

const entriesOf = (...rows: PrintedRows) => labelledAmounts(printedLinesOf(rows))
const vatOf = (...rows: PrintedRows) =>
  vatLines(entriesOf(...rows)).map(({ pct, baseEur, eur, isProven }) => [pct, baseEur, eur, isProven])

describe('euros', () => {
  it('are rounded to whole cents', () => {
    expect(roundedEur(0.1 + 0.2)).toBe(0.3)
    expect(roundedEur(10.444)).toBe(10.44)
    expect(roundedEur(-2.456)).toBe(-2.46)
  })

  it('are the same within half a cent, or as much as is said', () => {
    expect(isSameEur(10.44, 10.445)).toBe(true)
    expect(isSameEur(10.44, 10.45)).toBe(false)
    expect(isSameEur(10.45, 10.44, 0.0101)).toBe(true)
    expect(isSameEur(-10.44, 10.44)).toBe(false)
  })
})

describe('the amounts of a kind', () => {
  it('are counted, each of them once', () => {
    const entries = entriesOf(
      ['Total factura', '', '61,95 €'],
      ['Alquiler de contador', '', '0,81 €'],
      ['Total a pagar', '', '61,95 €'],
      ['Total', '', '71,95 €'],
    )
    expect(sightings(entries, 'total').map(({ eur, count, label }) => [eur, count, label])).toEqual([
      [61.95, 2, 'Total factura'],
      [71.95, 1, 'Total'],
    ])
    expect(sightings(entries, 'meter')).toMatchObject([{ eur: 0.81, count: 1, certainty: 1 }])
    expect(sightings(entries, 'service')).toEqual([])
  })
})

describe('VAT', () => {
  it('is proven by a base that its rate makes it of', () => {
    expect(vatOf(['IVA 21 %', '51,20 €', '10,75 €'])).toEqual([[21, 51.2, 10.75, true]])
    expect(vatOf(['IVA 21 %', '10,75 €'])).toEqual([[21, undefined, 10.75, false]])
    expect(vatOf(['IVA 21 %', '50,00 €', '10,75 €'])).toEqual([[21, undefined, 10.75, false]])
  })

  it('has a rate of VAT, IGIC or IPSI, and an amount', () => {
    expect(vatOf(['IGIC 3 %', '1,54 €'])).toEqual([[3, undefined, 1.54, false]])
    expect(vatOf(['IPSI 1 %', '0,51 €'])).toEqual([[1, undefined, 0.51, false]])
    expect(vatOf(['IVA 5,11 %', '2,45 €'])).toEqual([])
    expect(vatOf(['IVA 21 %'])).toEqual([])
    expect(vatOf(['IVA', '10,75 €'])).toEqual([])
    expect(vatOf(['Recargo 21 %', '10,75 €'])).toEqual([])
  })

  it('stands there once, the proven one first', () => {
    expect(vatOf(['IVA 10 %', '3,00 €'], ['IVA 21 %', '51,20 €', '10,75 €'], ['IVA 21 %', '10,75 €'])).toEqual([
      [21, 51.2, 10.75, true],
      [10, undefined, 3, false],
    ])
    expect(vatOf(['IVA 10 %', '10,75 €'], ['IVA 21 %', '10,75 €'])).toHaveLength(2)
  })

  it('of two rates is not also their sum, as a summary has it', () => {
    const both = [
      ['IVA 10 %', '40,00 €', '4,00 €'],
      ['IVA 21 %', '10,00 €', '2,10 €'],
    ]
    expect(vatOf(...both, ['IVA 21 %', '6,10 €']).map(([, , eur]) => eur)).toEqual([4, 2.1])
    expect(vatOf(...both, ['IVA 21 %', '6,30 €']).map(([, , eur]) => eur)).toEqual([4, 2.1, 6.3])
    expect(vatOf(['IVA 10 %', '40,00 €', '4,00 €'], ['IVA 21 %', '4,00 €']).map(([, , eur]) => eur)).toEqual([4, 4])
  })
})

describe('VAT under the names of columns', () => {
  const columnsOf = (...rows: PrintedRows) =>
    vatOfColumns(printedLinesOf(rows)).map(({ pct, baseEur, eur }) => [pct, baseEur, eur])

  it('is a base, its tax and both together, the rate beside them', () => {
    expect(columnsOf(['Base', 'IVA 21', 'Total'], ['51,20', '10,75', '61,95'])).toEqual([[21, 51.2, 10.75]])
    expect(columnsOf(['Base', 'IGIC 7', 'Total'], ['51,20', '3,58', '54,78'])).toEqual([[7, 51.2, 3.58]])
  })

  it('is none where one of them is missing', () => {
    expect(columnsOf(['Base', 'IVA 21', 'Total'], ['51,20', '10,75', '71,95'])).toEqual([])
    expect(columnsOf(['Base', 'IVA 10', 'Total'], ['51,20', '10,75', '61,95'])).toEqual([])
    expect(columnsOf(['Base', 'Tasa 21', 'Total'], ['51,20', '10,75', '61,95'])).toEqual([])
    expect(columnsOf(['Base', 'IVA 21', 'Total'], ['51,20', '10,85', '62,05'])).toEqual([])
    expect(columnsOf(['IVA 21'], ['Otros'], ['Más'], ['51,20', '10,75', '61,95'])).toEqual([])
  })

  it('is that of the larger total, and none where two rates make the same', () => {
    expect(columnsOf(['Base', 'IVA 21', 'Total'], ['10,00', '2,10', '12,10'], ['51,20', '10,75', '61,95'])).toEqual([
      [21, 51.2, 10.75],
    ])
    expect(
      columnsOf(
        ['Base', 'IVA 21', 'Total'],
        ['100,00', '21,00', '121,00'],
        ['IVA 10', ''],
        ['110,00', '11,00', '121,00'],
      ),
    ).toEqual([])
  })
})

describe('a rate that only a sentence names', () => {
  const rateOf = (...texts: string[]) => vatRateNamed(printedLinesOf(texts.map((text) => [text])))

  it.each([
    ['Impuestos: IVA del 21 % incluido', 21],
    ['IVA normal (21 %)', 21],
    ['I.V.A. reducido 10,00 %', 10],
    ['Se aplica el 5 % de IVA', 5],
    ['4% IVA', 4],
  ])('%s: %i', (text, rate) => {
    expect(rateOf(text)).toBe(rate)
  })

  it('is none where two are named, or none of them is a rate', () => {
    expect(rateOf('IVA del 21 %', 'IVA del 10 %')).toBeUndefined()
    expect(rateOf('IVA del 21 %', 'otra vez, IVA del 21 %')).toBe(21)
    expect(rateOf('IVA del 18 %')).toBeUndefined()
    expect(rateOf('Nada')).toBeUndefined()
  })

  it('is none where a row charges another rate, whatever it is called, but no discount', () => {
    expect(rateOf('IVA del 21 %', 'Hasta 21/03: 10 % de 13,00 € = 1,30 €')).toBeUndefined()
    expect(rateOf('IVA del 21 %', 'Hasta 21/03: 21 % de 13,00 € = 2,73 €')).toBe(21)
    expect(rateOf('IVA del 21 %', 'Hasta 21/03: 10 % de 13,00 € = 2,30 €')).toBe(21)
    expect(rateOf('IVA del 21 %', 'Descuento 10 % de 13,00 € = 1,30 €')).toBe(21)
  })
})

describe('the sum of a term’s lines', () => {
  const lines = [
    ['Energía punta', '77 kWh x 0,200000 €/kWh', '15,40 €'],
    ['Energía valle', '141 kWh x 0,100000 €/kWh', '14,10 €'],
  ]
  const sumOf = (...pages: PrintedRows[]) => sumOfLines(pricedLines(printedLinesOf(...pages)), 'energy')

  it('is proven where each line is', () => {
    expect(sumOf(lines)).toEqual({ eur: 29.5, once: 29.5, isProven: true })
    expect(sumOf([...lines, ['Energía llano', '69 kWh x 0,150000 €/kWh', '11,35 €']])).toEqual({
      ...{ eur: 40.85, once: 40.85, isProven: false },
    })
    expect(sumOf([['Potencia', '', '10,44 €']])).toBeUndefined()
  })

  it('has once what stands on two pages, and twice what stands twice on one', () => {
    expect(sumOf(lines, lines)).toMatchObject({ eur: 59, once: 29.5 })
    expect(sumOf([...lines, ...lines])).toMatchObject({ eur: 59, once: 59 })
    expect(sumOf(lines, [['Energía punta', '70 kWh x 0,200000 €/kWh', '14,00 €']])).toMatchObject({
      eur: 43.5,
      once: 43.5,
    })
  })
})
