import { describe, expect, it } from 'vitest'
import { monthlyBillEur } from '#src/energy/load/consumption.ts'
import { homeLoad } from '#src/energy/load/load.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { behindBill, behindBillOfAnyContract } from './bill-to-use.ts'
import { contractSteps } from './contract-steps.ts'

const today = '2026-11-23'
const load = homeLoad({ occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: false }, malagaYear())
const anyContract = (billEur: number) => behindBillOfAnyContract(billEur, load, today)

describe('what is behind a bill', () => {
  it('of a known contract is the use that makes it, and no less than a home in use takes', () => {
    const contract = defaultContract(today, 4.6)
    const { kwh } = behindBill(100, load, contract)
    expect(monthlyBillEur(load, contract, kwh)).toBeCloseTo(100, 1)
    expect(behindBill(1, load, contract).kwh).toBe(100)
  })

  it('of an unknown one comes back, whatever the bill', () => {
    for (const billEur of [40, 90, 165, 300, 420, 700, 1500]) {
      const { kwh, contract } = anyContract(billEur)
      expect(monthlyBillEur(load, contract, kwh), `${billEur} €`).toBeCloseTo(billEur, 0)
    }
  })

  it('is the usual contract for most, a smaller or larger one where the bill says so', () => {
    expect(anyContract(165).contract.powerKw).toEqual({ P1: 5.75, P2: 5.75 })
    expect(anyContract(10).contract.powerKw.P1).toBe(2.3)
    expect(anyContract(5000).contract.powerKw.P1).toBe(14.49)
  })

  it('between two steps is the use of their border, with a power between theirs', () => {
    const [, , , usual, next] = contractSteps
    const border = monthlyBillEur(load, defaultContract(today, usual.powerKw), usual.upToKwh)
    expect(anyContract(border)).toEqual({
      kwh: expect.closeTo(usual.upToKwh, 0),
      contract: defaultContract(today, 5.75),
    })
    const { kwh, contract } = anyContract(border + 2)
    expect(kwh).toBe(usual.upToKwh)
    expect(contract.powerKw.P1).toBe(contract.powerKw.P2)
    expect(contract.powerKw.P1).toBeGreaterThan(usual.powerKw)
    expect(contract.powerKw.P1).toBeLessThan(next.powerKw)
    const far = monthlyBillEur(load, defaultContract(today, next.powerKw), usual.upToKwh) + 1
    expect(anyContract(far).contract.powerKw.P1).toBe(next.powerKw)
  })

  it('is never less use for a larger bill', () => {
    let before = 0
    for (let billEur = 12; billEur < 600; billEur += 4) {
      const { kwh } = anyContract(billEur)
      expect(kwh).toBeGreaterThanOrEqual(before - 1)
      before = kwh
    }
  })
})
