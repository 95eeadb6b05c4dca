import { describe, expect, it } from 'vitest'
import { type PrintedRows, printedLinesOf } from '#tests/bills/page-of-rows.ts'
import { bandSums } from './band-rows.ts'
import { kwhOfBlocks } from './kwh-blocks.ts'
import { labelledKwh } from './labelled-kwh.ts'

const read = (value: string) => ({ value, confidence: 0.96 })
const period = { periodStart: read('2026-02-05'), periodEnd: read('2026-03-07') }
const blocksOf = (rows: PrintedRows, known: Parameters<typeof kwhOfBlocks>[2] = period) => {
  const lines = printedLinesOf(rows)
  const sightings = labelledKwh(lines, 'energy')
  const { added, isInBlock } = kwhOfBlocks(sightings, lines, known)
  return { added: added.map((one) => [one.period, one.kwh]), inBlock: sightings.map(isInBlock) }
}
const block = (from: string, to: string, peak: number, valley: number) => [
  [`Consumo del ${from} al ${to}`],
  ['Consumo punta', `${peak} kWh`],
  ['Consumo valle', `${valley} kWh`],
]
const first = block('05/02/2026', '23/02/2026', 22, 61)

describe('kWh of two blocks of days', () => {
  it('add up where the blocks follow on each other and are the period', () => {
    const next = block('23/02/2026', '07/03/2026', 17, 37)
    expect(blocksOf([...first, ...next])).toEqual({
      added: [
        [1, 39],
        [3, 98],
      ],
      inBlock: [true, true, true, true],
    })
    expect(blocksOf([...first, ...block('24/02/2026', '07/03/2026', 17, 37)]).added).toHaveLength(2)
  })

  it.each([
    ['days are missing between them', block('25/02/2026', '07/03/2026', 17, 37)],
    ['they share days', block('22/02/2026', '07/03/2026', 17, 37)],
    ['the second ends on another day', block('23/02/2026', '06/03/2026', 17, 37)],
    ['there is only one', []],
  ])('do not where %s', (_, next) => {
    expect(blocksOf([...first, ...next])).toMatchObject({ added: [] })
  })

  it('do not where the period is another, or not known', () => {
    const rows = [...first, ...block('23/02/2026', '07/03/2026', 17, 37)]
    expect(blocksOf(rows, {}).added).toEqual([])
    expect(blocksOf(rows, { ...period, periodStart: read('2026-02-06') }).added).toEqual([])
  })

  it('are those of a band that both have, and none of what stands above them or under the whole period', () => {
    const next = block('23/02/2026', '07/03/2026', 17, 37).slice(0, 2)
    const rows: PrintedRows = [
      ['Consumo llano', '31 kWh'],
      ...first,
      ...next,
      ['Consumo del 05/02/2026 al 07/03/2026'],
      ['Consumo valle', '98 kWh'],
    ]
    expect(blocksOf(rows)).toEqual({ added: [[1, 39]], inBlock: [false, true, true, true, false] })
  })
})

describe('rows of months under the three bands', () => {
  const sumsOf = (...rows: PrintedRows) => bandSums(printedLinesOf(rows)).map(({ period: band, kwh }) => [band, kwh])
  const heading = ['Consumo kWh', 'P1 P2 P3']
  const [october, november] = [
    ['Octubre', '40 30 70'],
    ['Noviembre', '37 39 71'],
  ]
  const three = [
    [1, 77],
    [2, 69],
    [3, 141],
  ]

  it('end with what they come to', () => {
    expect(sumsOf(heading, october, november, ['Conjunto', '77 69 141'])).toEqual(three)
    expect(sumsOf(heading, october, november, ['Conjunto', '77 69 141 287'])).toEqual(three)
    expect(sumsOf(heading, october, november, ['Conjunto', '77 69 141'], ['Enero', '1 2 3'])).toEqual(three)
  })

  it.each<[string, PrintedRows]>([
    ['one row is no list', [heading, ['Octubre', '77 69 141'], ['Conjunto', '77 69 141']]],
    ['they do not add up', [heading, october, november, ['Conjunto', '77 69 142']]],
    ['their sum behind them is another', [heading, october, november, ['Conjunto', '77 69 141 299']]],
    ['something stands between them', [heading, october, ['Nota al pie'], november, ['Conjunto', '77 69 141']]],
    ['more than four numbers stand in a row', [heading, october, november, ['Conjunto', '77 69 141 287 5']]],
    ['the row is of euros', [heading, october, november, ['Conjunto', '77 € 69 € 141 €']]],
    ['it is of what was fed in', [heading, october, november, ['Excedentes', '77 69 141']]],
    ['the bands have another order', [['Consumo kWh', 'P1 P3 P2'], october, november, ['Conjunto', '77 69 141']]],
    ['the heading has a number', [['Consumo 5 kWh', 'P1 P2 P3'], october, november, ['Conjunto', '77 69 141']]],
    ['the heading is of money', [['Importe energía', 'P1 P2 P3'], october, november, ['Conjunto', '77 69 141']]],
    ['the heading says nothing', [['Meses', 'P1 P2 P3'], october, november, ['Conjunto', '77 69 141']]],
  ])('are none where %s', (_, rows) => {
    expect(sumsOf(...rows)).toEqual([])
  })

  it('are none that goes on on the next page', () => {
    const lines = printedLinesOf([heading, october], [november, ['Conjunto', '77 69 141']])
    expect(bandSums(lines)).toEqual([])
  })
})
