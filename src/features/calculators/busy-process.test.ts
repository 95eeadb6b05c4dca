import { describe, expect, it } from 'vitest'
import { calculatorAnswer, calculatorIds } from '#src/features/calculators/domain/public.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { instantAnswer, instantHome } from '#src/features/quote/domain/options/instant.ts'
import { realContext } from '#tests/arbitrary-answers.ts'

const billsEur = [10, 60, 165, 300, 1000, 2500]
const asked: [name: string, answer: () => unknown][] = [
  ...calculatorIds.map((id): [string, () => unknown] => [id, () => calculatorAnswer(id, {}, realContext)]),
  ['pool all year', () => calculatorAnswer('pool-heating', { season: 'all-year' }, realContext)],
  ...billsEur.flatMap((monthlyBillEur): [string, () => unknown][] => [
    [`instant ${monthlyBillEur}`, () => instantAnswer({ monthlyBillEur }, realContext)],
    [
      `estimate ${monthlyBillEur}`,
      () => estimateQuote({ ...instantHome, town: 'malaga', monthlyBillEur }, realContext).options,
    ],
  ]),
]

describe('a process that answers many', () => {
  it('says the same late as early, and what it has said stays as it was said', () => {
    const early = asked.map(([name, answer]) => {
      const given = answer()
      return { name, given, text: JSON.stringify(given) }
    })
    for (let round = 0; round < 3; round++)
      for (const [name, answer] of [...asked].reverse())
        expect(JSON.stringify(answer()), name).toBe(early.find((one) => one.name === name)?.text)
    for (const { name, given, text } of early) expect(JSON.stringify(given), name).toBe(text)
  }, 60_000)
})
