import { describe, expect, it } from 'vitest'
import { linesOf } from './lines-with-context.ts'
import { rowsOf } from './page-rows.ts'
import { type PageText, placeOn } from './page-text.ts'
import { pricedLines } from './priced-lines.ts'

/** A page of words at their places: x of each cell, a row every 14 units. */
function pageOf(rows: readonly (readonly [number, string])[][]): PageText {
  const items = rows.flatMap((cells, at) =>
    cells.map(([x, text]) => ({
      text,
      certainty: 1,
      box: { x, y: 40 + 14 * at, width: 4.6 * text.length, height: 9 },
    })),
  )
  return { page: 1, width: 595, height: 842, items }
}

const textsOf = (page: PageText) => rowsOf([page]).map(({ text }) => text)

describe('columns of a page', () => {
  it('are read one after the other where both say things of their own, each under its own heading', () => {
    const page = pageOf([
      [
        [40, 'Excedentes'],
        [320, 'Término variable'],
      ],
      [
        [40, 'Vertido 120 kWh'],
        [320, 'Punta 80 kWh'],
      ],
      [
        [40, 'Compensado 110 kWh'],
        [320, 'Valle 160 kWh'],
      ],
    ])
    expect(textsOf(page)).toEqual([
      'Excedentes',
      'Vertido 120 kWh',
      'Compensado 110 kWh',
      'Término variable',
      'Punta 80 kWh',
      'Valle 160 kWh',
    ])
    const last = rowsOf([page]).at(-1)
    expect(last && placeOn(page, last.box).box.x).toBeCloseTo(320 / 595)
  })

  it('are rows of a table where one side goes on with what the other began', () => {
    const labels = pageOf([
      [
        [40, 'Término de potencia P1'],
        [300, '4,6 kW x 29 días x 0,09 €/kW día'],
        [520, '12,01 €'],
      ],
      [
        [40, 'Consumo electricidad P1'],
        [300, '88 kWh x 0,18 €/kWh'],
        [520, '15,84 €'],
      ],
      [
        [40, 'Bono social'],
        [520, '0,55 €'],
      ],
    ])
    expect(textsOf(labels)).toHaveLength(3)
    const readings = pageOf([
      [
        [40, 'Lectura anterior 12.044 kWh'],
        [300, 'Lectura actual 12.105 kWh'],
      ],
      [
        [40, 'Lectura anterior llano 10.871 kWh'],
        [300, 'Lectura actual llano 10.926 kWh'],
      ],
    ])
    expect(textsOf(readings)).toHaveLength(2)
    const priced = pageOf([
      [
        [40, 'Energía punta 71 kWh'],
        [300, 'Precio punta 0,18 €/kWh'],
      ],
      [
        [40, 'Energía llano 64 kWh'],
        [300, 'Precio llano 0,13 €/kWh'],
      ],
    ])
    expect(textsOf(priced)).toHaveLength(2)
  })

  it('hold a number each where they touch', () => {
    const page = pageOf([
      [
        [40, 'Punta'],
        [200, '3000'],
        [200 + 4 * 4.6, '111.22'],
      ],
    ])
    expect(textsOf(page)).toEqual(['Punta  3000 111.22'])
    expect(linesOf(rowsOf([page]))[0]?.quantities.map(({ value }) => value)).toEqual([3000, 111.22])
  })

  it('are one number where a print sets letters by themselves', () => {
    const letters = [...'1234,56'].map((letter, at) => [200 + 4.6 * at, letter] as const)
    expect(textsOf(pageOf([letters]))).toEqual(['1234,56'])
  })

  it('give an amount in the middle of a name and its calculation to the name, and leave what stands beside it', () => {
    const at = (y: number, x: number, text: string) => ({
      text,
      certainty: 1,
      box: { x, y, width: 4.6 * text.length, height: 9 },
    })
    const items = [
      at(40, 200, 'Término de potencia P1'),
      at(46.5, 520, '14,93 €'),
      at(46.5, 40, 'Titular'),
      at(53, 200, '4,6 kW x 30 días x 0,108163 €/kW día'),
      at(66, 200, 'Término de potencia P2'),
      at(72.5, 520, '6,91 €'),
      at(79, 200, '6,9 kW x 30 días x 0,033392 €/kW día'),
    ]
    const rows = rowsOf([{ page: 1, width: 595, height: 842, items }])
    expect(rows.map(({ text }) => text)).toEqual([
      'Término de potencia P1  14,93 €',
      'Titular',
      '4,6 kW x 30 días x 0,108163 €/kW día',
      'Término de potencia P2  6,9 kW x 30 días x 0,033392 €/kW día  6,91 €',
    ])
    expect(pricedLines(linesOf(rows)).map(({ period, amount, eur }) => [period, amount, eur])).toEqual([
      [1, 4.6, 14.93],
      [2, 6.9, 6.91],
    ])
  })
})
