import { annualKwhFromMonthlyBill, monthlyBillEur } from '#src/energy/load/consumption.ts'
import type { HomeLoad } from '#src/energy/load/load-sum.ts'
import { type Contract, defaultContract } from '#src/energy/tariff/contract.ts'
import { leastAnnualKwh } from '#src/features/quote/domain/answers/bill-limits.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { contractSteps } from './contract-steps.ts'

/** What a home buys from the grid, and under which contract. */
export interface Bought {
  kwh: number
  contract: Contract
}

/** What is behind a bill under a known contract. */
export function behindBill(billEur: number, load: HomeLoad, contract: Contract): Bought {
  return { kwh: Math.max(leastAnnualKwh, annualKwhFromMonthlyBill(billEur, load, contract)), contract }
}

/**
 * The contract step whose range of use the bill falls into. A bill between two steps is one of the border's use and of a power
 * between theirs, so that the bill comes back and a larger one never means less use.
 */
export function behindBillOfAnyContract(billEur: number, load: HomeLoad, today: PlainDate): Bought {
  let before: Bought | undefined
  for (const { powerKw, upToKwh } of contractSteps) {
    const contract = defaultContract(today, powerKw)
    const isLast = upToKwh === Number.POSITIVE_INFINITY
    if (!isLast && billEur > monthlyBillEur(load, contract, upToKwh)) {
      before = { kwh: upToKwh, contract }
      continue
    }
    return (before && between(billEur, load, before, powerKw)) ?? behindBill(billEur, load, contract)
  }
  throw new RangeError('the contract steps have no end')
}

/** The border's use with the power that makes the bill; undefined when even the next step's power is too little for it. */
function between(billEur: number, load: HomeLoad, { kwh, contract }: Bought, nextKw: number): Bought | undefined {
  const at = (powerKw: number) => ({ ...contract, powerKw: { P1: powerKw, P2: powerKw } })
  const lowEur = monthlyBillEur(load, contract, kwh)
  const highEur = monthlyBillEur(load, at(nextKw), kwh)
  if (billEur >= highEur) return undefined
  const { P1 } = contract.powerKw
  return { kwh, contract: at(P1 + ((nextKw - P1) * (billEur - lowEur)) / (highEur - lowEur)) }
}
