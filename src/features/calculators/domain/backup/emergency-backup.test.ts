import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { calculator } from './emergency-backup.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const usual = {
  town: 'marbella',
  list: 'water',
  battery: '10',
  inverter: '5',
  kwp: 5,
  month: 'any-month',
  cuts: 'sometimes',
} as const
type Given = Parameters<typeof calculator.answer>[0]
const answer = (change: Partial<Given> = {}) => calculator.answer({ ...usual, ...change }, context)
const hoursIn = ({ values }: ReturnType<typeof answer>['verdict']) =>
  values?.hours && 'value' in values.hours ? Number(values.hours.value) : Number.NaN
const figure = ({ headline, details = [] }: ReturnType<typeof answer>, id: string) =>
  [...headline, ...details].find((one) => one.id === id)

describe('the backup calculator', () => {
  it('says no where cuts are rare, and that an inverter is too weak', () => {
    expect(answer({ cuts: 'rarely' }).verdict).toMatchObject({ id: 'rarely', tone: 'no' })
    expect(answer({ list: 'comfort', battery: '5' }).verdict).toMatchObject({ id: 'too-weak', tone: 'depends' })
    expect(answer().verdict.tone).toBe('yes')
  })

  it('says yes only where nine cuts in ten outlast the longest night, 13 hours, without sun', () => {
    const small = answer({ battery: '5' }).verdict
    expect(small).toMatchObject({ id: 'not-the-night', tone: 'depends' })
    expect(hoursIn(small)).toBeLessThan(13)
    const full = answer({ battery: '5', kwp: 0 }).verdict
    expect(full).toMatchObject({ id: 'night', tone: 'yes' })
    expect(hoursIn(full)).toBeGreaterThan(13)
  })

  it('lasts longer with less on the list, a larger battery and sun', () => {
    const hours = (change: Partial<Given> = {}) => figure(answer({ kwp: 0, ...change }), 'essentials')?.value ?? 0
    expect(hours({ list: 'essential' })).toBeGreaterThan(hours())
    expect(hours({ battery: '20' })).toBeGreaterThan(hours())
    expect(hours({ kwp: 8, battery: '5' })).toBeGreaterThan(hours({ battery: '5' }))
  })

  it('shows two figures with the sum behind each, the one with an air conditioner the shorter', () => {
    const [essentials, cooled] = ['essentials', 'cooled'].map((id) => figure(answer({ kwp: 0 }), id))
    expect(cooled?.value ?? 0).toBeLessThan((essentials?.value ?? 0) / 2)
    expect(essentials?.values?.sun).toMatchObject({ value: 0 })
    expect(figure(answer({ inverter: '3', battery: '5', list: 'water' }), 'cooled')).toBeDefined()
  })

  it('draws months in which the air conditioner of the list runs, whatever the season', () => {
    const [, months] = answer({ list: 'comfort', battery: '20', kwp: 0 }).charts
    if (months?.kind !== 'columns') throw new Error('no months')
    const values = months.series[0]?.values ?? []
    expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1.1)
  })

  it('lists every load with what stays on', () => {
    const [table] = answer({ list: 'comfort' }).tables
    expect(table?.rows).toHaveLength(10)
  })
})
