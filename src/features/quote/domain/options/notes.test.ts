import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'

const made = (change: Partial<QuoteAnswers> = {}) => estimateQuote(villa(change), realContext)
const notesOf = (change: Partial<QuoteAnswers> = {}) => made(change).notes
const idsOf = (change: Partial<QuoteAnswers> = {}) => notesOf(change).map(({ id }) => id)
const none = { existingSystems: [] }

/** What each home is told, and the nearest home that is not. */
const cases: [id: string, told: Partial<QuoteAnswers>, not: Partial<QuoteAnswers>][] = [
  ['community-vote', { propertyType: 'apartment' }, {}],
  ['charger-notice', { propertyType: 'apartment', goals: ['ev-charging'] }, { goals: ['ev-charging'] }],
  ['charger-notice', { propertyType: 'apartment', goals: ['ev-charging'] }, { propertyType: 'apartment' }],
  [
    'charger-notice',
    { propertyType: 'apartment', goals: ['ev-charging'] },
    { propertyType: 'apartment', goals: ['ev-charging'], existingSystems: ['ev-charger'] },
  ],
  ['already-there', { goals: ['ev-charging'], existingSystems: ['ev-charger'] }, { goals: ['ev-charging'] }],
  ['one-heat-pump', { goals: ['heating', 'hot-water'] }, { goals: ['heating'] }],
  ['one-heat-pump', { goals: ['heating', 'hot-water'] }, { goals: ['hot-water'] }],
  [
    'one-heat-pump',
    { goals: ['heating', 'hot-water'] },
    { goals: ['heating', 'hot-water'], existingSystems: ['heat-pump'] },
  ],
  ['gas-not-counted', { goals: ['heating'], existingSystems: ['gas-boiler'] }, { goals: ['heating'], ...none }],
  ['gas-not-counted', { goals: ['hot-water'], existingSystems: ['gas-boiler'] }, { goals: ['hot-water'], ...none }],
  [
    'gas-not-counted',
    { goals: ['heating'], existingSystems: ['gas-boiler'] },
    { goals: ['heating'], existingSystems: ['gas-boiler', 'heat-pump'] },
  ],
  ['gas-not-counted', { goals: ['hot-water'], existingSystems: ['gas-boiler'] }, { existingSystems: ['gas-boiler'] }],
  ['old-heating-not-counted', { goals: ['heating'], ...none }, { goals: ['heating'], existingSystems: ['gas-boiler'] }],
  ['old-heating-not-counted', { goals: ['heating'], ...none }, { goals: ['hot-water'], ...none }],
  ['fuel-not-counted', { goals: ['ev-charging'] }, {}],
  ['fuel-not-counted', { goals: ['ev-charging'] }, { goals: ['ev-charging'], existingSystems: ['ev-charger'] }],
  ['pool-supposed', { goals: ['pool-heating'] }, { goals: ['pool-heating'], existingSystems: ['pool'] }],
  ['pool-supposed', { goals: ['pool-heating'] }, { goals: ['pool-heating'], existingSystems: ['pool-heating'] }],
  ['pool-supposed', { goals: ['pool-heating'] }, {}],
  ['comfort-goal', { goals: ['comfort'] }, {}],
  ['generator', { existingSystems: ['generator'] }, {}],
  ['extend-existing', { existingSystems: ['solar'] }, {}],
  ['other-tariff', { contractedPowerKw: 16 }, { contractedPowerKw: 15 }],
  ['no-panels', { roof: { areaM2: 0 } }, {}],
  ['roof-full', { roof: { areaM2: 18 } }, {}],
  ['roof-full', { roof: { areaM2: 18 } }, { roof: { areaM2: 0 } }],
  ['may-change-roof', {}, { roof: { areaM2: 0 } }],
  ['may-change-scaffold', {}, { roof: { areaM2: 0 } }],
  ['irpf-too-late', {}, { roof: { areaM2: 0 } }],
  ['irpf-charger-too-late', { goals: ['ev-charging'] }, {}],
  ['irpf-charger-too-late', { goals: ['ev-charging'] }, { goals: ['ev-charging'], existingSystems: ['ev-charger'] }],
  ['no-ibi-published', { town: 'sotogrande' }, {}],
  ['ask-town-hall', {}, { town: 'malaga' }],
  ['ask-town-hall', {}, { town: 'sotogrande' }],
  ['ask-town-hall', {}, { roof: { areaM2: 0 } }],
  [
    'some-over-budget',
    { budget: '5000-10000', monthlyBillEur: 400, goals: ['lower-bills', 'blackout-protection'] },
    {},
  ],
]

