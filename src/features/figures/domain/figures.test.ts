import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthDays } from '#src/energy/series/year.ts'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { calculatorAnswer } from '#src/features/calculators/domain/public.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { estimateQuote } from '#src/features/quote/domain/public.ts'
import { answerTool } from '#src/features/tools/domain/public.ts'
import { evaluate, parseExpression } from './expression.ts'
import { createFigures, type FigureRead, type FigureRow } from './figures.ts'
import type { WorkedHome } from './worked-home.ts'

const weather = decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
const context = { weather, priceBook: builtInPriceBook, today: '2026-11-23' }

const home: NonNullable<WorkedHome['quote']> = {
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: ['pool'],
  goals: ['lower-bills'],
  monthlyBillEur: 165,
}
const villa: WorkedHome = {
  label: { en: 'Villa', es: 'Chalé' },
  town: 'marbella',
  quote: home,
  system: { kwp: 5, batteryKwh: 5 },
  pool: { areaM2: 32 },
  given: { cableM: 20 },
}

const sum = (hours: readonly number[]) => hours.reduce((total, kwh) => total + kwh, 0)

function figuresOf(rows: Record<string, Partial<FigureRow>> = {}, onRead?: (read: FigureRead) => void) {
  const whole = Object.entries(rows).map(([name, row]): [string, FigureRow] => [
    name,
    { asOf: '2026-11', source: 'own', mark: 'own', ...row },
  ])
  return createFigures(
    { rows: new Map(whole), homes: new Map([['villa', villa]]), outside: () => undefined },
    context,
    onRead,
  )
}

describe('a field of a worked home', () => {
  it('is what the tool answers for the same inputs', () => {
    const { electricKwh } = answerTool('pool', { town: 'marbella', areaM2: 32 }, context)
    expect(figuresOf().quantity('home:villa.pool.electricKwh')).toEqual({ value: electricKwh, unit: 'kwh' })
  })

  it('is what the quote answers, its price in euros and its range by its ends', () => {
    const quote = estimateQuote({ ...home, town: 'marbella', budget: 'not-sure' }, context)
    const balanced = quote.options[1]
    const figures = figuresOf()
    expect(figures.quantity('home:villa.quote.balanced.priceCents').value).toBeCloseTo(balanced.priceCents / 100, 9)
    expect(figures.quantity('home:villa.quote.balanced.savingEur.p90')).toEqual({
      value: balanced.savingEur.p90,
      unit: 'eur',
    })
    expect(figures.range('home:villa.quote.balanced.savingEur')).toEqual({ range: balanced.savingEur, unit: 'eur' })
    expect(figures.quantity('home:villa.quote.balanced.selfConsumption')).toEqual({
      value: balanced.selfConsumption * 100,
      unit: 'percent',
    })
  })

  it('can be an input that the home declares', () => {
    expect(figuresOf().quantity('home:villa.given.cableM')).toEqual({ value: 20, unit: 'm' })
    expect(figuresOf().quantity('home:villa.given.system.kwp')).toEqual({ value: 5, unit: 'kwp' })
  })

  it('is refused by its name when it is not there', () => {
    expect(() => figuresOf().quantity('home:villa.pool.warmth')).toThrow('no warmth')
    expect(() => figuresOf().quantity('home:castle.pool.heatKwh')).toThrow('no worked home is called castle')
    expect(() => figuresOf().quantity('home:villa.ev.gridKwh')).toThrow('declares no ev')
  })
})

describe('a calculator as it opens', () => {
  it('is a worked home: pages print what it shows', () => {
    const [cost] = calculatorAnswer('pool-heating', {}, context).headline
    const figures = figuresOf()
    expect(figures.quantity('calculator:pool-heating.cost')).toEqual({ value: cost?.value, unit: 'eur' })
    expect(figures.range('calculator:pool-heating.cost').range).toEqual(cost?.range)
  })
})

describe('a system of a stated size', () => {
  it('with a battery saves more than without, and ten years cost what bills and price come to', () => {
    const figures = figuresOf({
      lifetime: { from: 'home:villa.system.tenYearWithoutEur / home:villa.system.annualBillEur' },
    })
    expect(figures.quantity('lifetime').value).toBeCloseTo(10, 9)
    const { value: after } = figures.quantity('home:villa.system.annualBillAfterEur')
    const { value: price } = figures.quantity('home:villa.system.priceEur')
    const ten = figures.quantity('home:villa.system.tenYearEur').value
    expect(ten).toBeGreaterThan(price + after * 10)
    expect(ten).toBeLessThan((price + after * 10) * 1.05)
  })
})

