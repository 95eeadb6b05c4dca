import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { type Line, periodAt, positionIn, sectionOf, unitOf } from './lines-with-context.ts'

const linesOf = (...rows: PrintedRows) => printedLinesOf(rows)
const last = (...rows: PrintedRows): Line => {
  const line = linesOf(...rows).at(-1)
  if (!line) throw new Error('no line')
  return line
}
const unitsOf = (...rows: PrintedRows) => {
  const line = last(...rows)
  return line.quantities.map((_, index) => unitOf(line, index))
}
const bandsOf = (...rows: PrintedRows) => {
  const lines = linesOf(...rows)
  const line = lines.at(-1)
  return line?.quantities.map((_, index) => periodAt(line, index, lines.at(-2))?.period)
}

describe('what a part of a bill is about', () => {
  it.each([
    ['maxima', ['potencias maximas demandadas', 'maximetro', 'potencia max', 'pot. max']],
    ['history', ['historico de consumo', 'evolucion', 'ultimos 12 meses', 'consumo medio', 'ano anterior']],
    ['taxes', ['impuestos', 'iva', 'bono social', 'alquiler', 'base imponible', 'igic']],
    ['surplus', ['excedentes', 'energia vertida', 'autoconsumo', 'energia generada']],
    ['other', ['gas natural', 'servicio', 'seguro', 'descuento', 'emisiones']],
    ['readings', ['lecturas', 'lectura actual', 'numero de contador']],
    ['power', ['potencia', 'contratada: 4,6', 'termino fijo', 'pot. p1']],
    ['energy', ['energia', 'consumo', 'termino variable', 'electricidad consumida']],
    [undefined, ['punta', 'hola', 'planta']],
  ])('%s', (section, all) => {
    expect(all.map((words) => [words, sectionOf(words)])).toEqual(all.map((words) => [words, section]))
  })

  it('is told by the heading for the rows below it, until another begins', () => {
    const lines = linesOf(['Potencia'], ['Punta 4,6'], ['Energía'], ['Punta 77'])
    expect(lines.map(({ section, own }) => [section, own])).toEqual([
      ['power', 'power'],
      ['power', undefined],
      ['energy', 'energy'],
      ['energy', undefined],
    ])
    expect(linesOf(['Punta 77'])[0]?.section).toBe('other')
  })

  it('ends with a block of what is fed in where the next block of days or power begins', () => {
    const entry = ['Excedentes', '96 kWh * 0,040 €/kWh', '-3,84 €']
    const block = ['Del 23/02/2026 al 07/03/2026']
    expect(last(entry, block).section).toBe('other')
    expect(last(entry, ['P1 4,6 kW']).section).toBe('other')
    expect(last(entry, ['Punta 17 kWh']).section).toBe('surplus')
    // A heading is for all that follows.
    expect(last(['Excedentes'], block).section).toBe('surplus')
    expect(last(['Excedentes', '96 kWh'], block).section).toBe('surplus')
    expect(last(['Energía', '96 kWh * 0,040 €/kWh'], block).section).toBe('energy')
  })

  it('of a table with what is used and what is fed in beside each other is the meter', () => {
    expect(last(['Periodo', 'Consumo', 'Excedentes']).own).toBe('readings')
    expect(last(['Periodo', 'Consumo', 'Importe']).own).toBe('energy')
    expect(last(['Consumo', 'Excedentes']).own).toBe('surplus')
  })
})

