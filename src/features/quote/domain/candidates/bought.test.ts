import { describe, expect, it } from 'vitest'
import { homeLoad } from '#src/energy/load/load.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { behindBill, behindBillOfAnyContract } from '#src/features/quote/domain/home/bill-to-use.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { boughtBy, statedBillEur } from './bought.ts'
import { panelLadder } from './panel-search.ts'

const today = '2026-11-23'
const load = homeLoad({ occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: false }, malagaYear())
const answers = (change: Partial<QuoteAnswers>): QuoteAnswers => ({
  town: 'marbella',
  budget: 'not-sure',
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  ...change,
})

describe('what a home buys', () => {
  it('is the kWh it states, under the contract that such a use has, or its own', () => {
    const kw = (annualKwh: number) => boughtBy(answers({ annualKwh }), load, today).contract.powerKw.P1
    expect([kw(300), kw(301), kw(14_000), kw(14_001), kw(150_000)]).toEqual([2.3, 3.45, 5.75, 8.05, 14.49])
    expect(boughtBy(answers({ annualKwh: 4000, contractedPowerKw: 9.2 }), load, today)).toEqual({
      kwh: 4000,
      contract: defaultContract(today, 9.2),
    })
  })

  it('is what its bill says, under its own contract or the likeliest', () => {
    expect(boughtBy(answers({ monthlyBillEur: 165 }), load, today)).toEqual(behindBillOfAnyContract(165, load, today))
    expect(boughtBy(answers({ monthlyBillEur: 165, contractedPowerKw: 9.2 }), load, today)).toEqual(
      behindBill(165, load, defaultContract(today, 9.2)),
    )
    expect(() => boughtBy(answers({}), load, today)).toThrow('neither a bill nor a consumption')
  })

  it('has a bill to give back only where no consumption is stated', () => {
    expect(statedBillEur(answers({ monthlyBillEur: 165 }))).toBe(165)
    expect(statedBillEur(answers({ monthlyBillEur: 165, annualKwh: 4000 }))).toBeUndefined()
  })
})

describe('the numbers of panels to choose among', () => {
  it('go in steps from the smallest to what the roof takes, that among them', () => {
    expect(panelLadder(3, 7)).toEqual([3, 4, 5, 6, 7])
    expect(panelLadder(12, 21)).toEqual([12, 13, 14, 16, 18, 20, 21])
    expect(panelLadder(3, 2)).toEqual([2])
    expect(panelLadder(3, 0)).toEqual([])
  })
})
