import { describe, expect, it } from 'vitest'
import type { PrintedRows } from '#tests/bills/page-of-rows.ts'
import { closing, energy, factOf, meter, parts, power, settle, tax } from '#tests/bills/settled.ts'

/** Of these parts and their VAT. */
const total = 61.95

describe('a bill whose lines make its total', () => {
  it('has every amount sure, its place, and says that they agree', () => {
    const { facts, totalMatchesLines } = settle(...parts, ...closing(51.2))
    expect(totalMatchesLines).toBe(true)
    expect(Object.entries(facts).map(([name, { value, confidence }]) => [name, value, confidence])).toEqual([
      ['totalEur', total, 0.97],
      ['vatPct', 21, 0.97],
      ['vatEur', 10.75, 0.97],
      ['powerTermEur', 10.44, 0.96],
      ['energyTermEur', 37.5, 0.96],
      ['electricityTaxEur', 2.45, 0.95],
      ['meterEur', 0.81, 0.95],
      ['electricityTaxPct', 5.11269632, 0.85],
    ])
    expect(facts.totalEur?.place).toMatchObject({ page: 1 })
    expect(facts.electricityTaxPct?.place).toMatchObject({ page: 1 })
  })

  it('takes off what was fed in and adds the social bonus and the services', () => {
    const { facts, totalMatchesLines } = settle(
      ...power,
      energy,
      ['Compensación excedentes', '100 kWh x 0,050000 €/kWh', '-5,00 €'],
      ['Financiación bono social', '', '0,57 €'],
      tax,
      meter,
      ['Servicio de mantenimiento', '', '3,50 €'],
      ['Asistencia', '', '2,00 €'],
      ...closing(52.27),
    )
    expect(totalMatchesLines).toBe(true)
    expect([facts.compensationEur, facts.bonusFundingEur].map((fact) => [fact?.value, fact?.confidence])).toEqual([
      [5, 0.95],
      [0.57, 0.95],
    ])
    expect(facts.servicesEur).toEqual({ value: 5.5, confidence: 0.95 })
  })

  it('has no services where it names none', () => {
    expect(settle(...parts, ...closing(51.2)).facts.servicesEur).toBeUndefined()
  })
})

