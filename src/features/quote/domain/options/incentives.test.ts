import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'
import { builtInIncentives } from './incentives.ts'

const on = (today: string, change: Partial<QuoteAnswers> = {}) =>
  estimateQuote(villa(change), { ...realContext, today })
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('income-tax deductions', () => {
  it('apply while works that start today can be finished in 2026', () => {
    const [, balanced] = on('2026-06-15').options
    expect(balanced.incentives).toMatchObject([
      { id: 'irpf-self-consumption', amountCents: 50_000, status: 'verified' },
    ])
    expect(balanced.incentives[0]?.conditions).toContain('tax-resident')
  })

  it('take 10 % of the price when that is under 5,000 €', () => {
    const [essential] = on('2026-06-15', { monthlyBillEur: 60, existingSystems: [] }).options
    const [deduction] = essential.incentives
    expect(essential.priceCents).toBeLessThan(500_000)
    expect(deduction?.amountCents).toBe(Math.round(essential.priceCents / 10))
  })

  it('are left out when 90 days reach into 2027, with a note', () => {
    expect(on('2026-10-02').options[1].incentives).toHaveLength(1)
    const late = on('2026-10-03')
    expect(late.options[1].incentives).toEqual([])
    expect(late.notes.find(({ id }) => id === 'irpf-too-late')).toMatchObject({
      values: { percent: 10, by: '2026-12-31' },
    })
  })

  it('for a charger are 15 % of its price', () => {
    const [essential] = on('2026-06-15', { goals: ['ev-charging'] }).options
    const [charger] = essential.incentives
    expect(charger).toMatchObject({ id: 'irpf-ev-charger', amountCents: Math.round(essential.priceCents * 0.15) })
  })
})

describe('town discounts', () => {
  it('are named for Málaga only, without an amount, as read in a single source', () => {
    const [, balanced] = on('2026-11-21', { town: 'malaga' }).options
    expect(balanced.incentives).toMatchObject([{ id: 'ibi-malaga', amountCents: null, status: 'single-source' }])
  })

  it.each(['marbella', 'estepona', 'fuengirola', 'mijas', 'torremolinos'] as const)(
    'in %s are a question for the town hall',
    (town) => {
      const made = on('2026-11-21', { town })
      expect(made.options.flatMap(({ incentives }) => incentives)).toEqual([])
      expect(made.notes).toContainEqual({ id: 'ask-town-hall', values: { town } })
    },
  )

  it('in Sotogrande were none when last read', () => {
    expect(ids(on('2026-11-21', { town: 'sotogrande' }).notes)).toContain('no-ibi-published')
  })

  it('are never taken from an unverified row', () => {
    const marks = [...Object.values(builtInIncentives.deductions), ...Object.values(builtInIncentives.towns)]
    for (const { mark } of marks) expect(['verified', 'single-source']).toContain(mark)
  })
})