describe('a day of a home', () => {
  it('is that of the system it states, and says what it read: the prices that its saving is weighed against', () => {
    const reads: FigureRead[] = []
    const figures = figuresOf({}, (read) => reads.push(read))
    const { june, december, option } = figures.days('villa', 'system')
    expect(option.system).toMatchObject({ kwp: 5, batteryKwh: 5 })
    expect(sum(june.boughtKwh)).toBeLessThan(sum(december.boughtKwh))
    expect(option.savingEur.p50).toBe(figures.quantity('home:villa.system.savingEur').value)
    expect(reads).toEqual(expect.arrayContaining(['home:villa', 'price:battery', 'day']))
    reads.length = 0
    figures.days('villa', 'system')
    expect(reads).toContain('price:battery')
  })

  it('is that of an option of its quote', () => {
    const figures = figuresOf()
    const [, balanced] = figures.estimate('villa').options
    expect(figures.days('villa', 'balanced').option.savingEur).toEqual(balanced.savingEur)
  })
})

describe('a row', () => {
  it('follows from others', () => {
    const figures = figuresOf({
      fact: { value: 18, unit: 'kwh', mark: 'verified' },
      year: { from: 'fact * 12 - round(fact / (1 + 1), 10)', unit: 'kwh' },
    })
    expect(figures.quantity('year')).toEqual({ value: 206, unit: 'kwh' })
    expect(figures.quantity('fact')).toEqual({ value: 18, unit: 'kwh', decimals: 0 })
  })

  it('is refused when it is unknown, goes in a circle, types a figure, or comes to nothing', () => {
    expect(() => figuresOf().quantity('nobody')).toThrow('no figure is called nobody')
    expect(() => figuresOf({ a: { from: 'b' }, b: { from: 'a' } }).quantity('a')).toThrow('a circle: a → b → a')
    expect(() => figuresOf({ a: { from: '5 * 12' } }).quantity('a')).toThrow('5 is a figure')
    expect(() => figuresOf({ a: { from: '1 / (12 - 12)' } }).quantity('a')).toThrow('no number')
  })

  it('tells what it stands on, from memory too, and keeps prices of another book apart', () => {
    const reads: FigureRead[] = []
    const figures = figuresOf({ a: { from: 'home:villa.system.priceEur / 12', unit: 'eur' } }, (read) =>
      reads.push(read),
    )
    const { value } = figures.quantity('a')
    const first = new Set(reads.splice(0))
    expect(first).toContain('figure:a')
    expect(first).toContain('home:villa')
    expect(first).toContain('price:pv-system')
    expect(first).toContain('book:vatRatePercent')
    expect(first).not.toContain('price:pool-heat-pump')
    figures.quantity('a')
    expect(new Set(reads)).toEqual(first)

    const { items } = builtInPriceBook
    const dearer = { ...builtInPriceBook, items: { ...items, battery: { ...items.battery, netEur: 1000 } } }
    const homes = new Map([['villa', villa]])
    const other = createFigures({ rows: new Map(), homes, outside: () => undefined }, { ...context, priceBook: dearer })
    expect(other.quantity('home:villa.system.priceEur').value).toBeGreaterThan(value * 12)
  })
})

