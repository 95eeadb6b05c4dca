import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { type AmountOptions, amountOptions } from './amount-options.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import { pricedLines } from './priced-lines.ts'

const ofPages = (...pages: PrintedRows[]) => {
  const lines = printedLinesOf(...pages)
  return amountOptions(labelledAmounts(lines), pricedLines(lines))
}
const optionsOf = (...rows: PrintedRows) => ofPages(rows)
const amounts = (options: AmountOptions[keyof AmountOptions]) => options.map(({ eur }) => eur)
const energyOf = (...rows: PrintedRows) => amounts(optionsOf(...rows).energy)
const extrasOf = (...rows: PrintedRows) => optionsOf(...rows).extras.map(({ kind, eur }) => [kind, eur])

/** 27.87 € of energy. */
const bands = [
  ['Término de energía P1', '64 kWh 0,169204 €/kWh', '10,83 €'],
  ['Término de energía P2', '58 kWh 0,117730 €/kWh', '6,83 €'],
  ['Término de energía P3', '121 kWh 0,084419 €/kWh', '10,21 €'],
]
const fee = ['Coste de gestión', '', '2,31 €']
const sumOf = (eur: string) => ['Total término de energía', '', eur]

describe('what a term may be', () => {
  it('is the sum of its lines, in the words and at the place of the first', () => {
    const { energy } = optionsOf(...bands)
    expect(energy).toMatchObject([{ kind: 'energy', eur: 27.87, sighting: { eur: 27.87, count: 1 } }])
    expect(energy[0]?.sighting?.label).toMatch(/^Término de energía P1/)
    expect(energy[0]?.sighting?.line.row.page.page).toBe(1)
    expect(optionsOf(...bands).power).toEqual([])
  })

  it('is its lines without those that a second page repeats, where all of them are too much', () => {
    expect(amounts(ofPages(bands, bands).energy)).toEqual([55.74, 27.87])
    expect(amounts(ofPages([...bands, ...bands]).energy)).toEqual([55.74])
  })

  it('is one of the amounts that are called so, or all of them together', () => {
    expect(energyOf(['Energía del mercado', '', '17,50 €'], ['Energía, margen', '', '20,00 €'])).toEqual([
      17.5, 20, 37.5,
    ])
    expect(energyOf(['Energía', '', '17,50 €'])).toEqual([17.5])
    // Nothing beside something is no second amount.
    expect(energyOf(['Energía', '', '17,50 €'], ['Energía reactiva', '', '0,00 €'])).toEqual([17.5, 0])
  })

  it('is its lines with one or all of the amounts that stand beside them: tolls and the cost of energy', () => {
    expect(energyOf(...bands, ['Energía reactiva', '', '5,00 €'], ['Energía de otros', '', '4,00 €'])).toEqual([
      27.87, 5, 4, 32.87, 31.87, 36.87,
    ])
    expect(energyOf(...bands, ['Energía reactiva', '', '0,00 €'])).toEqual([27.87, 0])
  })

  it('is no more than its lines where their sum is printed; what else is called so may be an amount of its own', () => {
    const { energy, extras } = optionsOf(...bands, sumOf('27,87 €'), ['Energía reactiva', '', '5,00 €'])
    expect(amounts(energy)).toEqual([27.87, 5])
    expect(extras.map(({ kind, eur }) => [kind, eur])).toEqual([['other', 5]])
  })

  it('has no more than eight amounts', () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((eur) => [`Energía de ${'abcdefghi'[eur]}`, '', `${eur},00 €`])
    expect(energyOf(...many)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('a sum below the lines of a term', () => {
  it('is the term where it is the lines and all that stands between', () => {
    expect(energyOf(...bands, fee, sumOf('30,18 €'))).toEqual([30.18])
    expect(energyOf(...bands, fee, ['Energía por bandas', '', '27,87 €'], sumOf('30,18 €'))).toEqual([30.18])
    expect(energyOf(...bands, fee, ['Cuota de servicio', '', '1,00 €'], sumOf('31,18 €'))).toEqual([31.18])
  })

  it('does not count what stands above the lines', () => {
    expect(energyOf(['Asistencia', '', '1,00 €'], ...bands, fee, sumOf('30,18 €'))).toEqual([30.18])
    expect(energyOf(sumOf('30,18 €'), ...bands, fee)).toEqual([27.87, 30.18, 58.05])
  })

  it('is the term though it stands above the lines too, or right below them the lines have a sum of their own', () => {
    expect(energyOf(sumOf('30,18 €'), ...bands, fee, sumOf('30,18 €'))).toEqual([30.18])
    expect(energyOf(...bands, ['Energía por bandas', '', '27,87 €'], fee, sumOf('30,18 €'))).toEqual([30.18])
  })

  it.each([
    ['it leaves something between them out', [fee, ['Asistencia', '', '1,00 €']], '30,18 €'],
    ['nothing stands between them', [], '30,18 €'],
    ['a service of the same amount stands between them', [fee, ['Asistencia', '', '30,18 €']], '30,18 €'],
    ['a discount stands between them', [['Descuento', '', '-2,31 €']], '25,56 €'],
    ['a discount stands between them with what it takes off', [fee, ['Descuento', '', '-1,00 €']], '29,18 €'],
    ['nothing is paid between them', [fee, ['Descuento', '', '0,00 €']], '30,18 €'],
    ['the meter stands between them', [['Alquiler de contador', '', '0,81 €']], '28,68 €'],
    ['the social bonus stands between them', [fee, ['Financiación bono social', '', '0,57 €']], '30,75 €'],
    ['a tax stands between them', [['Impuesto eléctrico', '', '1,42 €']], '29,29 €'],
    ['VAT stands between them', [['IVA 21 %', '', '5,85 €']], '33,72 €'],
  ])('is one choice of several where %s', (_, between, sum) => {
    const options = energyOf(...bands, ...between, sumOf(sum))
    expect(options[0]).toBe(27.87)
    expect(options).toContain(Number(sum.slice(0, 5).replace(',', '.')))
  })

  it('is none of the next page', () => {
    expect(amounts(ofPages(bands, [fee, sumOf('30,18 €')]).energy)[0]).toBe(27.87)
    // Deeper on the page before is not below.
    expect(amounts(ofPages([200, fee, sumOf('30,18 €')], bands).energy)[0]).toBe(27.87)
  })

  it('is that of the power as well', () => {
    const { power } = optionsOf(
      ['Potencia P1', '4,600 kW x 30 días x 0,073782 €/kW día', '10,18 €'],
      ['Potencia P2', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €'],
      ['Servicio de gestión', '', '1,00 €'],
      ['Total potencia', '', '11,44 €'],
    )
    expect(amounts(power)).toEqual([11.44])
  })
})

describe('a line that is paid by the same kWh and is none of the term', () => {
  const banded = bands.slice(0, 2)
  const mechanism = ['Energía mecanismo', '122 kWh 0,010000 €/kWh', '1,22 €']

  it('is left out and may be an amount of its own, where the lines that name a band make the printed term', () => {
    const { energy, extras } = optionsOf(...banded, mechanism, sumOf('17,66 €'))
    expect(amounts(energy)).toEqual([17.66])
    expect(extras).toMatchObject([{ kind: 'other', eur: 1.22, sighting: { eur: 1.22, count: 1 } }])
    expect(extras[0]?.sighting?.label).toMatch(/^Energía mecanismo/)
  })

  it.each(['mecanismo ibérico', 'tope del gas', 'donativo solidario', 'aportación'])(
    'is known by the word %s',
    (word) => {
      const one = ['Energía consumida', '122 kWh 0,100000 €/kWh', '12,20 €']
      const options = optionsOf(one, [`Energía ${word}`, '122 kWh 0,010000 €/kWh', '1,22 €'], sumOf('12,20 €'))
      expect(amounts(options.energy)).toEqual([12.2])
    },
  )

  it('is part of it where all lines make the printed term, or nothing is printed', () => {
    expect(energyOf(...banded, mechanism, sumOf('18,88 €'))).toEqual([18.88])
    expect(energyOf(...banded, mechanism)).toEqual([18.88])
    expect(extrasOf(...banded, mechanism)).toEqual([])
  })
})

describe('what is fed in', () => {
  const fedIn = ['Excedentes', '200 kWh 0,060000 €/kWh', '-12,00 €']
  const used = (kwh: number, eur: string) => ['Energía consumida', `${kwh} kWh 0,100000 €/kWh`, eur]

  it('is money off, by its line or by its name', () => {
    expect(optionsOf(used(200, '20,00 €'), fedIn).surplus).toMatchObject([
      { kind: 'surplus', eur: -12, sighting: { eur: -12, count: 1, certainty: 1 } },
    ])
    expect(amounts(optionsOf(['Compensación de excedentes', '', '12,00 €']).surplus)).toEqual([-12])
    expect(amounts(optionsOf(['Compensación de excedentes', '', '-12,00 €']).surplus)).toEqual([-12])
    expect(optionsOf(used(200, '20,00 €')).surplus).toEqual([])
    expect(optionsOf(['Compensación de excedentes', '', '0,00 €']).surplus).toEqual([])
  })

  it('brings no more than what is used costs', () => {
    const { surplus } = optionsOf(used(100, '10,00 €'), fedIn)
    expect(surplus.map(({ kind, eur }) => [kind, eur])).toEqual([
      ['surplus', -12],
      ['surplus', -10],
    ])
    expect(amounts(optionsOf(used(120, '12,00 €'), fedIn).surplus)).toEqual([-12])
    expect(amounts(optionsOf(['Energía', '', '0,00 €'], fedIn).surplus)).toEqual([-12])
  })
})

describe('the electricity tax', () => {
  const optionsOfTax = (...rows: PrintedRows) => amounts(optionsOf(...rows)['electricity-tax'])

  it('is the last amount of its row, or else one before it', () => {
    expect(optionsOfTax(['Impuesto eléctrico 5,11269632 %', '20,00 €', '1,02 €'])).toEqual([1.02, 20])
    const [first] = optionsOf(['Impuesto eléctrico 5,11269632 %', '20,00 €', '1,02 €'])['electricity-tax']
    expect(first?.sighting).toMatchObject({ eur: 1.02, count: 1, label: 'Impuesto eléctrico 5,11269632 %' })
  })

  it('is both lines together over the day its rate changes, and not where a rate is said twice', () => {
    const before = ['Impuesto eléctrico 0,5 %', '20,00 €', '0,10 €']
    const after = ['Impuesto eléctrico 5,11269632 %', '30,00 €', '1,53 €']
    expect(optionsOfTax(before, after)).toEqual([0.1, 20, 1.53, 30, 1.63])
    expect(optionsOfTax(after, ['Impuesto eléctrico 5,11269632 %', '20,00 €', '1,02 €'])).toEqual([1.53, 30, 1.02, 20])
  })

  it('is nothing where no line says it', () => {
    expect(optionsOfTax(['Alquiler de contador', '', '0,81 €'])).toEqual([])
  })
})

describe('the social bonus and the meter', () => {
  it('are what is called so, equal amounts once and no more than five', () => {
    const options = optionsOf(
      ['Financiación bono social', '', '0,57 €'],
      ['Financiación bono social', '', '0,57 €'],
      ['Financiación bono social', '', '0,67 €'],
      ...[1, 2, 3, 4, 5, 6].map((eur) => ['Alquiler de contador', '', `${eur},00 €`]),
    )
    expect(amounts(options['bonus-funding'])).toEqual([0.57, 0.67])
    expect(amounts(options.meter)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('amounts that take part only if the sum needs them', () => {
  it('are services, discounts, which take off whatever their sign, and what nothing is known of', () => {
    expect(
      extrasOf(
        ['Asistencia', '', '3,00 €'],
        ['Descuento', '', '2,00 €'],
        ['Descuento por bono social', '', '-4,00 €'],
        ['Donativo', '', '1,00 €'],
        ['Gas natural', '', '9,00 €'],
      ),
    ).toEqual([
      ['service', 3],
      ['discount', -2],
      ['bonus-discount', -4],
      ['other', 1],
      ['other', 9],
    ])
  })

  it('may be what a rate makes of a base', () => {
    expect(extrasOf(['Donativo 6 % s/ 81,78 €', '', '4,91 €'])).toEqual([['other', 4.91]])
    const [part] = optionsOf(['Donativo', '', '1,00 €']).extras
    expect(part?.sighting).toMatchObject({ eur: 1, count: 1, certainty: 1, label: 'Donativo' })
  })

  it.each<[string, ...PrintedRows]>([
    ['of two amounts', ['Dos cosas', '1,00 €', '5,50 €']],
    ['of nothing', ['Donativo', '', '0,00 €']],
    ['without a word', ['ab', '', '6,00 €']],
    ['of earlier months', ['Histórico de consumo'], ['Enero', '', '33,00 €']],
    ['owed from before', ['Saldo anterior', '', '7,00 €']],
    ['that another amount holds already', ['Peajes', '', '8,00 €']],
    ['paid before', ['Pagado a cuenta', '', '8,00 €']],
    ['of a deposit', ['Fianza', '', '8,00 €']],
  ])('are none %s', (_, ...rows) => {
    expect(extrasOf(...rows)).toEqual([])
  })

  it('are known by initials as well, and gas by whatever stands beside its name', () => {
    expect(extrasOf(['O.N.G.', '', '6,00 €'])).toEqual([['other', 6]])
    expect(extrasOf(['Peaje de gas', '', '8,00 €'])).toEqual([['other', 8]])
  })

  it('are not the lines of a term', () => {
    expect(extrasOf(...bands)).toEqual([])
  })

  it('are no more than nine', () => {
    const many = [...'abcdefghijkl'].map((name, at) => [`Asistencia ${name}`, '', `${at + 1},50 €`])
    expect(extrasOf(...many)).toHaveLength(9)
  })
})
