import { describe, expect, it } from 'vitest'
import { poolPumpKwhPerYear } from '#src/energy/load/load.ts'
import { calculatorAnswer } from '#src/features/calculators/domain/public.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { estimateQuote } from '#src/features/quote/domain/public.ts'
import { answerTool, type ToolInputs, type ToolName } from '#src/features/tools/domain/public.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { answersOf, byOption, computePart, estimateOf, isPartName, watching } from './home-parts.ts'
import { statedOutage } from './stated-outage.ts'
import { statedWindow } from './stated-window.ts'
import type { WorkedHome } from './worked-home.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-23' }
const label = { en: 'Home', es: 'Casa' }
const quote: NonNullable<WorkedHome['quote']> = {
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  monthlyBillEur: 165,
}

/** Inputs that a tool takes as they are, in the town of the home. */
const inputs: { [Name in Exclude<ToolName, 'bill-cost'>]: Omit<ToolInputs[Name], 'town'> } = {
  solar: { kwp: 3 },
  battery: { kwp: 4, annualKwh: 4000, batteryKwh: 5 },
  pool: { areaM2: 24 },
  cooling: { areaM2: 80 },
  heating: { areaM2: 80 },
  'hot-water': { persons: 2 },
  ev: { kmPerYear: 9000 },
  backup: { batteryKwh: 5 },
  incentives: { priceEur: 6000 },
}

describe('a part of a worked home', () => {
  it.each([
    ['solar', () => answerTool('solar', { town: 'estepona', ...inputs.solar }, context)],
    ['battery', () => answerTool('battery', { town: 'estepona', ...inputs.battery }, context)],
    ['pool', () => answerTool('pool', { town: 'estepona', ...inputs.pool }, context)],
    ['cooling', () => answerTool('cooling', { town: 'estepona', ...inputs.cooling }, context)],
    ['heating', () => answerTool('heating', { town: 'estepona', ...inputs.heating }, context)],
    ['hot-water', () => answerTool('hot-water', { town: 'estepona', ...inputs['hot-water'] }, context)],
    ['ev', () => answerTool('ev', { town: 'estepona', ...inputs.ev }, context)],
    ['backup', () => answerTool('backup', { town: 'estepona', ...inputs.backup }, context)],
    ['incentives', () => answerTool('incentives', { town: 'estepona', ...inputs.incentives }, context)],
  ] as const)('%s is what the tool answers in the town of the home', (name, answer) => {
    expect(computePart({ label, town: 'estepona', ...inputs }, name, context)).toEqual(answer())
    expect(() => computePart({ label, ...inputs }, name, context)).toThrow('declares no town')
    expect(() => computePart({ label, town: 'estepona' }, name, context)).toThrow(`declares no ${name}`)
  })

  it('is the pump, the window, the power cut of its own function', () => {
    expect(computePart({ label, 'pool-pump': { volumeM3: 45 } }, 'pool-pump', context)).toEqual({
      annualKwh: poolPumpKwhPerYear(45),
    })
    expect(computePart({ label, window: { azimuthDeg: 90 } }, 'window', context)).toEqual(
      statedWindow({ azimuthDeg: 90 }, context.weather),
    )
    const home: WorkedHome = { label, town: 'estepona', quote, outage: { batteryKwh: 5, reservePct: 50 } }
    expect(computePart(home, 'outage', context)).toEqual(
      statedOutage(answersOf(home), { batteryKwh: 5, reservePct: 50 }, context),
    )
  })

  it('is a calculator with each of its figures under its name, details too, in the town of the home where it has one', () => {
    const calculator = { id: 'pool-heating', inputs: { areaM2: '24' } } as const
    const here = calculatorAnswer('pool-heating', { areaM2: '24' }, context)
    const found = computePart({ label, calculator }, 'calculator', context)
    for (const figure of [...here.headline, ...(here.details ?? [])])
      expect(found).toMatchObject({ [figure.id]: figure })
    expect(found).not.toHaveProperty('headline')
    const elsewhere = calculatorAnswer('heat-pump', { town: 'sotogrande' }, context)
    expect(
      computePart({ label, town: 'sotogrande', calculator: { id: 'heat-pump', inputs: {} } }, 'calculator', context),
    ).toMatchObject(Object.fromEntries(elsewhere.headline.map((figure) => [figure.id, figure])))
  })

  it('has a name among those that can be computed', () => {
    expect(['solar', 'outage', 'calculator', 'bill-cost'].map(isPartName)).toEqual([true, true, true, true])
    expect(['quote', 'given', 'toString'].map(isPartName)).toEqual([false, false, false])
  })
})

describe('the quote of a worked home', () => {
  it('asks with its answers, unsure of a budget unless it states one', () => {
    expect(answersOf({ label, town: 'estepona', quote })).toEqual({ ...quote, town: 'estepona', budget: 'not-sure' })
    expect(answersOf({ label, town: 'estepona', quote: { ...quote, budget: '5000-10000' } }).budget).toBe('5000-10000')
    expect(() => answersOf({ label, town: 'estepona' })).toThrow('declares no quote')
  })

  it('has each option under its name', () => {
    const estimate = estimateOf({ label, town: 'estepona', quote }, context)
    expect(estimate).toEqual(estimateQuote({ ...quote, town: 'estepona', budget: 'not-sure' }, context))
    const [first, second, third] = estimate.options
    expect(byOption(estimate)).toMatchObject({ [first.id]: first, [second.id]: second, [third.id]: third })
  })
})

describe('what a computation read', () => {
  const reads = (compute: (of: typeof context) => unknown) => {
    const watched = watching(context, compute)
    return { value: watched.value, reads: [...watched.reads].sort() }
  }

  it('is each row of the price book, each of its other fields and the day, when they were asked for', () => {
    expect(reads(() => 5)).toEqual({ value: 5, reads: [] })
    expect(reads(({ priceBook }) => priceBook.items.battery)).toEqual({
      value: builtInPriceBook.items.battery,
      reads: ['price:battery'],
    })
    expect(reads(({ today }) => today)).toEqual({ value: '2026-11-23', reads: ['day'] })
    expect(
      reads(({ priceBook: { asOf, confirmedByOwner, vatRatePercent } }) => [asOf, confirmedByOwner, vatRatePercent]),
    ).toEqual({
      value: [builtInPriceBook.asOf, builtInPriceBook.confirmedByOwner, builtInPriceBook.vatRatePercent],
      reads: ['book:asOf', 'book:confirmedByOwner', 'book:vatRatePercent'],
    })
  })

  it('is nothing for what is no row, and for the number of the book', () => {
    expect(
      reads(({ priceBook }) => [priceBook.version, 'toString' in priceBook.items, String(priceBook.items)]),
    ).toMatchObject({
      reads: [],
    })
  })
})
