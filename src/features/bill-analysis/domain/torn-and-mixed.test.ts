import { describe, expect, it } from 'vitest'
import { factsOf } from '#tests/bills/page-of-rows.ts'

const cups = 'ES0031405012345678RX'

const head = [['Factura de electricidad'], [`CUPS: ${cups}`], ['Peaje 2.0TD']]

describe('a price that changes within the period of who feeds in', () => {
  it('counts the bands of the second block as used, though what was fed in stands above them', () => {
    const facts = factsOf([
      ...head,
      ['Periodo de facturación: del 05/02/2026 al 07/03/2026 (30 días)'],
      ['Energía'],
      ['Del 05/02/2026 al 23/02/2026 (18 días)'],
      ['Punta 22,00 kWh * 0,197 €/kWh', '', '4,33 €'],
      ['Llano 19,00 kWh * 0,122 €/kWh', '', '2,32 €'],
      ['Valle 61,00 kWh * 0,084 €/kWh', '', '5,12 €'],
      ['Excedentes -96,00 kWh * 0,040 €/kWh', '', '-3,84 €'],
      ['Del 23/02/2026 al 07/03/2026 (12 días)'],
      ['Punta 17,00 kWh * 0,204 €/kWh', '', '3,47 €'],
      ['Llano 12,00 kWh * 0,128 €/kWh', '', '1,54 €'],
      ['Valle 37,00 kWh * 0,089 €/kWh', '', '3,29 €'],
      ['Excedentes -71,00 kWh * 0,040 €/kWh', '', '-2,84 €'],
    ])
    expect(facts.energyP1Kwh?.value).toBe(39)
    expect(facts.energyP3Kwh?.value).toBe(98)
    expect(facts.surplusKwh?.value).toBe(167)
  })
})

describe('the code of the supply', () => {
  const below = (point: string) =>
    factsOf([
      ['Punto de suministro', 'Factura de electricidad'],
      [cups, 'Potencia contratada 3,45 kW'],
      [point, 'Energía consumida 276 kWh', '32,90 €'],
      ['Peaje 2.0TD'],
    ]).cups?.value

  it('goes on with the point of measure that a narrow column puts below it', () => {
    expect(below('0F')).toBe(`${cups}0F`)
  })
  it('ends where what stands below is something else', () => {
    expect(below('29640 Fuengirola')).toBe(cups)
  })
})