describe('the unit of a number', () => {
  it('is its own', () => {
    expect(unitsOf(['Energía', '77 kWh x 0,15 €/kWh', '11,55 €'])).toEqual(['kwh', 'eur_kwh', 'eur'])
    expect(unitsOf(['Potencia', '4,6 kW x 30 días', '10,18 €'])).toEqual(['kw', 'days', 'eur'])
  })

  it.each([
    ['Consumo kWh', '77', 'kwh'],
    ['Potencia kW', '4,6', 'kw'],
    ['Precio €/kWh', '0,15', 'eur_kwh'],
    ['Precio €/kWh', '2,15', undefined],
    ['Precio €/kW año', '27,70', 'eur_kw_year'],
    ['Precio €/kW día', '0,07', 'eur_kw_day'],
    ['Precio €/kW', '0,07', 'eur_kw'],
    ['kW·día', '138,00', 'kw_days'],
    ['Importe', '11,55', 'eur'],
    ['Total (€)', '11,55', 'eur'],
    ['Días', '30', 'days'],
    ['Nº días', '30', 'days'],
    ['Lectura anterior', '12044', 'reading'],
    ['Lectura actual', '12105', 'reading'],
    ['Diferencia de consumo', '61', 'kwh'],
    ['Consumo', '61', 'kwh'],
  ])('is that of the column %s', (heading, number, unit) => {
    expect(unitsOf(['Concepto', heading, 'Total'], ['Punta', number])).toEqual([unit])
  })

  it('is scaled where a column’s price is for a thousand kWh or in cents', () => {
    const inEuros = (heading: string, number: string) =>
      last(['Concepto', heading, 'Total'], ['Punta', number]).quantities[0]
    expect(inEuros('Precio €/MWh', '150,00')).toMatchObject({ unit: 'eur_kwh', value: 0.15 })
    expect(inEuros('Precio c€/kWh', '15,00')).toMatchObject({ unit: 'eur_kwh', value: 0.15 })
    expect(inEuros('Precio cts/kWh', '15,00')).toMatchObject({ unit: 'eur_kwh', value: 0.15 })
  })

  it('is not that of a column of another page, or far above', () => {
    const heading = ['Concepto', 'Consumo kWh', 'Total']
    const row = ['Punta', '77']
    const fill = (many: number) => Array.from({ length: many }, () => ['Otro texto más'])
    expect(unitsOf(heading, ...fill(15), row)).toEqual(['kwh'])
    expect(unitsOf(heading, ...fill(16), row)).toEqual([undefined])
    const line = printedLinesOf([heading], [row]).at(-1)
    expect(line && unitOf(line, 0)).toBeUndefined()
    expect(unitOf(last(row), 5)).toBeUndefined()
  })

  it('is not that of a column for a number in a sentence', () => {
    expect(unitsOf(['Concepto', 'Consumo kWh', 'Total'], ['Punta', 'quedan 77 todavía'])).toEqual([undefined])
  })
})

describe('the band of a number', () => {
  it('is the last one named before it, else its column’s, else the row above’s', () => {
    expect(bandsOf(['Punta 77 kWh, valle 141 kWh'])).toEqual([1, 3])
    expect(bandsOf(['Consumo', 'Punta kWh', 'Valle kWh'], ['Mes', '77', '141'])).toEqual([1, 3])
    expect(bandsOf(['Valle'], ['141 kWh'])).toEqual([3])
    expect(bandsOf(['Punta', 'Valle'], ['77 kWh', '141 kWh'])).toEqual([1, 3])
    expect(bandsOf(['Valle 12'], ['141 kWh'])).toEqual([undefined])
    expect(bandsOf(['141 kWh'])).toEqual([undefined])
  })

  it('may be named behind it', () => {
    expect(bandsOf(['101 kWh (P1) y 48 kWh (P3)'])).toEqual([1, 3])
    expect(bandsOf(['3,4 kW en punta y 2,9 kW en valle'])).toEqual([1, 3])
    expect(bandsOf(['48 kWh han sido en horas punta, 52 kWh en las horas llano'])).toEqual([1, 2])
  })

  it('is none behind an amount or the word total', () => {
    expect(bandsOf(['Punta 77 kWh 11,55 € 141 kWh'])).toEqual([1, 1, undefined])
    expect(bandsOf(['Punta 77 kWh, total 141 kWh'])).toEqual([1, undefined])
  })
})

it('a number stands where its cell and its letters say', () => {
  const line = last(['Energía', '77 kWh', '11,55 €'])
  expect(line.quantities.map((quantity) => line.plain.slice(positionIn(line, quantity)))).toEqual([
    '77 kwh  11,55 €',
    '11,55 €',
  ])
})
