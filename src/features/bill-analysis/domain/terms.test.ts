import { describe, expect, it } from 'vitest'
import { factsOf } from '#tests/bills/page-of-rows.ts'

const head = [['Factura de electricidad'], ['CUPS: ES0031405012345678RX'], ['Peaje 2.0TD']]

describe('a term whose sum stands below its lines', () => {
  it('is the printed sum where it is the lines by band and all that stands between', () => {
    const facts = factsOf([
      ...head,
      ['Término de energía P1', '64 kWh 0,169204 €/kWh', '10,83 €'],
      ['Término de energía P2', '58 kWh 0,117730 €/kWh', '6,83 €'],
      ['Término de energía P3', '121 kWh 0,084419 €/kWh', '10,21 €'],
      ['Coste de gestión', '243 kWh 0,009500 €/kWh', '2,31 €'],
      ['Total término de energía', '', '30,18 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(30.18)
  })

  it('stays the lines where what stands between them and another amount does not make it', () => {
    const facts = factsOf([
      ...head,
      ['Término de energía P1', '64 kWh 0,169204 €/kWh', '10,83 €'],
      ['Término de energía P2', '58 kWh 0,117730 €/kWh', '6,83 €'],
      ['Término de energía P3', '121 kWh 0,084419 €/kWh', '10,21 €'],
      ['Servicio de mantenimiento', '', '3,95 €'],
      ['Energía reactiva', '', '30,18 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(27.87)
  })
})

describe('a sum below the energy and its tax', () => {
  it('is not the energy: the tax is no part of it', () => {
    const facts = factsOf([
      ...head,
      ['Energía consumida', '287 kWh x 0,149900 €/kWh', '43,02 €'],
      ['Impuesto sobre electricidad', '', '2,20 €'],
      ['TOTAL ENERGÍA', '', '45,22 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(43.02)
  })
})

describe('a sum below energy and what was fed in', () => {
  it('is not the energy: something was taken off it', () => {
    const facts = factsOf([
      ...head,
      ['Consumo de red:', '236 kWh × 0,142900 €/kWh', '33,72 €'],
      ['Compensación de excedentes:', '318,42 kWh × -0,060000 €/kWh', '-19,11 €'],
      ['Total energía después de compensar', '', '14,61 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(33.72)
  })
})

describe('a sentence of the kWh by band', () => {
  it('says the bands, and behind them what they are together', () => {
    const facts = factsOf([
      ...head,
      ['Sus consumos desagregados han sido punta: 77 kWh; llano: 69 kWh; valle: 141 kWh. Consumo total de esta'],
      ['factura: 287 kWh (lecturas reales).'],
      ['Sus consumos desagregados han sido punta: 77 kWh; llano: 69 kWh; valle: 141 kWh. Consumo total: 287 kWh'],
    ])
    expect([facts.energyP1Kwh?.value, facts.energyP2Kwh?.value, facts.energyP3Kwh?.value]).toEqual([77, 69, 141])
    expect(facts.energyTotalKwh?.value).toBe(287)
  })
})

describe('terms in running sentences', () => {
  it('are read though a line ends between a price and what it is paid for', () => {
    const facts = factsOf([
      ...head,
      ['Por la potencia contratada se facturan 10,50 €: en punta 2,300 kW durante 28 días a 0,101370'],
      ['€/kW y día, que hacen 6,53 €, y en valle 3,450 kW durante 28 días a 0,041096 €/kW y día, que hacen'],
      ['3,97 €.'],
      ['Por la energía consumida, 146 kWh en total, se facturan 18,30 €: 39 kWh en punta a 0,174500'],
      ['€/kWh (6,81 €), 33 kWh en llano a 0,128500 €/kWh (4,24 €) y 74 kWh en valle a 0,098000 €/kWh'],
      ['(7,25 €).'],
    ])
    expect([facts.powerTermEur?.value, facts.energyTermEur?.value]).toEqual([10.5, 18.3])
    expect([facts.powerP1Kw?.value, facts.powerP2Kw?.value]).toEqual([2.3, 3.45])
    expect([facts.energyP1Kwh?.value, facts.energyP2Kwh?.value, facts.energyP3Kwh?.value]).toEqual([39, 33, 74])
  })

  it('name peak and valley by day and night', () => {
    const facts = factsOf([
      ...head,
      [
        'Tienes contratados 4,6 kW de día y 3,45 kW de noche: 4,6 kW × 31 días × 0,095890 €/kW y día, más 3,45 kW × 31 días ×',
        '',
        '16,60 €',
      ],
      ['0,027397 €/kW y día.'],
    ])
    expect([facts.powerP1Kw?.value, facts.powerP2Kw?.value]).toEqual([4.6, 3.45])
  })
})

describe('amounts half a line below their products', () => {
  const bill = (p3: string) =>
    factsOf([
      ...head,
      ['Titular: Joanna', 'Peaje 2.0TD'],
      ['Producto: Classic 24h', 'P1 Punta: 3,3 kW'],
      ['Días: 33', 'P2 Valle: 3,3 kW'],
      ...[
        ['Término de energía P1: 42 kWh x 0,164900 €/kWh', '6,93 €', 'Energy term, peak'],
        ['Término de energía P2: 39 kWh x 0,164900 €/kWh', '6,43 €', 'Energy term, shoulder'],
        ['Término de energía P3: 96 kWh x 0,164900 €/kWh', p3, 'Energy term, off-peak'],
      ].flatMap(([made = '', amount = '', words = '']) => [[made], -8, ['', '', amount], -8, [words]]),
    ]).energyTermEur?.value

  it('are the amounts of the products that they are', () => {
    expect(bill('15,83 €')).toBe(29.19)
  })
  it('are none of another one', () => {
    expect(bill('18,83 €')).not.toBe(32.19)
  })
})

describe('the electricity tax', () => {
  it('is no energy where its least rate for a kWh is printed', () => {
    const facts = factsOf([
      ...head,
      ['Punta', '44 kWh · 0,171 €/kWh', '7,52 €'],
      ['Llano', '39 kWh · 0,121 €/kWh', '4,72 €'],
      ['Valle', '118 kWh · 0,097 €/kWh', '11,45 €'],
      ['Impuesto eléctrico', '', '0,20 €'],
      ['Tipo mínimo 1 €/MWh · 201 kWh', '', '0,20 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(23.69)
  })
})

describe('the rate of VAT', () => {
  it('is none where two rates charge energy, whose sum a summary calls VAT as well, and no line takes the place of another', () => {
    const facts = factsOf([
      ...head,
      ['Término de potencia', '', '24,10 €'],
      ['Término de energía', '', '49,67 €'],
      ['Bono social', '', '0,60 €'],
      ['Cuota de gestión', '', '3,06 €'],
      ['Alquiler de equipos', '', '0,82 €'],
      ['Impuesto especial electricidad', '', '2,40 €'],
      ['IVA (10 % y 21 %)', '', '13,33 €'],
      ['TOTAL FACTURA', '', '93,98 €'],
      ['IVA 10 %', '32,81 €', '3,28 €'],
      ['IVA 21 %', '47,84 €', '10,05 €'],
      ['Consumo de los últimos 12 meses: 4.958 kWh. Importe de peajes y cargos en esta factura: 41,27 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(49.67)
    expect(facts.vatPct).toBeUndefined()
  })

  it('is not said where rows without its name charge another rate as well', () => {
    const rows = [
      ...head,
      ['Energía consumida 176 kWh x 0,14 €/kWh', '', '24,64 €'],
      ['Hasta 21/03: 10 % de', '21,66 €', '2,17 €'],
      ['El IVA del 10 % se aplica desde marzo.'],
    ]
    expect(factsOf(rows).vatPct?.value).toBe(10)
    const discounted = [
      ...head,
      ['Energía consumida 176 kWh x 0,14 €/kWh', '', '24,64 €'],
      ['Descuento 10 % de', '24,60 €', '2,46 €'],
    ]
    expect(factsOf(discounted).vatPct).toBeUndefined()
    expect(factsOf([...rows, ['Desde 22/03: 21 % de', '13,08 €', '2,75 €']]).vatPct).toBeUndefined()
  })
})