describe('a home is told what concerns it, and nothing else', () => {
  it.each(cases)('%s: %o, not %o', (id, told, not) => {
    expect(idsOf(told).filter((one) => one === id)).toHaveLength(1)
    expect(idsOf(not)).not.toContain(id)
  })

  it('every home: that it is an estimate first, what it does not hold last, and what may move the price', () => {
    const ids = idsOf()
    expect([ids[0], ids.at(-1), ids.at(-2)]).toEqual(['estimate-not-offer', 'not-included', 'vat-reduced'])
    expect(ids).toEqual(expect.arrayContaining(['may-change-board', 'may-change-cable']))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('with its figures and sources', () => {
    const one = (id: string, change: Partial<QuoteAnswers> = {}) => notesOf(change).find((note) => note.id === id)
    expect(one('other-tariff', { contractedPowerKw: 20 })?.values).toEqual({ kw: 20 })
    expect(one('no-ibi-published', { town: 'sotogrande' })?.source).toMatchObject({ url: expect.any(String) })
    expect(one('community-vote', { propertyType: 'apartment' })?.source?.asOf).toMatch(/^20\d\d-/)
    expect(one('vat-reduced')).toMatchObject({ values: { percent: 10 }, source: { asOf: expect.any(String) } })
    expect(one('generator', { existingSystems: ['generator'] })).toEqual({ id: 'generator', values: {} })
    const pool = one('pool-supposed', { goals: ['pool-heating'], poolM3: 33 })
    expect(pool?.values).toEqual({ m3: 33 })
  })

  it('which of its options is dearer than it said, and by what it said', () => {
    const change = { budget: '5000-10000', monthlyBillEur: 400, goals: ['lower-bills', 'blackout-protection'] } as const
    const { notes, options } = made({ ...change, goals: [...change.goals] })
    const dear = options.filter(({ priceCents }) => priceCents > 1_000_000).map(({ id }) => id)
    expect(dear.length).toBeGreaterThan(0)
    expect(notes.find(({ id }) => id === 'some-over-budget')?.values).toEqual({ options: dear.join(' '), eur: 10_000 })
  })

  it('are statements, each with an id of words and its figures', () => {
    for (const [, told, not] of cases)
      for (const note of [...notesOf(told), ...notesOf(not)])
        expect(note).toMatchObject({ id: expect.stringMatching(/^[a-z-]+$/), values: expect.any(Object) })
  })

  it('that the prices are guide prices, with their day, until the owner has confirmed them', () => {
    const { priceBook } = realContext
    const of = (confirmedByOwner: boolean) =>
      estimateQuote(villa(), { ...realContext, priceBook: { ...priceBook, confirmedByOwner } }).notes
    expect(of(false).filter(({ id }) => id === 'prices-unconfirmed')).toEqual([
      { id: 'prices-unconfirmed', values: { asOf: priceBook.asOf } },
    ])
    expect(of(true).map(({ id }) => id)).not.toContain('prices-unconfirmed')
  })

  it('which options the budget made smaller, and the budget', () => {
    const limited = notesOf({ budget: 'under-5000', monthlyBillEur: 400 }).find(({ id }) => id === 'budget-limited')
    expect(limited?.values).toMatchObject({
      options: expect.stringMatching(/bills-first|balanced|blackout-proof/),
      eur: 5000,
    })
  })

  it('of boards and cables as soon as one option has something to fit', () => {
    const { options, notes } = made({ roof: { areaM2: 0 }, goals: ['lower-bills'], ...none })
    expect(options.map(({ priceCents }) => priceCents > 0)).toEqual([false, false, true])
    expect(notes.map(({ id }) => id).filter((id) => id.startsWith('may-change'))).toEqual([
      'may-change-board',
      'may-change-cable',
    ])
  })

  it('of a use that no household tariff serves', () => {
    expect(idsOf({ annualKwh: 61_000 }).some((id) => id.startsWith('other-tariff'))).toBe(true)
    expect(idsOf({ annualKwh: 58_000 })).not.toContain('other-tariff-use')
    const use = notesOf({ annualKwh: 61_400, contractedPowerKw: 14 }).find(({ id }) => id === 'other-tariff-use')
    expect(use?.values).toEqual({ kwh: 61_000 })
  })
})
