import { describe, expect, it } from 'vitest'
import type { CalculatorAnswer } from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { calculator } from './solar.ts'
import type { SolarInputs, SolarWords } from './solar-inputs.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const usual: InputsOf<SolarInputs> = {
  town: 'marbella',
  monthlyBillEur: 165,
  occupancy: 'full-time',
  direction: 'south',
  tiltDeg: 20,
  kwp: undefined,
  batteryKwh: 'sized',
}
const ask = (changed: Partial<typeof usual> = {}) => calculator.answer({ ...usual, ...changed }, context)
const figure = (answer: CalculatorAnswer<SolarWords>, id: SolarWords['figure']) => {
  const found = [...answer.headline, ...(answer.details ?? [])].find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('the solar calculator', () => {
  it.each([60, 165, 420])(
    'gives the balanced option of the quote for a bill of %i €, to the cent',
    (monthlyBillEur) => {
      const answer = ask({ monthlyBillEur })
      const { options } = estimateQuote(
        {
          town: 'marbella',
          monthlyBillEur,
          occupancy: 'full-time',
          propertyType: 'villa',
          buildYear: 2000,
          existingSystems: ['air-conditioning'],
          goals: ['lower-bills'],
          budget: 'not-sure',
        },
        context,
      )
      const balanced = options[1]
      expect(figure(answer, 'price').value).toBe(eurFromCents(balanced.priceCents))
      expect(figure(answer, 'saving').range).toEqual(balanced.savingEur)
      expect(figure(answer, 'production').range).toEqual(balanced.productionKwh)
      expect(figure(answer, 'payback').range).toEqual(balanced.paybackYears)
    },
  )

  it('keeps to the size and the battery that were asked for', () => {
    const answer = ask({ kwp: 5, batteryKwh: '10' })
    expect(figure(answer, 'price').values).toMatchObject({ panels: { value: 11 }, battery: { value: 10 } })
    // As many as the roof beside it shows.
    expect(answer.roof?.panels).toBe(11)
    expect(answer.handOver).toMatchObject({ town: 'marbella', monthlyBillEur: 165, roofTiltDeg: 20, roofAzimuthDeg: 0 })
  })

  it('adds its price list up to the price', () => {
    const answer = ask({ kwp: 8, batteryKwh: '5' })
    const eur =
      answer.tables[0]?.rows.map(({ cells: [cell] }) => (cell && 'value' in cell ? cell.value : Number.NaN)) ?? []
    const total = eur.pop() ?? Number.NaN
    expect(eur.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 6)
    expect(total).toBe(figure(answer, 'price').value)
  })

  it.each([
    [{}, 'yes', 'pays'],
    [{ monthlyBillEur: 25 }, 'no', 'small-bill'],
    [{ kwp: 16, batteryKwh: '20', occupancy: 'holiday-home', monthlyBillEur: 70 }, 'no', 'holiday-home'],
    [{ direction: 'north', tiltDeg: 60, monthlyBillEur: 60, batteryKwh: '10' }, 'no', 'poor-roof'],
    [{ batteryKwh: '20' }, 'no', 'slow'],
  ] as const)('says of %j: %s', (changed, tone, id) => {
    expect(ask(changed).verdict).toMatchObject({ tone, id })
  })
})
