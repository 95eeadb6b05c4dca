import { describe, expect, it } from 'vitest'
import type { AmountOptions, Part } from './amount-options.ts'
import type { LineKind } from './bill.ts'
import { partsMaking } from './parts-making.ts'

const parts = (kind: LineKind, ...amounts: number[]): Part[] =>
  amounts.map((eur) => ({ kind, eur, sighting: undefined }))

/** Power 10.44, energy 37.50 and tax 2.45, which make 50.39, with what is given beside or in their place. */
function madeOf(net: number, more: Partial<Record<keyof AmountOptions, number[]>> & { beside?: Part[] } = {}) {
  const made = partsMaking(net, {
    power: parts('power', ...(more.power ?? [10.44])),
    energy: parts('energy', ...(more.energy ?? [37.5])),
    surplus: parts('surplus', ...(more.surplus ?? [])),
    'bonus-funding': parts('bonus-funding', ...(more['bonus-funding'] ?? [])),
    'electricity-tax': parts('electricity-tax', ...(more['electricity-tax'] ?? [2.45])),
    meter: parts('meter', ...(more.meter ?? [])),
    extras: more.beside ?? [],
  })
  return made && { parts: made.parts.map(({ kind, eur }) => `${kind} ${eur}`), contested: [...made.contested] }
}
const main = ['power 10.44', 'energy 37.5', 'electricity-tax 2.45']

describe('the parts of a bill', () => {
  it('are those that make its sum, within two cents', () => {
    for (const net of [50.37, 50.38, 50.39, 50.4, 50.41]) expect(madeOf(net)).toEqual({ parts: main, contested: [] })
    expect(madeOf(50.42)).toBeUndefined()
    expect(madeOf(50.36)).toBeUndefined()
  })

  it('are all that is named, what was fed in taken off', () => {
    const all = { surplus: [-5], 'bonus-funding': [0.57], meter: [0.81] }
    expect(madeOf(46.77, all)).toEqual({
      parts: ['power 10.44', 'energy 37.5', 'surplus -5', 'bonus-funding 0.57', 'electricity-tax 2.45', 'meter 0.81'],
      contested: [],
    })
  })

  it('need both terms and one thing more: two amounts prove nothing', () => {
    expect(madeOf(47.94, { 'electricity-tax': [] })).toBeUndefined()
    expect(madeOf(12.89, { energy: [] })).toBeUndefined()
    expect(madeOf(39.95, { power: [] })).toBeUndefined()
  })

  it('may leave out what is named and stands there for something else', () => {
    expect(madeOf(50.39, { meter: [9.99] })?.parts).toEqual(main)
  })

  it('are the likelier of two amounts where both make the sum', () => {
    const made = madeOf(50.39, { power: [10.44, 10.43] })
    expect(made?.parts).toEqual(main)
    expect(made?.contested).toEqual(['power'])
  })

  it('are the later of two amounts where that one makes the sum', () => {
    expect(madeOf(50.39, { power: [11.5, 10.44] })).toEqual({ parts: main, contested: [] })
    expect(madeOf(50.39, { energy: [11.5, 12, 37.5] })).toEqual({ parts: main, contested: [] })
    expect(madeOf(50.39, { 'electricity-tax': [47.94, 2.45] })).toEqual({ parts: main, contested: [] })
  })

  it('are contested where another choice is hardly worse, and not where it leaves out what is named', () => {
    // The meter for the bonus, and the other way round.
    const both = madeOf(50.96, { 'bonus-funding': [0.57, 0.81], meter: [0, 0.57] })
    expect(both?.parts).toEqual([...main.slice(0, 2), 'bonus-funding 0.57', 'electricity-tax 2.45', 'meter 0'])
    expect(madeOf(51.2, { 'bonus-funding': [0.8], meter: [0.81] })?.parts).toEqual([...main, 'meter 0.81'])
    expect(madeOf(51.2, { meter: [0.81], power: [10.44, 11.25] })?.contested).toEqual([])
  })
})

describe('what takes part only if the sum needs it', () => {
  it('is none where the sum comes out without, and it is no service', () => {
    expect(madeOf(50.39, { beside: parts('other', 3) })?.parts).toEqual(main)
  })

  it('is one line beside three amounts, and several beside four', () => {
    expect(madeOf(53.39, { beside: parts('other', 3) })?.parts).toEqual([...main, 'other 3'])
    expect(madeOf(57.39, { beside: parts('other', 3, 4) })).toBeUndefined()
    expect(madeOf(58.2, { meter: [0.81], beside: parts('other', 3, 4) })?.parts).toEqual([
      ...main,
      'meter 0.81',
      'other 3',
      'other 4',
    ])
  })

  it('is what is taken off as well', () => {
    expect(madeOf(45.39, { beside: parts('discount', -5) })?.parts).toEqual([...main, 'discount -5'])
  })

  it('is the one line rather than the two that make the same', () => {
    expect(madeOf(58.2, { meter: [0.81], beside: parts('other', 3, 4, 7) })?.parts).toEqual([
      ...main,
      'meter 0.81',
      'other 7',
    ])
  })

  it('is a service rather than something unknown of the same amount', () => {
    const beside = [...parts('other', 3), ...parts('service', 3)]
    expect(madeOf(54.2, { meter: [0.81], beside: beside.toReversed() })?.parts.at(-1)).toBe('service 3')
  })

  it('is contested where the sum comes out with it and without it', () => {
    expect(madeOf(50.39, { beside: parts('service', 0.01) })?.contested).toEqual(['service'])
  })
})
