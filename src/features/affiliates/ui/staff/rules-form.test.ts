import { describe, expect, it } from 'vitest'
import { builtInRules } from '#src/features/affiliates/domain/rules.ts'
import { rulesOfOut, rulesToOut } from '#src/features/affiliates/rules/contract.ts'
import { fieldsOf, readRules } from './rules-form.ts'

const before = rulesToOut(builtInRules)
const withTyped = (typed: Record<string, string>) => new Map([...fieldsOf(before), ...Object.entries(typed)])

describe('the form of the conditions', () => {
  it('gives back the set that it was filled with, to the cent', () => {
    const read = readRules(fieldsOf(before), before)
    expect(read).toEqual(before)
    expect(read && rulesOfOut(read)).toEqual(builtInRules)
  })

  it('reads what is typed, with a comma or a point', () => {
    const read = readRules(
      withTyped({
        validFrom: '2027-01-01',
        'rates.solar.mostEur': '1200,50',
        'tiers.gold.fromJobs': '40',
        capEur: '1500.25',
        'tax.self-employed.withholdingPercent': '7',
        'kindOf.battery': 'solar',
      }),
      before,
    )
    expect(read).toMatchObject({
      validFrom: '2027-01-01',
      capEur: 1500.25,
      rates: { solar: { leastEur: 500, mostEur: 1200.5 } },
      tiers: { bronze: { fromJobs: 0, bonusPercent: 0 }, gold: { fromJobs: 40, bonusPercent: 20 } },
      tax: { 'self-employed': { vatPercent: 21, withholdingPercent: 7 } },
      kindOf: { battery: 'solar', 'ev-charger': 'electrical' },
    })
  })

  it.each(['capEur', 'rates.solar.leastEur', 'tiers.silver.fromJobs', 'validFrom'])(
    'gives nothing while %s is empty',
    (name) => {
      expect(readRules(withTyped({ [name]: '' }), before)).toBeUndefined()
      expect(readRules(withTyped({ [name]: 'many' }), before)).toBeUndefined()
    },
  )
})
