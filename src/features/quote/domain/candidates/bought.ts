import type { HomeLoad } from '#src/energy/load/load-sum.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { type Bought, behindBill, behindBillOfAnyContract } from '#src/features/quote/domain/home/bill-to-use.ts'
import { contractSteps } from '#src/features/quote/domain/home/contract-steps.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** What the answers say is bought: the kWh stated, or those behind the bill. Throws a RangeError when they state neither. */
export function boughtBy(answers: QuoteAnswers, load: HomeLoad, today: PlainDate): Bought {
  const { annualKwh, monthlyBillEur: billEur, contractedPowerKw } = answers
  const own = contractedPowerKw === undefined ? undefined : defaultContract(today, contractedPowerKw)
  if (annualKwh !== undefined) {
    const step = contractSteps.find(({ upToKwh }) => annualKwh <= upToKwh)
    return { kwh: annualKwh, contract: own ?? defaultContract(today, step?.powerKw) }
  }
  if (billEur === undefined) throw new RangeError('neither a bill nor a consumption is given')
  return own ? behindBill(billEur, load, own) : behindBillOfAnyContract(billEur, load, today)
}

/** The bill a month that the estimate must give back; a stated consumption comes before it. */
export function statedBillEur({ annualKwh, monthlyBillEur }: QuoteAnswers): number | undefined {
  return annualKwh === undefined ? monthlyBillEur : undefined
}
