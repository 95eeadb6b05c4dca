import { describe, expect, it } from 'vitest'
import type { PrintedRows } from '#tests/bills/page-of-rows.ts'
import { closing, energy, factOf, meter, power, settle, tax } from '#tests/bills/settled.ts'

describe('a term of a bill whose lines make the total', () => {
  const others = [tax, meter, ...closing(51.2)]
  const sureOf = (name: 'powerTermEur' | 'energyTermEur', ...rows: PrintedRows) => factOf(name, ...rows, ...others)

  it('is sure by its lines, by its name, and by a sum that stands below them', () => {
    expect(sureOf('energyTermEur', ...power, energy)).toEqual([37.5, 0.96])
    expect(sureOf('powerTermEur', ['Potencia', '', '10,44 €'], ['Energía', '', '37,50 €'])).toEqual([10.44, 0.96])
    expect(
      sureOf(
        'energyTermEur',
        ...power,
        ['Energía punta', '', '17,50 €'],
        ['Energía llano', '', '20,00 €'],
        ['Energía total', '', '37,50 €'],
      ),
    ).toEqual([37.5, 0.96])
  })

  it('is not sure where its sum stands nowhere', () => {
    const bands = [
      ['Energía punta', '', '17,50 €'],
      ['Energía llano', '', '20,00 €'],
    ]
    expect(sureOf('energyTermEur', ...power, ...bands)).toEqual([37.5, 0.85])
    expect(sureOf('powerTermEur', ...power, ...bands)).toEqual([10.44, 0.96])
  })

  it('is not sure while an amount that is called so has no place in the sum', () => {
    expect(sureOf('energyTermEur', ...power, energy, ['Energía reactiva', '', '3,33 €'])).toEqual([37.5, 0.85])
    expect(sureOf('powerTermEur', ...power, energy, ['Energía reactiva', '', '3,33 €'])).toEqual([10.44, 0.96])
  })

  it.each([
    ['an unknown line by the kWh', ['Mecanismo ibérico', '250 kWh', '1,50 €']],
    ['a service by the kWh', ['Servicio de precio 250 kWh', '', '1,50 €']],
    ['an unknown line by the kW', ['Ajuste de la comercializadora 4,6 kW', '', '1,50 €']],
  ])('is not sure beside %s, which may be the rest of it', (_, row) => {
    const rows = [...power, energy, row, tax, meter, ...closing(52.7)]
    expect(factOf('energyTermEur', ...rows)).toEqual([37.5, 0.85])
    expect(settle(...rows).totalMatchesLines).toBe(true)
  })

  it('is sure beside such a line where its own sum is printed below its lines', () => {
    const rows = [...power, ['Total potencia', '', '10,44 €'], energy, ['Mecanismo ibérico', '250 kWh', '1,50 €']]
    expect(factOf('powerTermEur', ...rows, tax, meter, ...closing(52.7))).toEqual([10.44, 0.96])
    expect(factOf('energyTermEur', ...rows, tax, meter, ...closing(52.7))).toEqual([37.5, 0.85])
  })

  it('of several amounts that are called so is sure once their sum is printed anywhere', () => {
    const amounts = [
      ['Energía del mercado', '', '17,50 €'],
      ['Energía, margen de la oferta', '', '20,00 €'],
    ]
    expect(sureOf('energyTermEur', ...power, ...amounts)).toEqual([37.5, 0.85])
    expect(sureOf('energyTermEur', ...power, ...amounts, ['Lo que has usado', '', '37,50 €'])).toEqual([37.5, 0.96])
  })

  it('is sure beside a service that is not paid by the kWh', () => {
    const rows = [...power, energy, ['Servicio de asistencia', '', '1,50 €'], tax, meter, ...closing(52.7)]
    expect(factOf('energyTermEur', ...rows)).toEqual([37.5, 0.96])
  })
})

describe('a term of a bill whose lines do not make the total', () => {
  it('is less sure where it may be one of several amounts', () => {
    const rows = [...power, ['Energía consumida', '', '37,50 €'], ['Energía', '', '29,10 €']]
    expect(factOf('energyTermEur', ...rows)).toEqual([37.5, 0.6])
    expect(factOf('powerTermEur', ...rows)).toEqual([10.44, 0.75])
  })
})
