import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { isSameKwh, labelledKwh } from './labelled-kwh.ts'

const bandsOf = (section: 'energy' | 'surplus', rows: PrintedRows) =>
  labelledKwh(printedLinesOf(rows), section).map(({ period, kwh }) => [period, kwh])
const used = (...rows: PrintedRows) => bandsOf('energy', rows)
const fedIn = (...rows: PrintedRows) => bandsOf('surplus', rows)
const three = [
  [1, 77],
  [2, 69],
  [3, 141],
]

describe('two numbers of kWh', () => {
  it('are the same within one where both are whole, within one and a half where one is not', () => {
    expect(isSameKwh(287, 288)).toBe(true)
    expect(isSameKwh(287, 289)).toBe(false)
    expect(isSameKwh(287, 288.5)).toBe(true)
    expect(isSameKwh(288.6, 287)).toBe(false)
    expect(isSameKwh(287.2, 285.8)).toBe(true)
  })
})

describe('kWh that were used', () => {
  const rows = [
    ['Consumo punta', '77 kWh'],
    ['Consumo llano', '69 kWh'],
    ['Consumo valle', '141 kWh'],
  ]

  it('stand beside the name of their band', () => {
    expect(used(...rows)).toEqual(three)
    const [first] = labelledKwh(printedLinesOf(rows), 'energy')
    expect(first).toMatchObject({ strength: 1, line: { plain: 'consumo punta  77 kwh' } })
    expect(first?.box.x).toBeGreaterThanOrEqual(300)
  })

  it('stand in one row with all three names', () => {
    expect(used(['Energía consumida: punta 77 kWh, llano 69 kWh, valle 141 kWh'])).toEqual(three)
  })

  it('are the three bands in their order where no name stands, a sum behind them or not', () => {
    expect(used(['Consumo kWh 77 69 141'])).toEqual(three)
    expect(used(['Consumo kWh 77 69 141 287'])).toEqual(three)
    expect(used(['Consumo kWh 77 69 141 299'])).toEqual([])
    expect(used(['Consumo kWh 77 69'])).toEqual([])
    expect(used(['Consumo kWh 77 69 141 287 12'])).toEqual([])
  })

  it('stand below the three names', () => {
    expect(used(['Consumo kWh P1 P2 P3'], ['Periodo actual 77 69 141'])).toEqual(three)
    expect(used(['Consumo kWh P1 P3 P2'], ['Periodo actual 77 69 141'])).toEqual([])
    expect(used(['Potencia kW P1 P2 P3'], ['Periodo actual 77 69 141'])).toEqual([])
    expect(used(['Consumo 12 kWh P1 P2 P3'], ['Periodo actual 77 69 141'])).toEqual([])
  })

  it('stand in boxes, each below the name of its band', () => {
    const boxes = (heading: string): PrintedRows => [
      [heading],
      ['Punta', 'Llano', 'Valle'],
      ['77 kWh', '69 kWh', '141 kWh'],
    ]
    expect(used(...boxes('Tu mes'))).toEqual(three)
    expect(used(...boxes('Historial'))).toEqual([])
    expect(used(...boxes('Excedentes'))).toEqual([])
    expect(used(...boxes('Potencias máximas'))).toEqual([])
    expect(used(['Tu mes'], ['Punta', 'Llano', 'Valle'], ['77 kWh', '69 kW', '141 kWh'])).toEqual([])
  })

  it.each([
    ['of an average', ['Consumo medio punta', '77 kWh']],
    ['of a day', ['Consumo diario punta', '77 kWh']],
    ['of the year', ['Consumo anual punta', '77 kWh']],
    ['of the year before', ['Consumo del año anterior punta', '77 kWh']],
    ['of the past', ['Consumo histórico punta', '77 kWh']],
    ['of the highest power', ['Consumo máximo punta', '77 kWh']],
    ['of the reactive energy', ['Energía reactiva punta', '77 kWh']],
    ['fed in', ['Energía excedentaria punta', '77 kWh']],
    ['made', ['Energía generada punta', '77 kWh']],
    ['of the invoice', ['Consumo de su factura punta', '77 kWh']],
    ['of a price', ['Consumo punta, precio', '77 kWh']],
    ['with their price', ['Consumo punta', '77 kWh', '0,15 €/kWh']],
    ['less than nothing', ['Consumo punta', '-77 kWh']],
    ['that are kW', ['Consumo punta', '77 kW']],
    ['of no band', ['Consumo', '77 kWh']],
  ])('are none %s', (_, row) => {
    expect(used(row)).toEqual([])
  })

  it('are what was charged, though the word has the invoice in it', () => {
    expect(used(['Consumo facturado punta', '77 kWh'])).toEqual([[1, 77]])
  })

  it('are those that a sentence says, and not what the meter shows behind it', () => {
    expect(used(['Lecturas: 77 kWh han sido en punta'])).toEqual([[1, 77]])
    expect(used(['Lecturas reales: consumos desagregados han sido punta: 77 kWh; llano: 69 kWh'])).toEqual([
      [1, 77],
      [2, 69],
    ])
    expect(used(['Lectura real: consumo desagregado ha sido punta: 77 kWh'])).toEqual([[1, 77]])
    expect(used(['Lecturas reales punta: 77 kWh'])).toEqual([])
    expect(
      used(['Consumos desagregados han sido punta: 77 kWh. La lectura de tu contador era de 1.620 kWh en llano']),
    ).toEqual([[1, 77]])
    expect(used(['Consumo. La lectura de su contador a final'], ['de mes era, energía en punta: 1.877 kWh'])).toEqual(
      [],
    )
    expect(used(['La lectura de tu contador es real, los consumos desagregados han sido punta: 77 kWh'])).toEqual([
      [1, 77],
    ])
  })

  it('are those under a heading that says so, with their names or with kWh in front', () => {
    expect(used(['Energía'], ['Punta', '77 kWh'])).toEqual([[1, 77]])
    expect(used(['Lecturas'], ['Punta', '77 kWh'])).toEqual([[1, 77]])
    expect(used(['Energía'], ['kWh 77 69 141'])).toEqual(three)
    expect(used(['Energía'], ['Algo 77 69 141'])).toEqual([])
    expect(used(['Potencia'], ['Punta', '77 kWh'])).toEqual([])
  })

  it('are those of a column of used kWh, beside another of what is fed in', () => {
    const table: PrintedRows = [
      ['Periodo', 'Consumo (kWh)', 'Excedentes (kWh)'],
      ['Punta', '77', '20'],
      ['Valle', '141', '60'],
    ]
    expect(used(...table)).toEqual([
      [1, 77],
      [3, 141],
    ])
    expect(fedIn(...table)).toEqual([
      [1, 20],
      [3, 60],
    ])
  })
})

describe('kWh that were fed in', () => {
  it('stand beside the name of their band, by their own words or under a heading', () => {
    expect(fedIn(['Excedentes punta', '20 kWh'], ['Vertido valle', '60 kWh'])).toEqual([
      [1, 20],
      [3, 60],
    ])
    expect(fedIn(['Excedentes'], ['Punta', '20 kWh'])).toEqual([[1, 20]])
    expect(fedIn(['Energía'], ['Punta', '20 kWh'])).toEqual([])
    expect(fedIn(['Consumo punta', '20 kWh'])).toEqual([])
  })

  it('are none with their price or their amount in the row', () => {
    expect(fedIn(['Excedentes punta', '20 kWh x 0,06 €/kWh', '-1,20 €'])).toEqual([])
    expect(fedIn(['Importe de excedentes punta', '20 kWh'])).toEqual([])
  })
})