describe('a name', () => {
  it('is refused with the name that was asked for, once', () => {
    expect(() => figuresOf().quantity('calculator:nothing.cost')).toThrow(
      /^calculator:nothing.cost: no calculator is called calculator:nothing$/,
    )
    expect(() => figuresOf().quantity('home:villa.quotes.x')).toThrow('a worked home has no part quotes')
    expect(() => figuresOf({ a: { from: 'b' } }).quantity('a')).toThrow(/^a: b: no figure is called b$/)
    expect(() => figuresOf().range('villa.pool')).toThrow('villa.pool is no worked home')
    expect(() => figuresOf({ a: { unit: 'eur' } }).quantity('a')).toThrow('no expression')
    // What broke within a name begins with it and is not said twice.
    expect(() => figuresOf().quantity('no')).toThrow(/^no figure is called no$/)
  })

  it('can be asked again after it was refused', () => {
    const figures = figuresOf({ a: { from: 'nobody' }, b: { value: 2 } })
    for (const _ of [1, 2]) expect(() => figures.quantity('a')).toThrow('no figure is called nobody')
    expect(figures.quantity('b').value).toBe(2)
  })

  it('may be known outside, with what stands behind it', () => {
    const reads: FigureRead[] = []
    const figures = createFigures(
      {
        rows: new Map([['twice', { asOf: '2026', source: 'own', mark: 'own', from: 'menu:visit' }]]),
        homes: new Map(),
        outside: (name, { priceBook }) =>
          name === 'menu:visit' ? { value: priceBook.vatRatePercent, unit: 'eur', isPrice: true } : undefined,
      },
      context,
      (read) => reads.push(read),
    )
    expect(figures.quantity('menu:visit')).toEqual({ value: 21, unit: 'eur', isPrice: true })
    expect(reads).toEqual(['book:vatRatePercent'])
    // Another name for a price is a price.
    expect(figures.quantity('twice')).toEqual({ value: 21, isPrice: true })
    expect(() => figures.quantity('menu:other')).toThrow('no figure is called menu:other')
  })

  it('has its row, its home, its field as they are', () => {
    const figures = figuresOf({ a: { value: 1, unit: 'm', decimals: 2 } })
    expect(figures.row('a')).toMatchObject({ value: 1, source: 'own' })
    expect(figures.row('b')).toBeUndefined()
    expect(figures.home('villa')).toBe(villa)
    expect(figures.quantity('a')).toEqual({ value: 1, unit: 'm', decimals: 2 })
    expect(figures.field('home:villa.given.quote.goals')).toEqual(['lower-bills'])
    expect(figures.context).toBe(context)
    expect(figures.field('calculator:pool-heating')).toMatchObject({ cost: { unit: 'eur' } })
  })

  it('that follows from others has the unit and places it states, and no price in it but one by itself', () => {
    const figures = figuresOf({ half: { from: 'home:villa.system.priceEur / 10', decimals: 1 } })
    const half = figures.quantity('half')
    expect(half).toEqual({ value: half.value, decimals: 1 })
  })
})

describe('what a figure stands on', () => {
  const readsOf = (ask: (figures: ReturnType<typeof figuresOf>) => unknown, rows?: Parameters<typeof figuresOf>[0]) => {
    const reads: FigureRead[] = []
    ask(figuresOf(rows, (read) => reads.push(read)))
    return reads
  }

  it('is the home alone for what it declares', () => {
    expect(readsOf((figures) => figures.quantity('home:villa.given.cableM'))).toEqual(['home:villa'])
    expect(readsOf((figures) => figures.home('villa'))).toEqual([])
  })

  it('is the price book for the model, which is computed once', () => {
    expect(readsOf((figures) => figures.quantity('model:vatPct'))).toEqual(['book:vatRatePercent'])
    const figures = figuresOf()
    expect(figures.quantity('model:horizonYears')).toEqual({ value: 25, unit: 'years' })
    expect(figures.quantity('model:windAtWater.open').value).toBe(30)
  })

  it('goes through to every row and home behind it, for each that asks', () => {
    const rows = { a: { from: 'b + home:villa.given.cableM' }, b: { value: 3 } }
    expect(readsOf((figures) => figures.quantity('a'), rows)).toEqual(['figure:a', 'figure:b', 'home:villa'])
    const twice = readsOf((figures) => [figures.quantity('b'), figures.quantity('a')], rows)
    expect(twice).toEqual(['figure:b', 'figure:a', 'figure:b', 'home:villa'])
  })
})

describe('what the model assumes', () => {
  it('has the mean of each month, and their days make up the mean of the year', () => {
    const figures = figuresOf()
    const january = figures.quantity('model:weather.monthMeanC.jan')
    expect(january.unit).toBe('celsius')
    expect(january.value).toBeLessThan(figures.quantity('model:weather.monthMeanC.aug').value)
    const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
    const degreeHours = months.reduce(
      (sum, name, at) => sum + figures.quantity(`model:weather.monthMeanC.${name}`).value * (monthDays[at] ?? 0) * 24,
      0,
    )
    expect(degreeHours).toBeCloseTo(
      weather.tempC.reduce((sum, one) => sum + one, 0),
      4,
    )
  })
})

describe('an expression', () => {
  it('computes as arithmetic does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (a, b) => {
        fc.pre(a !== 2 * b)
        const given: Record<string, number> = { a, b }
        const value = evaluate(parseExpression('a + b * 12 / (a - b - b) - min(a, b)'), (name) => given[name] ?? 0)
        expect(value).toBe(a + (b * 12) / (a - b - b) - Math.min(a, b))
      }),
    )
  })

  it.each(['', 'a +', '(a', 'a b', 'a + * b', 'sqrt(a)', 'a; b', '1e3', 'a ** b'])('refuses %s', (text) => {
    expect(() => parseExpression(text)).toThrow(RangeError)
  })
})
