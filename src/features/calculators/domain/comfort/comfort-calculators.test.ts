import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { CalculatorContext } from '#src/features/calculators/domain/frame/calculator.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { cooling } from '#src/features/tools/domain/cooling.ts'
import { heating } from '#src/features/tools/domain/heating.ts'
import { calculator as ac } from './ac.ts'
import { kitFor } from './comfort-home.ts'
import { calculator as heatPump } from './heat-pump.ts'
import { calculator as comparison } from './heat-pump-comparison.ts'
import { calculator as season } from './seasonal-efficiency.ts'

const weather = decodeTypicalYear(
  readFileSync(new URL('../../../../../facts/energy/malaga-typical-year.bin', import.meta.url)),
)
const context: CalculatorContext = { weather, priceBook: builtInPriceBook, today: '2026-11-21' }
const home = { town: 'marbella', homeType: 'villa', areaM2: 220, era: '1980-2006', occupancy: 'full-time' } as const
const heated = { ...home, emitter: 'fan-coils', heating: 'electric-heaters' } as const
const cooled = { ...home, setpointC: 25, rooms: 'all' } as const

const figure = (answer: ReturnType<typeof heatPump.answer> | ReturnType<typeof ac.answer>, id: string) =>
  [...answer.headline, ...(answer.details ?? [])].find((one) => one.id === id)?.value

describe('one home, asked in several ways', () => {
  it('costs the same in the heat pump calculator and in the comparison', () => {
    const bars = comparison.answer({ ...home, heating: 'electric-heaters', gasEurPerKwh: 0.066 }, context).charts[1]
    const same =
      bars?.kind === 'bars' ? bars.bars.find(({ name }) => 'word' in name && name.word === 'water-45') : undefined
    expect(same?.value).toBe(figure(heatPump.answer(heated, context), 'cost'))
  })

  it('needs the same heat as the endpoint says', () => {
    const { heatKwh } = heating({ ...home, mode: 'intermittent', flowTempC: 45 }, { weather, today: '2026-11-21' })
    expect(figure(heatPump.answer(heated, context), 'heat')).toBe(heatKwh)
  })

  it('takes the same electricity and power for cooling as the endpoint says', () => {
    const answer = ac.answer(cooled, context)
    const { electricKwh, recommendedKw } = cooling({ ...home, mode: 'intermittent' }, { weather, today: '2026-11-21' })
    expect(figure(answer, 'electricity')).toBeCloseTo(electricKwh, 9)
    expect(figure(answer, 'power')).toBe(recommendedKw)
  })

  it('asks the price that the price list gives for the machines of the quote', () => {
    expect(figure(heatPump.answer(heated, context), 'price')).toBe(kitFor(home, 'heating', context).priceEur)
    expect(figure(ac.answer(cooled, context), 'price')).toBe(kitFor(home, 'cooling', context).priceEur)
  })
})

describe('what they advise', () => {
  it('says no to a heat pump for a holiday home and yes to none of splits', () => {
    const holidays = heatPump.answer({ ...heated, occupancy: 'holiday-home' }, context)
    expect(holidays.verdict).toMatchObject({ id: 'holiday-home', tone: 'no' })
    expect(heatPump.answer({ ...heated, heating: 'splits' }, context).verdict).toMatchObject({ tone: 'no' })
  })

  it('never promises a saving that the payback does not show', () => {
    const answer = heatPump.answer(heated, context)
    const payback = answer.headline.find(({ id }) => id === 'payback')
    expect(payback?.none === true).toBe(answer.verdict.tone === 'no')
  })

  it('cools less in the rooms in use than in the whole home, and less at 27 °C than at 24 °C', () => {
    const all = figure(ac.answer(cooled, context), 'cost') ?? 0
    expect(figure(ac.answer({ ...cooled, rooms: 'used' }, context), 'cost')).toBeLessThan(all)
    expect(figure(ac.answer({ ...cooled, setpointC: 27 }, context), 'cost')).toBeLessThan(all)
    expect(figure(ac.answer({ ...cooled, setpointC: 24 }, context), 'cost')).toBeGreaterThan(all)
  })

  it('says no to air conditioning where shutters and open windows do', () => {
    const verdict = ac.answer({ ...cooled, homeType: 'finca', era: 'cte2019', occupancy: 'mixed-use' }, context).verdict
    expect(['some-rooms', 'fans']).toContain(verdict.id)
  })

  it('makes water worse the hotter it is, to a no', () => {
    const base = { town: 'mijas', homeType: 'townhouse', era: 'cte2006', scop: 4, seer: 6.1 } as const
    const factors = [30, 45, 60, 70].map(
      (waterC) => season.answer({ ...base, waterC }, context).headline[0]?.value ?? 0,
    )
    expect(factors).toEqual([...factors].sort((a, b) => b - a))
    const said = [30, 40, 41, 52, 53, 60, 61, 70].map((waterC) => {
      const { id, tone } = season.answer({ ...base, waterC }, context).verdict
      return `${waterC} ${id} ${tone}`
    })
    expect(said).toEqual([
      '30 cool-water yes',
      '40 cool-water yes',
      '41 warm-water yes',
      '52 warm-water yes',
      '53 hot-water depends',
      '60 hot-water depends',
      '61 too-hot no',
      '70 too-hot no',
    ])
  })

  it('gives the factor of air the spread of machines of its label', () => {
    const base = { town: 'mijas', homeType: 'townhouse', era: 'cte2006', scop: 4, seer: 6.1, waterC: 45 } as const
    for (const id of ['air', 'cold']) {
      const { headline, details = [] } = season.answer(base, context)
      const { value, range } = [...headline, ...details].find((one) => one.id === id) ?? {}
      expect(range?.p50).toBe(value)
      expect((range?.p10 ?? 0) / (value ?? 0)).toBeCloseTo(1.13, 9)
      expect((value ?? 0) / (range?.p90 ?? 0)).toBeCloseTo(1.13, 9)
    }
  })

  it('names the size of the machine whose price it asks', () => {
    const { parts } = kitFor(home, 'heating', context)
    const machine = parts.find(({ part }) => part.id === 'heat-pump')
    const price = heatPump.answer(heated, context).headline.find(({ id }) => id === 'price')
    expect(Object.values(price?.values ?? {})).toContainEqual({ value: machine?.part.sizes[0], unit: 'kw' })
    expect(machine?.part.sizes[0]).toBeGreaterThan(4)
  })

  it('holds at the ends of every range: finite, ordered, never a negative price', () => {
    for (const homeType of ['flat-mid', 'finca'] as const)
      for (const areaM2 of [20, 3000])
        for (const occupancy of ['full-time', 'holiday-home'] as const) {
          const edge = { ...home, homeType, areaM2, era: 'cte2019', occupancy } as const
          const answers = [
            ac.answer({ ...edge, setpointC: 30, rooms: 'used' }, context),
            heatPump.answer({ ...edge, emitter: 'radiators', heating: 'gas-boiler' }, context),
            comparison.answer({ ...edge, heating: 'electric-heaters', gasEurPerKwh: 0.4 }, context),
          ]
          for (const { headline, details = [] } of answers)
            for (const { value, range } of [...headline, ...details]) {
              expect(Number.isFinite(value)).toBe(true)
              if (!range) continue
              expect(range.p90).toBeLessThanOrEqual(range.p50)
              expect(range.p50).toBeLessThanOrEqual(range.p10)
              expect(Number.isFinite(range.p10)).toBe(true)
            }
        }
  })
})