describe('what is said beside an amount', () => {
  const lines = [
    ['Periodo de facturación: del 05/02/2026 al 07/03/2026 (30 días)'],
    ['Potencia P1', '4,600 kW x 30 días x 0,073782 €/kW día', '10,18 €'],
    ['Potencia P2', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €'],
    ['Energía consumida', '250 kWh x 0,150000 €/kWh', '37,50 €'],
  ]

  it('the year of a law at a price of zero is no energy that was fed in', () => {
    const facts = factsOf([
      ...head,
      ...lines,
      ['Autoconsumo'],
      ['Excedentes compensados', '174 kWh x -0,090000 €/kWh', '-15,66 €'],
      ['Mecanismo ajuste RDL 10/2022', '0,000000 €/kWh', '0,00 €'],
    ])
    expect(facts.surplusKwh?.value).toBe(174)
  })

  it('what a wallet held before says nothing against what of it is used on this bill', () => {
    const facts = factsOf([
      ...head,
      ...lines,
      ['Impuesto eléctrico', '5,11269632 % s/ 47,94', '2,45 €'],
      ['IVA 21 %', '50,39 €', '10,58 €'],
      ['Importe con impuestos', '', '60,97 €'],
      ['Saldo de tu monedero usado en esta factura', '', '-9,40 €'],
      ['Saldo anterior 9,40 €. Saldo restante 0,00 €.'],
      ['Total a pagar 51,57 €'],
    ])
    expect(facts.totalEur?.value).toBe(51.57)
  })

  it('a sum of a term is no sum before tax', () => {
    const facts = factsOf([
      ...head,
      ...lines,
      ['Suma término de energía', '', '37,50 €'],
      ['Suma término de potencia', '', '10,44 €'],
      ['Impuesto eléctrico', '5,11269632 % s/ 47,94', '2,45 €'],
      ['Base imponible', '', '50,39 €'],
      ['IVA 21 %', '50,39 €', '10,58 €'],
      ['Total factura', '', '60,97 €'],
    ])
    expect([facts.powerTermEur, facts.energyTermEur].map((one) => [one?.value, (one?.confidence ?? 0) >= 0.9])).toEqual(
      [
        [10.44, true],
        [37.5, true],
      ],
    )
  })
})

describe('power without units, priced by the year', () => {
  it('is never a number with six decimals, though the valley costs less than one euro a year', () => {
    const facts = factsOf([
      ...head,
      ['Potencia (kW) por días y €/kW año'],
      ['P1', '5,000 × 28', '27,704413   10,63 €'],
      ['P2', '5,000 × 28', '0,725423   0,28 €'],
    ])
    expect([facts.powerP1Kw?.value, facts.powerP2Kw?.value]).toEqual([5, 5])
  })
})

describe('bands of a sentence', () => {
  it('what the meter shows is none of them', () => {
    const facts = factsOf([
      ...head,
      ['Por la energía que has consumido. 209 kWh × 0,165000 €/kWh.', '', '34,49 €'],
      ['Potencia contratada punta 4,6 kW, valle 4,6 kW'],
      ['Tu consumo, hora a hora'],
      [
        '48 kWh han sido en horas punta, 52 kWh en horas llano y 109 kWh en horas valle. La lectura de tu contador a final',
      ],
      ['de mes era de 1.877 kWh (punta), 1.620 kWh (llano) y 3.408 kWh (valle), todas reales.'],
    ])
    expect([facts.energyP1Kwh, facts.energyP2Kwh, facts.energyP3Kwh].map((one) => one?.value)).toEqual([48, 52, 109])
  })
})

describe('a formula below the name of its band', () => {
  it('keeps its band where a row of the column beside it stands between', () => {
    const band = (name: string, beside: string, kwh: string, eur: string) => [
      [`Energía ${name}`],
      ['', '', beside],
      [`${kwh} kWh x 0,129900 €/kWh`, eur],
    ]
    const facts = factsOf([
      ...head,
      ...band('punta', 'Total factura 29,83 €', '31,205', '4,05 €'),
      ...band('llano', 'Contador 20118834', '47,880', '6,22 €'),
      ...band('valle', 'Lecturas', '96,417', '12,52 €'),
    ])
    expect([facts.energyP1Kwh, facts.energyP2Kwh, facts.energyP3Kwh].map((one) => one?.value)).toEqual([
      31.205, 47.88, 96.417,
    ])
  })
})

describe('bands in Galician', () => {
  it('are named val, chá or chaira, and punta', () => {
    const facts = factsOf([
      ...head,
      ['Punta', '47 kWh x 0,191236 €/kWh', '8,99 €'],
      ['Chaira', '52 kWh x 0,121578 €/kWh', '6,32 €'],
      ['Val', '89 kWh x 0,092354 €/kWh', '8,22 €'],
    ])
    expect([facts.energyP1Kwh, facts.energyP2Kwh, facts.energyP3Kwh].map((one) => one?.value)).toEqual([47, 52, 89])
  })
})

describe('the contracted power in Catalan', () => {
  it('names peak and flat hours together', () => {
    const facts = factsOf([...head, ['Potències contractades: punta-pla 4,600 kW; vall 3,450 kW']])
    expect([facts.powerP1Kw?.value, facts.powerP2Kw?.value]).toEqual([4.6, 3.45])
  })
})

describe('power from a picture', () => {
  const read = (valleyKw: string, contract: string[][]) =>
    factsOf(
      [
        ...head,
        ...contract,
        ['Potencia punta 4,600 kW x 30 días x 0,073782 €/kW día', '', '10,18 €'],
        [`Potencia valle ${valleyKw} kW x 30 días x 0,001911 €/kW día`, '', '0,26 €'],
      ],
      'ocr',
    ).powerP2Kw

  it('is not sure where a misread digit would make the same cents', () => {
    const reading = read('4,500', [])
    expect(reading?.value).toBe(4.5)
    expect(reading?.confidence).toBeLessThan(0.9)
  })
  it('is sure where the other period, whose cents would differ, has the same', () => {
    expect(read('4,600', [])?.confidence).toBeGreaterThanOrEqual(0.9)
  })
})

describe('the first sheet of a bill, without code and tax', () => {
  it('is taken for electricity by its three bands', () => {
    const facts = factsOf([
      ['Periodo de facturación: del 12/02/2025 al 13/03/2025 (29 días)'],
      ['Información del consumo eléctrico'],
      ['Punta 78 kWh', 'Llano 64 kWh', 'Valle 131 kWh'],
      ['Total', '', '72,48 €'],
    ])
    expect(facts.energyP3Kwh?.value).toBe(131)
  })
})

describe('a name with its amount, and below it how the amount is made', () => {
  const bill = (powerEur: string) =>
    factsOf([
      ...head,
      ['Periodo de facturación: del 10/05/2025 al 09/06/2025 (30 días)'],
      ['Lo que cuesta la energía', '', '17,57 €'],
      ['148 kWh × 0,1187 €/kWh'],
      ['Potencia punta', '', powerEur],
      ['3,45 kW × 30 días × 0,073782 €'],
      ['Potencia valle', '', '0,20 €'],
      ['3,45 kW × 30 días × 0,001911 €'],
      ['Impuesto de la electricidad', '', '1,30 €'],
      ['5,11269632 % de 25,41 €'],
      ['IVA', '', '5,60 €'],
      ['21 % de 26,67 €'],
      ['Total', '', '32,31 €'],
    ])

  it('are read as one row', () => {
    const facts = bill('7,64 €')
    expect(facts.powerP1Kw?.value).toBe(3.45)
    expect(facts.powerP2Kw?.value).toBe(3.45)
    expect(facts.powerTermEur?.value).toBe(7.84)
    expect(facts.energyTermEur?.value).toBe(17.57)
    expect(facts.vatPct?.value).toBe(21)
  })

  it('are read as well where the amount stands in front of its name', () => {
    const facts = factsOf([
      ...head,
      ['Periodo de facturación: del 10/05/2025 al 09/06/2025 (30 días)'],
      ['17,57 €', 'Energía consumida'],
      ['148 kWh × 0,1187 €/kWh'],
      ['9,77 €', 'IVA'],
      ['21 % de 46,51 €'],
    ])
    expect(facts.energyTermEur?.value).toBe(17.57)
    expect(facts.vatPct?.value).toBe(21)
  })

  it('stay apart where the formula does not make the amount', () => {
    expect(bill('9,64 €').powerTermEur?.value).not.toBe(7.84)
  })
})

describe('a row with both readings and their difference', () => {
  it('is of the band that it names, whatever the columns of the table above are called', () => {
    const facts = factsOf([
      ...head,
      ['Concepto', 'Cantidad', 'Importe €'],
      ['Energía activa', '333 kWh', '36,46'],
      ['Contador 188203771', '12.01.26', '11.02.26'],
      ['Punta (R) 1.208', '1.311', '103'],
      ['Llano (R) 1.144', '1.225', '81'],
      ['Valle (R) 2.602', '2.751', '149'],
    ])
    expect(facts.energyP1Kwh?.value).toBe(103)
    expect(facts.energyP2Kwh?.value).toBe(81)
    expect(facts.energyP3Kwh?.value).toBe(149)
  })
})

describe('the total that a bill asks for', () => {
  it('is the one with VAT, though the sum before it is called a total too and the tax stands twice', () => {
    const facts = factsOf([
      ...head,
      ['TOTAL A PAGAR', '', '35,37 €'],
      ['Potencia facturada', '', '13,65 €'],
      ['Energía consumida', '', '25,64 €'],
      ['Compensación excedentes', '', '-15,62 €'],
      ['Financiación Bono Social', '', '0,57 €'],
      ['Impuesto sobre electricidad', '', '1,24 €'],
      ['Alquiler equipos de medida', '', '0,80 €'],
      ['Smart Solar Mantenimiento', '', '2,95 €'],
      ['IVA'],
      ['21% s/29,23', '', '6,14 €'],
      ['IMPORTE TOTAL', '', '29,23 €'],
      ['IVA', '21% s/29,23 €', '6,14 €'],
      ['TOTAL IMPORTE FACTURA', '', '35,37 €'],
    ])
    expect(facts.totalEur?.value).toBe(35.37)
  })
})
