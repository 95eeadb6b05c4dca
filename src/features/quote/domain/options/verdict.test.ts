import { describe, expect, it, test } from 'vitest'
import { evaluator } from '#src/features/quote/domain/candidates/evaluate.ts'
import { planFor } from '#src/features/quote/domain/candidates/quote-plan.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import type { Option } from './estimate-types.ts'
import { verdict } from './worth.ts'

/** What one option is told, by the figures it has: each figure here is chosen, so that the sentence follows from it alone. */
const plan = planFor(villa(), realContext)
const system = { panels: 8, batteryKwh: 5, backup: 'none', reserveShare: 0 } as const
const bought = evaluator(plan)(system)
const [, sample, lasting] = sampleEstimate('villa').options
const even = (value: number): Range => ({ p10: value, p50: value, p90: value })
const hours = (p10: number, p50: number, p90: number) => ({
  ...sample.backup,
  hours: { p10, p50, p90 },
  powers: ['fridge'],
})
const balanced: Option = {
  ...sample,
  priceCents: 1_000_000,
  savingEur: even(1000),
  backup: hours(4, 8, 12),
  system: { ...sample.system, backup: 'none' },
}
/** Paid back in `years` of savings of 1000 €. */
const paidBackIn = (years: number) => ({ ...bought, energyPriceEur: years * 1000, replacements: [] })
const ids = ({ because }: { because: { id: string }[] }) => because.map(({ id }) => id)

interface Change {
  years?: number
  saving?: number
  of?: Partial<typeof plan.answers>
  home?: Partial<typeof plan.home>
  today?: Partial<typeof plan.today>
  more?: Partial<typeof plan>
  choice?: Partial<typeof bought.choice>
  option?: Partial<typeof balanced> & { id?: 'essential' | 'balanced' | 'blackout-proof' }
}
function told({ years = 9, saving = 1000, of, home, today, more, choice, option }: Change = {}) {
  const changed = {
    ...plan,
    ...more,
    answers: { ...plan.answers, ...of },
    home: { ...plan.home, ...home },
    today: { ...plan.today, ...today },
  }
  const sized = { ...paidBackIn(years), choice: { ...system, ...choice } }
  return verdict({ ...balanced, ...option }, sized, changed, even(saving), balanced)
}

describe('panels and a battery', () => {
  it('that pay back in time are worth it, and the years are said', () => {
    const { worthIt, because } = told()
    expect(worthIt).toBe(true)
    expect(because).toEqual([{ id: 'pays-back', values: { years: expect.any(Number) } }])
  })

  it('that take longer are not, with the years and the limit', () => {
    const { worthIt, because } = told({ years: 17 })
    expect(worthIt).toBe(false)
    expect(because).toEqual([{ id: 'payback-long', values: { years: expect.any(Number), limit: 15 } }])
    expect(because[0]?.values.years).toBeGreaterThan(15)
  })

  it('that never pay back say so', () => {
    expect(told({ years: 90 })).toEqual({ worthIt: false, because: [{ id: 'never-pays-back', values: { years: 25 } }] })
  })

  it('name what makes them slow, and only then', () => {
    const slow = { of: { occupancy: 'holiday-home' as const }, home: { existingSolarKwp: 2 } }
    const poor = { today: { annualBillEur: 12 * 44 }, more: { unitKwh: new Float64Array(8760).fill(1249 / 8760) } }
    expect(told({ ...slow, ...poor, years: 17 }).because).toEqual([
      { id: 'holiday-home', values: {} },
      { id: 'small-bill', values: { eur: 44 } },
      { id: 'poor-roof', values: { kwhPerKwp: 1249 } },
      { id: 'already-solar', values: { kwp: 2 } },
      { id: 'payback-long', values: { years: expect.any(Number), limit: 15 } },
    ])
    expect(ids(told({ ...slow, ...poor, years: 9 }))).not.toContain('holiday-home')
  })

  it('of a bill of 45 € a month and a roof of 1,250 kWh are nothing to mention', () => {
    const unitKwh = new Float64Array(8760).fill(1250.001 / 8760)
    expect(ids(told({ today: { annualBillEur: 12 * 45 }, more: { unitKwh }, years: 17 }))).toEqual(['payback-long'])
  })
})

describe('without panels or battery', () => {
  const none = { panels: 0, batteryKwh: 0 }

  it('the machines alone are what was asked for', () => {
    const { drafts } = planFor(villa({ goals: ['heating'], existingSystems: ['gas-boiler'] }), realContext).equipment
    expect(told({ choice: none, more: { equipment: { ...plan.equipment, drafts } } }).worthIt).toBe(true)
  })

  it('and without machines there is nothing to buy, because of the roof where it was measured', () => {
    expect(told({ choice: none })).toEqual({ worthIt: false, because: [{ id: 'no-room', values: {} }] })
    const small = { home: { maxPanels: 0 }, of: { roof: { areaM2: 4 } } }
    expect(told({ choice: none, ...small })).toEqual({ worthIt: false, because: [{ id: 'no-roof', values: {} }] })
    expect(ids(told({ choice: none, home: { maxPanels: 0 } }))).toEqual(['no-room'])
    expect(ids(told({ choice: none, of: { roof: { areaM2: 4 } } }))).toEqual(['no-room'])
  })

  it('a battery alone on a roof without room is judged as one', () => {
    const small = { home: { maxPanels: 0 }, of: { roof: { areaM2: 4 } } }
    expect(ids(told({ choice: { panels: 0 }, ...small }))).toEqual(['no-roof', 'pays-back'])
    expect(ids(told({ ...small }))).toEqual(['pays-back'])
  })
})