describe('the printed lines', () => {
  const linesOf = (...rows: PrintedRows) =>
    settle(...rows).lines.map(({ kind, eur: amount, isAfterVat }) =>
      isAfterVat === undefined ? [kind, amount] : [kind, amount, isAfterVat],
    )
  const ofParts = [
    ['power', 10.44],
    ['energy', 37.5],
    ['electricity-tax', 2.45],
    ['meter', 0.81],
  ]

  it('are the parts, the taxes and the total, in the words of the bill and where they stand', () => {
    const { lines } = settle(...parts, ...closing(51.2))
    expect(lines.map(({ kind, eur: amount }) => [kind, amount])).toEqual([...ofParts, ['vat', 10.75], ['total', total]])
    expect(lines.map(({ label }) => label).slice(3)).toEqual([
      'Alquiler equipos de medida',
      'IVA 21 %',
      'Total factura',
    ])
    expect(lines.map(({ place }) => place.page)).toEqual(lines.map(() => 1))
    const heights = lines.map(({ place }) => place.box.y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  it('say of a discount or a gift that no tax is on it', () => {
    const beforeTotal = closing(51.2).slice(0, 2)
    expect(linesOf(...parts, ...beforeTotal, ['Descuento', '', '-5,00 €'], ['Total factura', '', '56,95 €'])).toEqual([
      ...ofParts,
      ['discount', -5, true],
      ['vat', 10.75],
      ['total', 56.95],
    ])
    expect(linesOf(...parts, ...beforeTotal, ['Donativo', '', '1,00 €'], ['Total factura', '', '62,95 €'])).toEqual([
      ...ofParts,
      ['other', 1, true],
      ['vat', 10.75],
      ['total', 62.95],
    ])
  })

  it('say nothing of the kind of a discount or a gift before the tax', () => {
    expect(linesOf(...parts, ['Descuento', '', '-5,00 €'], ['Donativo', '', '1,00 €'], ...closing(47.2))).toEqual([
      ...ofParts,
      ['discount', -5],
      ['other', 1],
      ['vat', 9.91],
      ['total', 57.11],
    ])
  })

  it('say it of no service, nor where no base is printed that would tell', () => {
    const beforeTotal = closing(51.2).slice(0, 2)
    expect(
      linesOf(...parts, ...beforeTotal, ['Servicio de asistencia', '', '1,00 €'], ['Total factura', '', '62,95 €']),
    ).toContainEqual(['service', 1])
    expect(
      linesOf(...parts, ['IVA 21 %', '10,75 €'], ['Descuento', '', '-5,00 €'], ['Total factura', '', '56,95 €']),
    ).toContainEqual(['discount', -5])
  })

  it('have what a wallet pays behind the taxes, and the total that is left to pay', () => {
    expect(
      linesOf(
        ...parts,
        ...closing(51.2, 'Importe total'),
        ['Monedero usado en esta factura', '', '-7,00 €'],
        ['Total a pagar', '', '54,95 €'],
      ),
    ).toEqual([...ofParts, ['vat', 10.75], ['discount', -7, true], ['total', 54.95]])
  })

  it('are those of a bill without a total as well', () => {
    expect(linesOf(...parts, ...closing(51.2).slice(0, 2))).toEqual([...ofParts, ['vat', 10.75]])
    expect(linesOf(...parts)).toEqual(ofParts)
  })
})

describe('the total', () => {
  it('of several is the one that base and tax make', () => {
    const owed = ['Total pendiente', '', '91,95 €']
    expect(factOf('totalEur', ...parts, owed, owed, ...closing(51.2))).toEqual([total, 0.97])
    expect(factOf('totalEur', ...parts, ...closing(51.2), owed, owed)).toEqual([total, 0.97])
  })

  it('is the one that two rates make, with or without their bases', () => {
    const service = ['Servicio de asistencia', '', '10,00 €']
    const wrong = ['Total', '', '99,99 €']
    const bases = [
      ['IVA 10 %', '51,20 €', '5,12 €'],
      ['IVA 21 %', '10,00 €', '2,10 €'],
    ]
    const alone = [
      ['IVA 10 %', '5,12 €'],
      ['IVA 21 %', '2,10 €'],
    ]
    for (const vat of [bases, alone]) {
      const rows = [...parts, service, ...vat, wrong, wrong, ['Total', '', '68,42 €']]
      expect(factOf('totalEur', ...rows)).toEqual([68.42, 0.97])
      expect(factOf('vatEur', ...rows)).toEqual([7.22, 0.97])
      expect(factOf('vatPct', ...rows)).toEqual([10, 0.97])
    }
  })

  it('without a name is an amount that base and tax make, less sure as more may come behind it', () => {
    const { facts, totalMatchesLines } = settle(...parts, ...closing(51.2, 'Todo junto'))
    expect([facts.totalEur?.value, facts.totalEur?.confidence]).toEqual([total, 0.85])
    expect(totalMatchesLines).toBe(true)
  })

  it('without a name is no number that is not printed with cents, or is no money', () => {
    const beforeTotal = closing(51.2).slice(0, 2)
    expect(factOf('totalEur', ...parts, ...beforeTotal, ['Consumo medio de 61,95 kWh'])).toBeUndefined()
    expect(factOf('totalEur', ...parts, ...beforeTotal, ['Todo junto 61,950'])).toBeUndefined()
  })

  it('is replaced by the one that the lines make where what is called so is none', () => {
    const rows = [...parts, ['Total', '', '12,34 €'], ...closing(51.2, 'Todo junto')]
    expect(factOf('totalEur', ...rows)?.[0]).toBe(total)
  })

  it('that nothing proves is the bill’s by name, else the one that stands there most often', () => {
    const often = ['Total', '', '91,95 €']
    expect(factOf('totalEur', ...power, energy, often, often, ['Total factura', '', '61,95 €'])).toEqual([61.95, 0.7])
    expect(factOf('totalEur', ...power, energy, ['Total', '', '61,95 €'], often, often)).toEqual([91.95, 0.85])
    expect(factOf('totalEur', ...power, energy)).toBeUndefined()
  })

  it('that its own tax makes is sure though the lines do not make it', () => {
    const rows = [...power, energy, ...closing(51.2)]
    expect(factOf('totalEur', ...rows)).toEqual([total, 0.97])
    expect(settle(...rows).totalMatchesLines).toBe(false)
  })
})

describe('lines that do not make the total', () => {
  const wrong = [...parts, ...closing(51.2).slice(0, 2), ['Total factura', '', '71,95 €']]

  it('are said not to, once both terms are among them', () => {
    expect(settle(...wrong).totalMatchesLines).toBe(false)
    expect(settle(...wrong.filter((row) => row !== energy)).totalMatchesLines).toBeNull()
    expect(settle(...wrong.slice(2)).totalMatchesLines).toBeNull()
  })

  it('are said nothing of without a total', () => {
    expect(settle(...parts, ...closing(51.2).slice(0, 2)).totalMatchesLines).toBeNull()
    expect(settle(...parts, ['Total factura', '', '71,95 €']).totalMatchesLines).toBeNull()
  })

  it('are read, and none of them is sure', () => {
    const { facts } = settle(...wrong, ['Servicio de asistencia', '', '2,00 €'], ['Bono social', '', '0,57 €'])
    expect(Object.entries(facts).map(([name, { value, confidence }]) => [name, value, confidence])).toEqual([
      ['totalEur', 71.95, 0.7],
      ['vatPct', 21, 0.75],
      // Its base is printed beside it.
      ['vatEur', 10.75, 0.97],
      ['powerTermEur', 10.44, 0.75],
      ['energyTermEur', 37.5, 0.75],
      ['bonusFundingEur', 0.57, 0.75],
      ['electricityTaxEur', 2.45, 0.75],
      ['meterEur', 0.81, 0.75],
      ['servicesEur', 2, 0.7],
      ['electricityTaxPct', 5.11269632, 0.85],
    ])
  })
})

describe('the tax', () => {
  it('of the islands has a rate that is said, and not sure', () => {
    const rows = [...parts, ['IGIC 3 %', '51,20 €', '1,54 €'], ['Total factura', '', '52,74 €']]
    expect(factOf('vatPct', ...rows)).toEqual([3, 0.85])
    expect(factOf('vatEur', ...rows)).toEqual([1.54, 0.97])
    const ceuta = [...parts, ['IPSI 1 %', '51,20 €', '0,51 €'], ['Total factura', '', '51,71 €']]
    expect(factOf('vatPct', ...ceuta)).toEqual([1, 0.85])
  })

  it('without a base is sure by the total that it makes, or by lines that make the rest', () => {
    const alone = ['IVA 21 %', '10,75 €']
    expect(factOf('vatEur', alone, ['Total factura', '', '61,95 €'])).toEqual([10.75, 0.97])
    expect(factOf('vatEur', ...parts, alone, ['Descuento', '', '-5,00 €'], ['Total factura', '', '56,95 €'])).toEqual([
      10.75, 0.97,
    ])
    expect(factOf('vatEur', alone, ['Total factura', '', '71,95 €'])).toEqual([10.75, 0.75])
    expect(factOf('vatEur', alone)).toEqual([10.75, 0.75])
  })

  it('that only a sentence names has a rate and no amount', () => {
    const { facts } = settle(...parts, ['Impuestos incluidos, IVA del 21 %'], ['Total factura', '', '61,95 €'])
    expect(facts.vatPct).toEqual({ value: 21, confidence: 0.8 })
    expect(facts.vatEur).toBeUndefined()
    expect(settle(...parts).facts.vatPct).toBeUndefined()
  })

  it('on electricity is no rate of six percent or more', () => {
    const rateOf = (rate: string) => factOf('electricityTaxPct', ['Impuesto eléctrico', `${rate} % s/ 47,94`, '2,45 €'])
    expect(rateOf('5,11')).toEqual([5.11, 0.85])
    expect(rateOf('6,00')).toBeUndefined()
    expect(factOf('electricityTaxPct', ['Impuesto eléctrico', '', '2,45 €'])).toBeUndefined()
  })
})
