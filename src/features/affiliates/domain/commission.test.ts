import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { services } from '#src/shared/domain/vocabulary.ts'
import { commissionOf, jobsInWindow, monthsBefore, rangeOf, simulate, tierOf } from './commission.ts'
import { builtInRules, jobKinds, type RuleSet, ruleFaults, rulesOn, tierIds, withoutRules, withRules } from './rules.ts'

const rules = builtInRules
const contract = fc.integer({ min: 1, max: 50_000_000 })
const service = fc.constantFrom(...services)
const tier = fc.constantFrom(...tierIds)

describe('the commission of a job', () => {
  it.each([
    ['electrical', 120_000, 'bronze', 5_000],
    ['emergency', 9_000, 'gold', 3_600],
    ['solar', 400_000, 'bronze', 50_000],
    ['solar', 1_000_000, 'bronze', 75_000],
    ['solar', 2_000_000, 'silver', 110_000],
    ['solar', 2_000_000, 'gold', 120_000],
    ['heat-pump', 1_000_000, 'bronze', 40_000],
    ['heat-pump', 1_000_000, 'silver', 44_000],
    ['air-conditioning', 300_000, 'silver', 16_500],
    ['ev-charger', 150_000, 'bronze', 5_000],
  ] as const)('%s for %i cents at %s is %i cents', (what, cents, at, expected) => {
    expect(commissionOf(rules, what, cents, at).amountCents).toBe(expected)
  })

  it('never falls when the contract or the tier rises, and stays in its range', () => {
    fc.assert(
      fc.property(service, contract, contract, tier, (what, a, b, at) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const [less, more] = [commissionOf(rules, what, low, at), commissionOf(rules, what, high, at)]
        const range = rangeOf(rules, less.kind, at)
        expect(less.amountCents).toBeLessThanOrEqual(more.amountCents)
        expect(less.amountCents).toBeGreaterThanOrEqual(range.leastCents)
        expect(more.amountCents).toBeLessThanOrEqual(range.mostCents)
        expect(commissionOf(rules, what, low, 'bronze').amountCents).toBeLessThanOrEqual(less.amountCents)
      }),
    )
  })

  it('is capped before the bonus, in whole cents that add up', () => {
    fc.assert(
      fc.property(service, contract, tier, fc.integer({ min: 1, max: 90_000 }), (what, cents, at, capCents) => {
        const made = commissionOf({ ...rules, capCents }, what, cents, at)
        expect(made.baseCents).toBeLessThanOrEqual(capCents)
        expect(made.amountCents).toBe(made.baseCents + made.bonusCents)
        expect([made.baseCents, made.bonusCents].every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d as the value of a contract', (cents) => {
    expect(() => commissionOf(rules, 'solar', cents, 'bronze')).toThrow(RangeError)
  })
})

describe('the tier', () => {
  it.each([
    [0, 'bronze'],
    [11, 'bronze'],
    [12, 'silver'],
    [47, 'silver'],
    [48, 'gold'],
  ] as const)('of %i jobs is %s', (jobs, expected) => {
    expect(tierOf(rules, jobs)).toBe(expected)
  })

  it('counts twelve months back, the day itself included and that day a year ago not', () => {
    const days = ['2025-11-23', '2025-11-24', '2026-05-01', '2026-11-23', '2026-11-24']
    expect(jobsInWindow(rules, days, '2026-11-23')).toBe(3)
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28')
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28')
    expect(() => monthsBefore('2026-02-30', 1)).toThrow(RangeError)
  })
})

it('the simulator adds up what the rules pay for each job', () => {
  const counts = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(counts, counts, counts, counts, counts, (...n) => {
      const jobs = Object.fromEntries(jobKinds.map((kind, i) => [kind, n[i] ?? 0])) as Record<
        (typeof jobKinds)[number],
        number
      >
      const made = simulate(rules, jobs)
      const sum = jobKinds.reduce((total, kind) => total + jobs[kind] * rangeOf(rules, kind, made.tier).leastCents, 0)
      expect(made.leastCents).toBe(sum)
      const most = jobKinds.reduce((total, kind) => total + jobs[kind] * rangeOf(rules, kind, made.tier).mostCents, 0)
      expect(made.mostCents).toBe(most)
      expect(made.jobsInMonth).toBe(n.reduce((total, one) => total + one, 0))
      expect(made.tier).toBe(tierOf(rules, 12 * made.jobsInMonth))
    }),
  )
})

describe('dated rules', () => {
  const later: RuleSet = { ...rules, validFrom: '2027-01-01', capCents: 80_000 }

  it('hold from their day', () => {
    expect(rulesOn([later, rules], '2026-12-31').capCents).toBe(100_000)
    expect(rulesOn([later, rules], '2027-01-01').capCents).toBe(80_000)
    expect(rulesOn([later, rules], '2000-01-01')).toBe(rules)
    expect(() => rulesOn([], '2026-12-31')).toThrow(RangeError)
  })

  it('may be added for a later day, and never changed once they have begun', () => {
    expect(ruleFaults([rules], [rules, later], '2026-11-23')).toEqual([])
    expect(ruleFaults([rules], [{ ...rules, capCents: 1 }], '2026-11-23')).toEqual(['retroactive'])
    expect(ruleFaults([rules], [rules, { ...later, validFrom: '2026-11-23' }], '2026-11-23')).toEqual(['retroactive'])
    expect(ruleFaults([rules, later], [rules], '2026-11-23')).toEqual([])
    expect(ruleFaults([rules, later], [rules], '2027-01-01')).toEqual(['retroactive'])
  })

  it('keep one set a day, oldest first', () => {
    const again = { ...later, capCents: 70_000 }
    const between = { ...later, validFrom: '2026-12-15' }
    expect(withRules([rules, later], again)).toEqual([rules, again])
    expect(withRules([rules, later], between)).toEqual([rules, between, later])
    expect(withoutRules([rules, between, later], '2026-12-15')).toEqual([rules, later])
  })

  it('are the same rules in whatever order they are written', () => {
    const { validFrom, ...others } = rules
    const turned: RuleSet = { ...others, validFrom }
    expect(Object.keys(turned)).not.toEqual(Object.keys(rules))
    expect(ruleFaults([rules], [turned], '2026-11-23')).toEqual([])
  })

  it.each([
    [{ fromJobs: 1 }, {}, {}],
    [{}, { fromJobs: 0 }, {}],
    [{}, {}, { fromJobs: 12 }],
  ])('have tiers that rise from nothing (%#)', (bronze, silver, gold) => {
    const { tiers } = rules
    const wrong = {
      bronze: { ...tiers.bronze, ...bronze },
      silver: { ...tiers.silver, ...silver },
      gold: { ...tiers.gold, ...gold },
    }
    expect(ruleFaults([rules], [rules, { ...later, tiers: wrong }], '2026-11-23')).toEqual(['tier-order'])
  })

  it('ask for a range of contracts where the commission has one, and for none where it is fixed', () => {
    const of = (solar: RuleSet['rates']['solar']) =>
      ruleFaults([rules], [rules, { ...later, rates: { ...rules.rates, solar } }], '2026-11-23')
    expect(of({ leastCents: 1, mostCents: 2, fromContractCents: 5, toContractCents: 5 })).toEqual(['contract-range'])
    expect(of({ leastCents: 1, mostCents: 2, fromContractCents: 5, toContractCents: 6 })).toEqual([])
    expect(of({ leastCents: 2, mostCents: 2, fromContractCents: 5, toContractCents: 5 })).toEqual([])
  })

  it('are refused when they contradict themselves', () => {
    const solar = { leastCents: 2, mostCents: 1, fromContractCents: 5, toContractCents: 5 }
    const tiers = { ...rules.tiers, silver: { fromJobs: 99, bonusPercent: 10 } }
    const wrong = { ...later, rates: { ...rules.rates, solar }, tiers }
    expect(ruleFaults([rules], [rules, wrong, later], '2026-11-23').sort()).toEqual([
      'contract-range',
      'duplicate-day',
      'least-above-most',
      'tier-order',
    ])
  })
})
