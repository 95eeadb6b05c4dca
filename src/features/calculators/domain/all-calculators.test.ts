import { describe, expect, it } from 'vitest'
import { ask, figureOf } from '#tests/calculator-answer.ts'
import { calculatorIds } from './public.ts'

/** Every calculator by its id, for pages that print one of its figures. */

describe.each(calculatorIds)('the calculator %s', (id) => {
  it('answers as it opens, with the inputs that it took', () => {
    const { inputs, headline, handOver } = ask(id)
    expect(inputs).toMatchObject({ town: 'marbella' })
    expect(headline.length).toBeGreaterThan(1)
    expect(handOver.town).toBe('marbella')
  })

  it('takes the town that is given', () => {
    const { inputs, handOver } = ask(id, { town: 'mijas' })
    expect([inputs.town, handOver.town]).toEqual(['mijas', 'mijas'])
  })

  it('refuses an input that it has not, and one that it does not accept', () => {
    expect(() => ask(id, { colour: 'red' })).toThrow(new RangeError(`the calculator ${id} has no input colour`))
    expect(() => ask(id, { town: 'atlantis' })).toThrow(
      new RangeError(`the calculator ${id} does not accept town: unknown`),
    )
  })
})

it('what is given is read as in a link, and the rest stays as it opens', () => {
  const { inputs } = ask('pool-heating', { areaM2: '40', season: 'all-year', cover: 'no' })
  expect(inputs).toEqual({
    town: 'marbella',
    areaM2: 40,
    targetC: 28,
    season: 'all-year',
    cover: false,
    windShelter: 'partial',
    kwp: 0,
  })
  expect(figureOf(ask('pool-heating', { areaM2: '40' }), 'cost').value).toBeGreaterThan(
    figureOf(ask('pool-heating'), 'cost').value,
  )
})
