import { describe, expect, it } from 'vitest'
import { presetLoads } from '#src/energy/backup/outage-loads.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { amountOf } from '#src/features/quote/domain/public.ts'
import {
  ask as askFor,
  barsOf,
  columnsOf,
  figureOf,
  inWords,
  numberIn,
  numbersOf,
  plain,
  rangeOf,
  seriesOf,
  sumOf,
  tableOf,
} from '#tests/calculator-answer.ts'

/** What the backup calculator answers in each case: verdicts with their values, charts, the list, the price. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('emergency-backup', given)

describe('the verdict', () => {
  it.each([
    [{ cuts: 'rarely' }, 'rarely', 'no', '0'],
    [{ cuts: 'rarely', list: 'comfort', battery: '5', inverter: '3' }, 'rarely', 'no', '2'],
    [{ list: 'comfort', battery: '5', inverter: '3' }, 'too-weak', 'depends', '2'],
    [{ list: 'water', battery: '5', inverter: '3' }, 'not-the-night', 'depends', '0'],
    [{ list: 'essential', battery: '5', inverter: '3', cuts: 'often' }, 'night', 'yes', '0'],
    [{}, 'night', 'yes', '0'],
  ] as const)('on %j is %s: %s, %s off', (given: Record<string, string>, verdict, tone, off) => {
    const answer = ask(given)
    expect(answer.verdict).toMatchObject({ id: verdict, tone })
    const { values } = answer.verdict
    expect(inWords(values)).toMatchObject({ night: '13 hours', off })
    // Hours without sun of the battery that was asked for, in nine cuts of ten, and what it costs.
    const chosen = barsOf(answer, 'batteries').find(({ isChosen }) => isChosen)
    expect(numberIn(values, 'hours')).toBe(chosen?.range?.p90)
    expect(figureOf(answer, 'dark').value).toBe(chosen?.range?.p90)
    expect(numberIn(values, 'price')).toBe(figureOf(answer, 'price').value)
  })
})

describe('the sum behind the hours', () => {
  it('has no sun without panels, whose battery waits full', () => {
    const dark = ask({ kwp: '0' })
    const sunny = ask({ kwp: '5' })
    for (const id of ['essentials', 'cooled']) {
      expect(numberIn(figureOf(dark, id).values, 'sun')).toBe(0)
      expect(numberIn(figureOf(sunny, id).values, 'sun')).toBeGreaterThan(0)
      expect(numberIn(figureOf(dark, id).values, 'battery')).toBeGreaterThan(8)
      expect(numberIn(figureOf(sunny, id).values, 'battery')).toBeLessThan(
        numberIn(figureOf(dark, id).values, 'battery'),
      )
    }
    const without = ask({ kwp: '0', list: 'water' })
    const { value, values } = figureOf(without, 'essentials')
    expect((value * numberIn(values, 'load')) / 1000).toBeCloseTo(numberIn(values, 'battery'), 1)
  })

  it('more panels give more of it', () => {
    const hours = (kwp: string) => rangeOf(ask({ kwp, list: 'comfort', battery: '5' }), 'essentials').p90
    expect(hours('2')).toBeLessThan(hours('12'))
  })

  it('begins with what nine cuts in ten reach, in whole hours', () => {
    expect(ask().headline.map(({ id }) => id)).toEqual(['dark', 'cooled', 'power', 'price'])
    for (const id of ['dark', 'cooled']) {
      const { value, range } = figureOf(ask(), id)
      expect([Number.isInteger(value), range]).toEqual([true, undefined])
    }
    expect(figureOf(ask({ inverter: '3', battery: '5' }), 'cooled').none).toBe(true)
    expect(figureOf(ask(), 'cooled').none).toBeUndefined()
  })

  it('says in the verdict what the sun adds', () => {
    const sunny = (given: Record<string, string>) => inWords(ask(given).verdict.values).sunny
    expect(sunny({})).toBe('sunny-days')
    expect(sunny({ kwp: '0' })).toBe('no-sun')
    expect(sunny({ kwp: '0.5', battery: '5' })).toBe('sunny-hours')
  })

  it('says where counting stopped, after three days, and only there', () => {
    expect(figureOf(ask(), 'essentials')).toMatchObject({ value: 72, openEnded: true, range: { p10: 72, p50: 72 } })
    const { openEnded } = figureOf(ask({ kwp: '0', battery: '5' }), 'essentials')
    expect(openEnded).toBe(false)
    expect(rangeOf(ask({ kwp: '0', battery: '5' }), 'essentials').p10).toBeLessThan(72)
  })

  it('follows the month that was asked, in which the sun is another one', () => {
    const hours = (month: string) => rangeOf(ask({ month, battery: '5', list: 'comfort' }), 'essentials').p90
    expect(hours('july')).toBeGreaterThan(hours('january'))
    expect(hours('any-month')).toBeGreaterThan(hours('january'))
    const nights = (month: string) => numberIn(ask({ month, battery: '5' }).verdict.values, 'hours')
    const [january, april, july] = ['january', 'april', 'july'].map(nights)
    expect(new Set([january, april, july, nights('any-month')]).size).toBeGreaterThan(1)
  })
})

describe('the power', () => {
  it('is all of the list at once, and says how much of it stays on', () => {
    const { value, values } = figureOf(ask({ list: 'comfort', battery: '5', inverter: '3' }), 'power')
    expect(value * 1000).toBeCloseTo(
      presetLoads('comfort').reduce((sum, { runningW }) => sum + runningW, 0),
      6,
    )
    expect(inWords(values)).toMatchObject({ inverter: '3 kW', on: '8', all: '10' })
    expect(numberIn(values, 'surge')).toBeGreaterThan(value)
  })
})

describe('the price', () => {
  const price = (given: Record<string, string>) => figureOf(ask(given), 'price').value
  it('rises with the battery and with the inverter, and not with the list', () => {
    expect(price({ battery: '15' })).toBeGreaterThan(price({ battery: '10' }) + 1000)
    expect(price({ inverter: '8' })).toBeGreaterThan(price({ inverter: '5' }) + 200)
    expect(price({ list: 'comfort' })).toBe(price({ list: 'essential' }))
    expect(inWords(figureOf(ask({ battery: '15', inverter: '8' }), 'price').values)).toEqual({
      battery: '15 kWh',
      inverter: '8 kW',
    })
  })

  it('is that of four lines of the list: inverter, battery, changeover and papers', () => {
    const lines = [
      { id: 'battery-inverter', sizes: [5] },
      { id: 'battery', sizes: [10] },
      { id: 'backup-essential', sizes: [1] },
      { id: 'papers', sizes: [1] },
    ] as const
    const cents = lines.map((line) => amountOf({ ...line, sizes: [...line.sizes] }, builtInPriceBook))
    const eur = cents.map(({ netCents, vatCents }) => (netCents + vatCents) / 100)
    expect(Math.min(...eur)).toBeGreaterThan(100)
    expect(price({ battery: '10', inverter: '5' })).toBeCloseTo(sumOf(eur), 6)
  })
})

describe('the months', () => {
  it('are twelve, each from what nine cuts in ten reach to what one does', () => {
    const answer = ask({ kwp: '0', list: 'water' })
    const { axis, unit, series, values } = columnsOf(answer, 'months')
    expect([axis, unit, series.length]).toEqual(['months', 'hours', 1])
    const { values: middle, low = [], high = [], draw, colour } = seriesOf(answer, 'months', 'hours-without-sun')
    expect([draw, colour, middle.length, low.length, high.length]).toEqual(['bars', 'agave', 12, 12, 12])
    for (const [month, hours] of middle.entries()) {
      expect(low[month]).toBeLessThanOrEqual(hours)
      expect(high[month]).toBeGreaterThanOrEqual(hours)
    }
    expect(high).not.toEqual(low)
    expect(numberIn(values, 'least')).toBe(Math.min(...low))
    expect(numberIn(values, 'most')).toBe(Math.max(...middle))
    expect(inWords(values).followed).toBe('72 hours')
  })

  it('count no sun, even where there are panels, and are twelve of their own', () => {
    const withPanels = seriesOf(ask({ kwp: '5' }), 'months', 'hours-without-sun')
    const small = ask({ kwp: '5', battery: '5' })
    const { low = [], values: middle } = seriesOf(small, 'months', 'hours-without-sun')
    const { values } = columnsOf(small, 'months')
    expect(numberIn(values, 'least')).toBe(Math.min(...low))
    expect(numberIn(values, 'least')).toBeLessThan(Math.max(...low))
    expect(numberIn(values, 'most')).toBe(Math.max(...middle))
    expect(numberIn(values, 'most')).toBeGreaterThan(Math.min(...middle))
    expect(Math.max(...withPanels.values)).toBeLessThan(72)
    expect(new Set(withPanels.values.map((hours) => hours.toFixed(3))).size).toBeGreaterThan(3)
    // July asked for is July drawn.
    const july = barsOf(ask({ kwp: '5', month: 'july' }), 'batteries').find(({ isChosen }) => isChosen)
    expect(withPanels.values[6]).toBeCloseTo(july?.value ?? 0, 9)
    expect(withPanels.low?.[6]).toBeCloseTo(july?.range?.p90 ?? 0, 9)
    expect(withPanels.high?.[6]).toBeCloseTo(july?.range?.p10 ?? 0, 9)
  })
})

describe('the batteries', () => {
  it('stand beside each other, the one asked for marked, the larger the longer', () => {
    const answer = ask({ battery: '15', kwp: '0' })
    const bars = barsOf(answer, 'batteries')
    expect(bars.map(({ word, isChosen, colour }) => [word, isChosen, colour])).toEqual([
      ['5 kWh', false, 'agave'],
      ['10 kWh', false, 'agave'],
      ['15 kWh', true, 'agave'],
      ['20 kWh', false, 'agave'],
    ])
    const hours = bars.map(({ value }) => value)
    expect(hours).toEqual([...hours].sort((a, b) => a - b))
    expect(new Set(hours).size).toBe(4)
    for (const { value, range } of bars) expect(range?.p50).toBe(value)
    const { values } = answer.charts.find(({ id }) => id === 'batteries') ?? {}
    expect(numberIn(values, 'chosen')).toBe(bars[2]?.value)
    expect(inWords(values).battery).toBe('15 kWh')
  })

  it('are without sun in the month that was asked', () => {
    const hours = (given: Record<string, string>) => barsOf(ask(given), 'batteries').map(({ value }) => value)
    expect(hours({ kwp: '5' })[1]).toBeLessThan(figureOf(ask({ kwp: '5' }), 'essentials').value)
    // What ordinary use leaves in the battery differs from month to month.
    expect(hours({ kwp: '5', month: 'january' })).not.toEqual(hours({ kwp: '5', month: 'july' }))
  })
})

describe('the list', () => {
  it('shows each load with its watts and its energy, and what stays on', () => {
    const answer = ask({ list: 'comfort', battery: '5', inverter: '3' })
    const { columns, rows } = tableOf(answer, 'loads')
    expect(columns).toEqual(['load', 'running', 'start', 'a-day', 'runs'])
    expect(rows.map(([word]) => word)).toEqual(presetLoads('comfort').map(({ id }) => id))
    expect(rows.filter(([, , , , runs]) => runs === 'no')).toHaveLength(2)
    expect(rows.find(([word]) => word === 'fridge')).toEqual(['fridge', '120', '600', '1.1 kWh', 'yes'])
    for (const [index, watts] of numbersOf(answer, 'loads', 0).entries())
      expect(numbersOf(answer, 'loads', 1)[index]).toBeGreaterThanOrEqual(watts)
  })

  it('has the rows of the list that was asked', () => {
    expect(ask({ list: 'essential' }).tables[0]?.rows.map(({ head }) => plain(head))).not.toContain('water-pump')
    expect(ask({ list: 'water' }).tables[0]?.rows.map(({ head }) => plain(head))).toContain('water-pump')
  })
})

describe('the quote is handed', () => {
  it.each([
    ['5', ['solar', 'air-conditioning']],
    ['0', ['air-conditioning']],
  ])('a villa with %s kWp', (kwp, existingSystems) => {
    expect(ask({ kwp, town: 'mijas' }).handOver).toEqual({
      town: 'mijas',
      propertyType: 'villa',
      monthlyBillEur: 165,
      existingSystems,
      goals: ['blackout-protection'],
    })
  })
})

describe('its own option', () => {
  it('is what was chosen, at its price, and says what the options of the quote are', () => {
    const answer = ask({ battery: '15' })
    const price = figureOf(answer, 'price').value
    expect(answer.options).toEqual({
      rows: [
        {
          word: 'chosen',
          kwp: 0,
          batteryKwh: 15,
          machines: [],
          priceEur: Math.round(price),
          cutHours: figureOf(answer, 'dark').value,
          isOwnList: true,
        },
      ],
      caption: 'options-beside-panels',
      note: { word: 'add-to-panels' },
    })
    expect(ask({ kwp: '0' }).options).toMatchObject({ caption: 'options' })
    expect(ask({ kwp: '0' }).options?.note).toBeUndefined()
  })
})