describe('new machines', () => {
  const machines = (
    kwhByGoal: [goal: 'heating' | 'hot-water' | 'ev-charging' | 'comfort' | 'pool-heating', kwh: number][],
    runningEur: number,
  ) =>
    told({
      more: {
        equipment: { ...plan.equipment, addedKwh: kwhByGoal.map(([goal, kwh]) => ({ goal, kwh })) },
        billWithEquipmentEur: plan.today.annualBillEur + runningEur,
      },
    }).because.slice(1)

  it('are told by what they use, and whether they take the place of a fuel', () => {
    expect(machines([['comfort', 700]], 150)).toEqual([{ id: 'comfort-costs', values: { kwh: 700, eur: 150 } }])
    expect(machines([['heating', 700]], 150).map(({ id }) => id)).toEqual(['machines-use'])
    expect(
      machines(
        [
          ['hot-water', 300],
          ['comfort', 400],
        ],
        150,
      ).map(({ id }) => id),
    ).toEqual(['machines-use'])
    // What replaces something electric uses less: then comfort is what costs.
    expect(
      machines(
        [
          ['hot-water', -300],
          ['comfort', 900],
        ],
        150,
      ).map(({ id }) => id),
    ).toEqual(['comfort-costs'])
    expect(machines([['hot-water', -1000]], -250)).toEqual([
      { id: 'replacement-saves', values: { kwh: 1000, eur: 250 } },
    ])
    expect(machines([['hot-water', -1000]], 0).map(({ id }) => id)).toEqual(['replacement-saves'])
  })

  it('that change nothing are not mentioned', () => {
    expect(machines([], 0)).toEqual([])
    expect(
      machines(
        [
          ['comfort', 500],
          ['hot-water', -500.4],
        ],
        10,
      ),
    ).toEqual([])
  })
})

describe('protection from power cuts', () => {
  const goals = { of: { goals: ['lower-bills', 'blackout-protection'] as (typeof plan.answers)['goals'] } }
  const board = { choice: { backup: 'essential-circuits' as const } }
  const proof = (more: Partial<typeof balanced>) => ({
    ...goals,
    ...board,
    option: { ...lasting, ...balanced, id: 'blackout-proof' as const, priceCents: 1_250_050, ...more },
  })
  const last = (change: Change) => told(change).because.at(-1)

  it('that was asked for is worth it, however slowly it pays back; not without a board, nor unasked', () => {
    expect(told({ ...goals, ...board, years: 17 }).worthIt).toBe(true)
    expect(told({ ...goals, years: 17 }).worthIt).toBe(false)
    expect(told({ ...board, years: 17 }).worthIt).toBe(false)
  })

  it('is included where it costs no more', () => {
    expect(last({ ...goals, ...board })).toEqual({ id: 'protection-included', values: {} })
    expect(last(proof({ priceCents: balanced.priceCents }))).toEqual({ id: 'protection-included', values: {} })
    expect(ids(told(board))).toEqual(['pays-back'])
  })

  it('is said by what it buys: longer, more, or both, with the price in whole euros', () => {
    expect(last(proof({ backup: hours(4, 9, 12) }))).toEqual({ id: 'protection-longer', values: { eur: 2501 } })
    expect(last(proof({ backup: hours(4, 8, 13) }))?.id).toBe('protection-longer')
    const more = { ...balanced.backup, powers: ['fridge', 'lights'] }
    expect(last(proof({ backup: more }))?.id).toBe('protection-more')
    expect(last(proof({ system: { ...balanced.system, backup: 'whole-home' } }))?.id).toBe('protection-more')
    expect(last(proof({ backup: { ...hours(4, 9, 12), powers: ['fridge', 'lights'] } }))?.id).toBe('protection-asked')
  })

  it('that buys nothing for a cut is said by its money: what it saves from ten euros a year on', () => {
    expect(last(proof({}))).toEqual({ id: 'protection-extra', values: { eur: 2501 } })
    expect(last(proof({ savingEur: even(1009.4) }))?.id).toBe('protection-extra')
    expect(last(proof({ savingEur: even(1009.6) }))).toEqual({
      id: 'protection-extra-saves',
      values: { eur: 2501, eurYear: 10 },
    })
    // Longer in one case and shorter in another is not longer.
    expect(last(proof({ backup: hours(4, 10, 11) }))?.id).toBe('protection-extra')
    expect(last(proof({ backup: hours(4, 7, 14) }))?.id).toBe('protection-extra')
  })

  test('nobody asked for is an extra', () => {
    const { of: _, ...unasked } = proof({ backup: hours(4, 9, 12) })
    expect(last(unasked)?.id).toBe('protection-extra')
  })
})
