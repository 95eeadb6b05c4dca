import { describe, expect, it } from 'vitest'
import { factsOf } from '#tests/bills/page-of-rows.ts'
import { closing, parts } from '#tests/bills/settled.ts'

const head = [['Factura de electricidad'], ['CUPS: ES0031405012345678RX'], ['Peaje 2.0TD']]
type Rows = Parameters<typeof factsOf>[0]
const bandsOf = (rows: Rows) => {
  const { energyP1Kwh, energyP2Kwh, energyP3Kwh } = factsOf([...head, ...rows])
  return [energyP1Kwh, energyP2Kwh, energyP3Kwh].map((one) => one?.value)
}

describe('rows of months under the three bands', () => {
  const months = [
    ['Octubre', '40 30 70'],
    ['Noviembre', '37 39 71'],
  ]

  it('are the last one, where those above add up to it', () => {
    expect(bandsOf([['Consumo kWh', 'P1 P2 P3'], ...months, ['Conjunto', '77 69 141']])).toEqual([77, 69, 141])
    expect(bandsOf([['Consumo kWh', 'P1 P2 P3'], ...months, ['Conjunto', '77 69 141 287']])).toEqual([77, 69, 141])
  })

  it.each([
    ['they do not add up', 'Consumo kWh', 'P1 P2 P3', '77 69 149'],
    ['their sum behind them is another', 'Consumo kWh', 'P1 P2 P3', '77 69 141 299'],
    ['a band is missing', 'Consumo kWh', 'P1 P3', '77 69 141'],
    ['the heading speaks of power', 'Potencia maxima', 'P1 P2 P3', '77 69 141'],
    ['the heading speaks of the past', 'Historial de consumo kWh', 'P1 P2 P3', '77 69 141'],
  ])('are nothing sure where %s', (_, heading, bands, last) => {
    const { energyP1Kwh } = factsOf([
      ...head,
      [heading, bands],
      ...months,
      ['Conjunto', last],
      ['Energía consumida', '312 kWh x 0,149900 €/kWh', '46,77 €'],
    ])
    expect(energyP1Kwh?.confidence ?? 0).toBeLessThan(0.9)
    expect(energyP1Kwh?.value).not.toBe(77)
  })
})

describe('bands beside a charge for all kWh', () => {
  const bands = [
    ['Consumo punta', '77 kWh'],
    ['Consumo llano', '69 kWh'],
    ['Consumo valle', '141 kWh'],
  ]
  const sureOf = (chargedKwh: number) =>
    factsOf([...head, ...bands, ['Energía consumida', `${chargedKwh} kWh x 0,149900 €/kWh`, '43,02 €']]).energyP1Kwh

  it('are sure where it is for as many', () => {
    expect(sureOf(287)?.value).toBe(77)
    expect(sureOf(287)?.confidence).toBeGreaterThan(0.9)
  })

  it('are doubted where it is for more than they make', () => {
    expect(sureOf(312)?.value).toBe(77)
    expect(sureOf(312)?.confidence).toBeLessThan(0.9)
  })
})

describe('what is fed into the grid', () => {
  const bill: Rows = [
    ['Factura de electricidad'],
    ['CUPS: ES0031405012345678DF'],
    ['Potencia contratada', '4,6 kW'],
    ['Impuesto eléctrico'],
    ['Energía consumida', '287 kWh x 0,149900 €/kWh', '43,02 €'],
  ]
  const surplusOf = (...rows: Rows) => {
    const { surplusKwh } = factsOf([...bill, ...rows])
    return surplusKwh && [surplusKwh.value, surplusKwh.confidence]
  }
  const priced = (kwh: number, eur: string, name = 'Excedentes compensados') => [
    name,
    `${kwh} kWh x 0,060000 €/kWh`,
    eur,
  ]
  const pricedBands: Rows = [
    priced(20, '-1,20 €', 'Excedentes punta'),
    priced(40, '-2,40 €', 'Excedentes llano'),
    priced(60, '-3,60 €', 'Excedentes valle'),
  ]
  const bands: Rows = [
    ['Excedentes punta', '20 kWh'],
    ['Excedentes llano', '40 kWh'],
    ['Excedentes valle', '60 kWh'],
  ]

  it.each<[string, Rows, [number, number] | undefined]>([
    ['is sure where its amount is its kWh times their price', [priced(120, '-7,20 €')], [120, 0.95]],
    ['is the sum of its bands', pricedBands, [120, 0.75]],
    ['is sure where that sum stands once more', [['Energía excedentaria', '120 kWh'], ...pricedBands], [120, 0.95]],
    ['is as doubtful where another stands there', [['Energía excedentaria', '130 kWh'], ...pricedBands], [120, 0.75]],
    ['is that sum once where a line of all of it stands below', [...pricedBands, priced(120, '-7,20 €')], [120, 0.85]],
    ['is no surer for the euros beside it', [['Energía excedentaria', '120 kWh', '7,20 €']], [120, 0.7]],
    ['is a total that stands there once', [['Energía excedentaria', '120 kWh']], [120, 0.7]],
    ['is a total with a minus before it', [['Energía excedentaria', '-120 kWh']], [120, 0.7]],
    [
      'is surer where it stands there twice',
      [
        ['Energía excedentaria', '120 kWh'],
        ['Excedentes vertidos a la red', '120 kWh'],
      ],
      [120, 0.85],
    ],
    ['is guessed from bands alone', bands, [120, 0.6]],
    ['is surer where a total is the sum of the bands', [...bands, ['Energía excedentaria', '120 kWh']], [120, 0.85]],
    ['is a total that bands do not make', [...bands, ['Energía excedentaria', '130 kWh']], [130, 0.7]],
    ['is not what the panels make', [['Energía generada y excedentes', '420 kWh']], undefined],
    [
      'is not what of a band is used at once',
      [
        ['Excedentes energía autoconsumida punta', '20 kWh'],
        ['Excedentes valle', '60 kWh'],
      ],
      [60, 0.6],
    ],
    ['is nothing where nothing is said', [], undefined],
  ])('%s', (_, rows, expected) => {
    expect(surplusOf(...rows)).toEqual(expected)
  })

  it.each<[string, Rows, [number, number]]>([
    ['is sure by its bands where their amounts take part in a sum that comes out', pricedBands, [120, 0.95]],
    [
      'is not sure by them where a band stands there twice',
      [
        priced(20, '-1,20 €', 'Excedentes punta'),
        priced(20, '-1,20 €', 'Excedentes punta'),
        priced(80, '-4,80 €', 'Excedentes valle'),
      ],
      [120, 0.75],
    ],
  ])('%s', (_, rows, expected) => {
    const { surplusKwh, compensationEur } = factsOf([...head, ...parts, ...rows, ...closing(44)])
    expect(compensationEur).toMatchObject({ value: 7.2, confidence: 0.95 })
    expect(surplusKwh).toMatchObject({ value: expected[0], confidence: expected[1] })
  })
})
