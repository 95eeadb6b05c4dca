import { describe, expect, it } from 'vitest'
import { ask as askFor, curvesOf, figureOf, inWords, numberIn, plain } from '#tests/calculator-answer.ts'

/** What the calculator of aid answers for each piece of work, town, date and owner, as it is read. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('solar-incentives', given)
const rowsOf = (given: Readonly<Record<string, string>>) => ask(given).tables[0]?.rows ?? []

describe('the verdict', () => {
  it.each([
    [{ finished: 'usual' }, 'hurry', 'depends', '€0', '€500'],
    [{ finished: 'this-year' }, 'gets', 'yes', '€500', '€500'],
    [{ finished: 'next-year', town: 'malaga', ibiEur: '600' }, 'hurry', 'depends', '€270', '€770'],
    [{ finished: 'this-year', service: 'ev-charger' }, 'gets', 'yes', '€600', '€600'],
    [{ resident: 'no' }, 'non-resident', 'no', '€0', '€0'],
    [{ resident: 'no', town: 'malaga', ibiEur: '600' }, 'gets', 'yes', '€270', '€270'],
    [{ service: 'heat-pump', finished: 'next-year' }, 'ask', 'depends', '€0', '€0'],
    [{ service: 'battery' }, 'nothing', 'no', '€0', '€0'],
  ] as const)('on %j is %s: %s', (given: Record<string, string>, id, tone, aid, more) => {
    const { verdict, tables } = ask(given)
    expect(verdict).toMatchObject({ id, tone })
    expect(inWords(verdict.values)).toEqual({ aid, more, by: '31 Dec 2026' })
    expect(tables.length).toBe(id === 'nothing' ? 0 : 1)
  })
})

describe('its figures', () => {
  it.each([
    ['usual', '19 Feb 2027'],
    ['this-year', '31 Dec 2026'],
    ['next-year', '31 Dec 2027'],
  ])('are for works finished %s, on %s', (finished, date) => {
    const answer = ask({ finished })
    for (const id of ['aid', 'net', 'share']) expect(inWords(figureOf(answer, id).values)).toMatchObject({ date })
    expect(inWords(answer.assumptions[0]?.values)).toEqual({ date })
  })

  it('are what is given, what is left to pay and its share, to a decimal where there is any', () => {
    const given = ask({ finished: 'this-year' })
    expect(inWords(figureOf(given, 'aid').values)).toMatchObject({ aid: '€500', price: '€8,000' })
    expect(['aid', 'net', 'share'].map((id) => figureOf(given, id).value)).toEqual([500, 7500, 0.0625])
    expect(figureOf(given, 'share').digits).toBe(1)
    const none = figureOf(ask(), 'share')
    expect([none.value, none.digits]).toEqual([0, 0])
  })

  it('never leave less than nothing to pay', () => {
    const given = ask({ finished: 'this-year', town: 'malaga', ibiEur: '50000', priceEur: '100' })
    expect(figureOf(given, 'aid').value).toBeGreaterThan(100)
    expect([figureOf(given, 'net').value, figureOf(given, 'share').value]).toEqual([0, 1])
  })

  it('name the law of each amount that is known, with its date, and of no other', () => {
    const sources = (given: Record<string, string>) => figureOf(ask(given), 'aid').sources ?? []
    const both = sources({ finished: 'this-year', town: 'malaga', ibiEur: '600' })
    expect(both.map(({ title }) => String(title).split(' ')[0])).toEqual(['Ley', 'Papelea:'])
    for (const { url, asOf } of both)
      expect([url?.startsWith('http'), /^20\d\d/.test(asOf ?? '')]).toEqual([true, true])
    expect(sources({ finished: 'this-year', town: 'malaga' })).toHaveLength(1)
    expect(sources({ service: 'heat-pump' })).toEqual([])
  })
})

describe('its table', () => {
  it('has a row for each aid: its name, its amount or that nobody knows it, and how sure it is', () => {
    const { columns, rows } = ask({ finished: 'this-year', town: 'malaga', ibiEur: '600' }).tables[0] ?? {
      columns: [],
      rows: [],
    }
    expect(columns).toEqual(['what', 'how-much', 'how-sure'])
    expect(rows.map(({ head, cells }) => [head, ...cells].map(plain))).toEqual([
      ['irpf-self-consumption', '€500.00', 'verified'],
      ['irpf-efficiency-40', 'open', 'verified'],
      ['irpf-efficiency-60', 'open', 'verified'],
      ['ibi-malaga', '€270.00', 'single-source'],
      ['icio-town', 'open', 'verified'],
    ])
    for (const { link } of rows) expect(link).toMatchObject({ title: expect.any(String), asOf: expect.any(String) })
  })

  it('lists the conditions of each, with their numbers, days and the town by name', () => {
    const [row] = rowsOf({ finished: 'this-year' })
    expect(row?.list?.map(plain)).toEqual([
      ...['tax-resident', 'enough-tax', 'own-property', 'no-cash', 'cie', 'paid-and-finished'],
    ])
    const heads = rowsOf({ finished: 'this-year', town: 'malaga', ibiEur: '600' })
    const valuesOf = (place: number) => {
      const head = heads[place]?.head
      return inWords(head && 'word' in head ? head.values : undefined)
    }
    expect(valuesOf(0)).toEqual({ town: 'town-malaga', percent: '10%', baseEur: '€5,000', by: '31 Dec 2026' })
    expect(valuesOf(3)).toMatchObject({ town: 'town-malaga', percent: '15%', years: '3' })
    expect(valuesOf(4)).toMatchObject({ url: expect.stringMatching(/^http/), maxPercent: '95%', for: 'sun' })
    for (const { head, list = [] } of heads)
      for (const condition of list)
        expect('word' in condition && condition.values).toEqual('word' in head ? head.values : undefined)
  })
})

describe('its remarks', () => {
  it('tell what came too late, whom to ask and what nobody gives any more', () => {
    const { remarks = [] } = ask({ town: 'estepona' })
    expect(remarks.map(({ id }) => id)).toEqual([
      'irpf-self-consumption-too-late',
      'irpf-efficiency-40-too-late',
      'ask-town-hall',
      'no-regional-grant',
      'no-regional-deduction',
    ])
    expect(remarks.map(({ sources }) => sources?.length)).toEqual([1, 1, undefined, 1, 1])
    expect(inWords(remarks[0]?.values)).toEqual({
      town: 'town-estepona',
      percent: '10%',
      baseEur: '€5,000',
      by: '31 Dec 2026',
      from: '1 Jan 2026',
    })
    expect(remarks[0]?.sources?.[0]?.url).toMatch(/^http/)
    // A town is called by its name.
    expect(inWords(remarks[2]?.values)).toEqual({ town: 'town-estepona', url: expect.stringMatching(/^http/) })
  })
})

describe('its curve', () => {
  it('grows to the base of the law and no further, with the price that was asked marked', () => {
    const answer = ask({ priceEur: '3000' })
    const { unit, xUnit, x, series, markX, values } = curvesOf(answer, 'cap')
    expect([unit, xUnit, x.length, x[0], x.at(-1), markX]).toEqual(['eur', 'eur', 21, 0, 10_000, 3000])
    const [known] = series
    expect([series.length, known?.word, known?.colour]).toEqual([2, 'this-year', 'agave'])
    // The visitor's own date is too late: a line of its own, on which the answer stands.
    expect([series[1]?.word, ...new Set(series[1]?.y)]).toEqual(['your-date', figureOf(answer, 'aid').value])
    expect([known?.y[0], known?.y[1], known?.y[10], known?.y[20]]).toEqual([0, 50, 500, 500])
    expect(inWords(values)).toEqual({ by: '31 Dec 2026', most: '€500', own: '€300', price: '€3,000' })
  })

  it('is one line where the date makes no difference', () => {
    const { series } = curvesOf(ask({ finished: 'this-year' }), 'cap')
    expect(series.map(({ word }) => word)).toEqual(['in-time'])
  })

  it.each([
    ['8000', 10_000],
    ['8001', 15_000],
    ['20000', 25_000],
    ['100', 10_000],
  ])('reaches beyond a price of %s €, to %i', (priceEur, end) => {
    const { x, values } = curvesOf(ask({ priceEur }), 'cap')
    expect(x.at(-1)).toBe(end)
    expect(x[1]).toBe(end / 20)
    expect(numberIn(values, 'price')).toBe(Number(priceEur))
  })
})

it.each([
  ['solar', 'lower-bills'],
  ['battery', 'independence'],
  ['ev-charger', 'ev-charging'],
  ['heat-pump', 'heating'],
  ['hot-water', 'hot-water'],
  ['air-conditioning', 'cooling'],
])('who asks about %s hands %s to the quote', (service, goal) => {
  expect(ask({ service, town: 'mijas' }).handOver).toEqual({ town: 'mijas', goals: [goal] })
})
