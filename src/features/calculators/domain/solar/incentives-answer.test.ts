import { describe, expect, it } from 'vitest'
import { ask as askFor, barsOf, figureOf, inWords, plain } from '#tests/calculator-answer.ts'

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
    for (const id of ['aid', 'net']) expect(inWords(figureOf(answer, id).values)).toMatchObject({ date })
    expect(inWords(answer.assumptions[0]?.values)).toEqual({ date })
  })

  it('are three taxes: an amount with its date, or what is known instead', () => {
    const taxes = (given: Record<string, string>) =>
      ask(given).headline.map(({ id, value, none, values }) => [id, none ? inWords(values).name : value])
    expect(taxes({})).toEqual([
      ['irpf', 500],
      ['ibi', 'ibi-town'],
      ['icio', 'icio-town'],
    ])
    expect(taxes({ town: 'malaga', ibiEur: '600', finished: 'this-year' })).toEqual([
      ['irpf', 500],
      ['ibi', 270],
      ['icio', 'icio-town'],
    ])
    expect(taxes({ service: 'battery' })).toEqual([
      ['irpf', 'no-irpf'],
      ['ibi', 'no-ibi'],
      ['icio', 'no-icio'],
    ])
    expect(taxes({ service: 'heat-pump', finished: 'this-year' })[0]).toEqual(['irpf', 'irpf-efficiency-20'])
    expect(taxes({ resident: 'no' })[0]).toEqual(['irpf', 'no-irpf'])
    const state = (given: Record<string, string>) => inWords(figureOf(ask(given), 'irpf').values).state
    expect([state({}), state({ finished: 'this-year' })]).toEqual(['if-in-time', 'known'])
  })

  it('are in sum what is given and what is left to pay', () => {
    const given = ask({ finished: 'this-year' })
    expect(inWords(figureOf(given, 'aid').values)).toMatchObject({ aid: '€500', price: '€8,000' })
    expect(['aid', 'net'].map((id) => figureOf(given, id).value)).toEqual([500, 7500])
  })

  it('never leave less than nothing to pay', () => {
    const given = ask({ finished: 'this-year', town: 'malaga', ibiEur: '50000', priceEur: '100' })
    expect(figureOf(given, 'aid').value).toBeGreaterThan(100)
    expect(figureOf(given, 'net').value).toBe(0)
  })

  it('name the law of each amount that is known, with its date, and of no other', () => {
    const sources = (given: Record<string, string>) => ask(given).headline.flatMap((figure) => figure.sources ?? [])
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

describe('its bars', () => {
  it('are of works finished in time and on the date that was asked, where they differ', () => {
    const answer = ask({ priceEur: '3000' })
    expect(barsOf(answer, 'dates').map(({ word, value, isChosen }) => [word, value, isChosen])).toEqual([
      ['by-date', 300, false],
      ['your-date', 0, true],
    ])
    expect(inWords(answer.charts[0]?.values)).toEqual({ by: '31 Dec 2026', most: '€300', own: '€0' })
  })

  it('are one where the date makes no difference', () => {
    const bars = barsOf(ask({ finished: 'this-year' }), 'dates')
    expect(bars.map(({ word, value, isChosen }) => [word, value, isChosen])).toEqual([['by-date', 500, true]])
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
