import { describe, expect, it } from 'vitest'
import { rowsOf } from './page-rows.ts'

type Cells = readonly (readonly [x: number, text: string])[]
/** The rows of a page with these cells, one row every 14 units or at the height that stands first. */
function textsOf(...rows: readonly (Cells | readonly [y: number, Cells])[]) {
  const items = rows.flatMap((row, at) => {
    const [y, cells] = typeof row[0] === 'number' ? (row as [number, Cells]) : [40 + 14 * at, row as Cells]
    return cells.map(([x, text]) => ({ text, certainty: 1, box: { x, y, width: 4.6 * text.length, height: 9 } }))
  })
  return rowsOf([{ page: 1, width: 595, height: 842, items }]).map(({ text }) => text)
}
const left = (text: string) => [40, text] as const
const right = (text: string, x = 320) => [x, text] as const
const [out, back] = ['Vertido 120 kWh', 'Compensado 110 kWh']
const [peak, valley] = ['Punta 80 kWh', 'Valle 160 kWh']

describe('two columns', () => {
  it('are read one after the other where each says two things of its own', () => {
    expect(textsOf([left(out), right(peak)], [left(back), right(valley)])).toEqual([out, back, peak, valley])
    // A point or two beside the edge is the same column.
    expect(textsOf([left(out), right(peak)], [left(back), right(valley, 325)])).toEqual([out, back, peak, valley])
  })

  it('begin above where the right one alone has a row more', () => {
    expect(textsOf([right('Resumen')], [left(out), right(peak)], [left(back), right(valley)])).toEqual([
      ...[out, back, 'Resumen', peak, valley],
    ])
    expect(textsOf([left('Resumen')], [left(out), right(peak)], [left(back), right(valley)])).toEqual([
      ...['Resumen', out, back, peak, valley],
    ])
    expect(
      textsOf([10, [right('Resumen')]], [40, [left(out), right(peak)]], [54, [left(back), right(valley)]]),
    ).toEqual([...['Resumen', out, back, peak, valley]])
  })

  it('go on below where one of them does, row by row, and not behind a gap', () => {
    const both = [
      [left(out), right(peak)],
      [left(back), right(valley)],
    ]
    expect(textsOf(...both, [left('Otro 3 kWh')])).toEqual([out, back, 'Otro 3 kWh', peak, valley])
    expect(textsOf(...both, [90, [left('Otro 3 kWh')]])).toEqual([out, back, peak, valley, 'Otro 3 kWh'])
    expect(textsOf(...both, [100, [left('Otro 3 kWh'), right('Más 4 kWh')]])).toEqual([
      ...[out, back, peak, valley, 'Otro 3 kWh  Más 4 kWh'],
    ])
  })

  it('end where a row stands across them', () => {
    const across = 'Una frase larga que cruza toda la página de un lado a otro sin parar'
    expect(textsOf([left(out), right(peak)], [left(back), right(valley)], [left(across)])).toEqual([
      ...[out, back, peak, valley, across],
    ])
  })

  it('may have values below their names at the side', () => {
    expect(
      textsOf(
        [left(out), right('Titular')],
        [left(back), right('1234')],
        [left('Otro 3 kWh'), right('Referencia')],
        [left('Cosa 5 kWh'), right('98765')],
      ),
    ).toEqual([out, back, 'Otro 3 kWh', 'Cosa 5 kWh', 'Titular', '1234', 'Referencia', '98765'])
  })
})

describe('a product beside a row of words', () => {
  const made = '80 kWh x 0,10 €/kWh 8,00 €'
  const around = (...words: Cells) => [
    [left(out), right('Energía punta 8 kWh')],
    [...words, right(made)],
    [left(back), right(valley)],
  ]

  it('is of another column where the words are a heading', () => {
    expect(textsOf(...around(left('Potencia contratada')))).toEqual([
      ...[out, 'Potencia contratada', back, 'Energía punta 8 kWh', made, valley],
    ])
  })

  it('is what they cost where they say more, or say it in two columns', () => {
    const isTogether = (...words: Cells) =>
      textsOf(...around(...words)).some((text) => text.endsWith(made) && text !== made)
    expect(isTogether(left('Potencia contratada en este mes'))).toBe(true)
    expect(isTogether(left('Consumo facturado en este mes.'))).toBe(true)
    expect(isTogether(left('Consumo facturado en este mes'))).toBe(false)
    expect(isTogether(left('Energía'), [200, 'del mes'])).toBe(true)
    expect(isTogether(left('Otras cosas de este mismo mes, por ejemplo'))).toBe(false)
  })
})

describe('a table', () => {
  it.each<[string, Cells[]]>([
    [
      'one thing said twice beside names with values',
      [
        [left('Hola'), right('Titular')],
        [left('Vertido 120 kWh'), right('1234')],
        [left('Hola'), right('Referencia')],
        [left('Vertido 110 kWh'), right('98765')],
      ],
    ],
    ['one row of both sides alone', [[left(out), right(peak)], [left(back)], [right(valley)]]],
    [
      'the same thing said twice on the left',
      [
        [left(out), right(peak)],
        [left('Vertido 110 kWh'), right(valley)],
      ],
    ],
    [
      'the same thing said twice on the right',
      [
        [left(out), right(peak)],
        [left(back), right('Punta 160 kWh')],
      ],
    ],
    [
      'a right side without a common edge',
      [
        [left(out), right(peak)],
        [left(back), right(valley, 330)],
      ],
    ],
    [
      'words alone on the right',
      [
        [left(out), right('Nada que ver')],
        [left(back), right('Otra cosa')],
      ],
    ],
    [
      'words alone on the left',
      [
        [left('Vertido'), right(peak)],
        [left('Compensado'), right(valley)],
      ],
    ],
    [
      'products behind what they are of',
      [
        [left('Energía punta'), right('80 kWh x 0,10 €/kWh 8,00 €')],
        [left('Energía valle'), right('90 kWh x 0,10 €/kWh 9,00 €')],
      ],
    ],
    [
      'prices behind kWh',
      [
        [left('Energía punta 71 kWh'), right('Precio punta 0,12 €/kWh')],
        [left('Energía valle 90 kWh'), right('Precio valle 0,09 €/kWh')],
      ],
    ],
    [
      'amounts behind prices',
      [
        [left('Energía punta a 0,12 €/kWh'), right('Parte punta 7,12 €')],
        [left('Energía valle a 0,09 €/kWh'), right('Parte valle 9,09 €')],
      ],
    ],
    [
      'a reading behind a reading',
      [
        [left('Lectura anterior punta 12044'), right('Lectura actual punta 12105')],
        [left('Desde llano 10871'), right('Hasta llano 10926')],
      ],
    ],
    [
      'an edge near the border of the page',
      [
        [left('a 1 kWh'), [130, peak]],
        [left('b 2 kWh'), [130, valley]],
      ],
    ],
  ])('is %s', (_, rows) => {
    expect(textsOf(...rows)).toEqual(rows.map((cells) => cells.map(([, text]) => text).join('  ')))
  })
})
