import { describe, expect, it } from 'vitest'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { calculator, type SolarIncentivesInputs } from './solar-incentives.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const usual: InputsOf<SolarIncentivesInputs> = {
  town: 'marbella',
  service: 'solar',
  priceEur: 8000,
  resident: true,
  finished: 'this-year',
  ibiEur: undefined,
}
const ask = (changed: Partial<typeof usual> = {}) => calculator.answer({ ...usual, ...changed }, context)

describe('the incentive calculator', () => {
  it('gives a resident who finishes in time the deduction up to its base', () => {
    const { headline, details = [], verdict } = ask()
    expect(verdict).toMatchObject({ id: 'gets', tone: 'yes' })
    expect([headline[0], ...details].map((figure) => figure?.value)).toEqual([500, 500, 7500])
    expect(ask({ priceEur: 3000 }).headline[0]?.value).toBe(300)
  })

  it('says what the date costs when the works end after the law does', () => {
    const { headline, details = [], verdict } = ask({ finished: 'usual' })
    // What is given in time stands with its date; what is sure on the visitor's own is none.
    expect([headline[0]?.value, details[0]?.value]).toEqual([500, 0])
    expect(verdict).toMatchObject({ id: 'hurry', tone: 'depends', values: { more: { value: 500 } } })
  })

  it('tells an owner who lives abroad the truth', () => {
    const { headline, verdict, remarks } = ask({ resident: false })
    expect(headline[0]?.value).toBe(0)
    expect(verdict).toMatchObject({ id: 'non-resident', tone: 'no' })
    expect(remarks?.map(({ id }) => id)).toContain('irpf-needs-income-tax')
  })

  it('counts what Málaga takes off the property tax once that tax is known, for anybody', () => {
    const known = ask({ town: 'malaga', ibiEur: 600, resident: false })
    expect([known.headline[1]?.value, known.details?.[0]?.value]).toEqual([270, 270])
    expect(ask({ town: 'malaga', resident: false }).remarks?.map(({ id }) => id)).toContain('ibi-not-given')
  })

  it('shows only rows with a date and a link', () => {
    for (const town of ['marbella', 'malaga', 'sotogrande'] as const)
      for (const row of ask({ town }).tables[0]?.rows ?? [])
        expect(row.link).toMatchObject({ url: expect.stringMatching(/^http/), asOf: expect.stringMatching(/^\d{4}/) })
  })
})
