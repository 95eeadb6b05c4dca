import { describe, expect, it } from 'vitest'
import other from '#facts/incentives/other-aid.json' with { type: 'json' }
import state from '#facts/incentives/state-2026.json' with { type: 'json' }
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { statusOf } from './deduction.ts'
import { type AidQuestion, aidEur, aidFor } from './incentives.ts'

const solarIn = (change: Partial<AidQuestion> = {}): AidQuestion => ({
  town: 'marbella',
  service: 'solar',
  priceEur: 8000,
  resident: true,
  completionDate: '2026-09-15',
  ...change,
})
const ids = (question: AidQuestion) => aidFor(question).items.map(({ id }) => id)
const noteIds = (question: AidQuestion) => aidFor(question).notes.map(({ id }) => id)
const amountOf = (question: AidQuestion, id: string) =>
  aidFor(question).items.find((item) => item.id === id)?.amountCents

describe('income-tax deductions', () => {
  it('self-consumption gives 10 % of at most 5,000 €', () => {
    expect(amountOf(solarIn(), 'irpf-self-consumption')).toBe(50_000)
    expect(amountOf(solarIn({ priceEur: 4321.55 }), 'irpf-self-consumption')).toBe(43_216)
    expect(amountOf(solarIn({ priceEur: 0 }), 'irpf-self-consumption')).toBe(0)
  })

  it('a charge point gives 15 % of at most 4,000 €', () => {
    expect(aidFor(solarIn({ service: 'ev-charger', priceEur: 1200 })).totalCents).toBe(18_000)
    expect(aidFor(solarIn({ service: 'ev-charger', priceEur: 9000 })).totalCents).toBe(60_000)
  })

  it('hold from the first to the last of their days and on no other', () => {
    const on = (completionDate: string) => ids(solarIn({ completionDate })).includes('irpf-self-consumption')
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([false, true, true, false])
    expect(noteIds(solarIn({ completionDate: '2027-01-01' }))).toContain('irpf-self-consumption-too-late')
    expect(noteIds(solarIn({ completionDate: '2025-12-31' }))).toContain('irpf-self-consumption-too-early')
  })

  it('of a whole building last a year longer, without an amount before the certificate', () => {
    expect(amountOf(solarIn({ completionDate: '2027-12-31' }), 'irpf-efficiency-60')).toBeNull()
    expect(ids(solarIn({ completionDate: '2028-01-01' })).filter((id) => id.startsWith('irpf'))).toEqual([])
  })

  it('are not for owners who pay no Spanish income tax; town taxes are', () => {
    const abroad = solarIn({ resident: false, town: 'malaga', ibiEur: 900 })
    expect(ids(abroad).filter((id) => id.startsWith('irpf'))).toEqual([])
    expect(noteIds(abroad)).toContain('irpf-needs-income-tax')
    expect(ids(abroad)).toEqual(['ibi-malaga', 'icio-town'])
    expect(aidFor(abroad).totalCents).toBe(3 * 13_500)
  })

  it('do not reach pools and repairs', () => {
    for (const service of ['pool-heating', 'maintenance', 'emergency', 'electrical'] as const)
      expect(aidFor(solarIn({ service })).items).toEqual([])
  })
})

describe('each kind of work', () => {
  const regional = ['no-regional-grant', 'no-regional-deduction']
  it.each([
    [
      'solar',
      ['irpf-self-consumption', 'irpf-efficiency-40', 'irpf-efficiency-60', 'ibi-town', 'icio-town'],
      ['ask-town-hall', ...regional],
    ],
    ['battery', [], ['battery-with-panels', ...regional]],
    ['blackout-protection', [], ['battery-with-panels', ...regional]],
    ['ev-charger', ['irpf-ev-charger', 'ibi-charger'], ['ask-town-hall', 'no-charger-grant']],
    [
      'heat-pump',
      ['irpf-efficiency-20', 'irpf-efficiency-40', 'irpf-efficiency-60', 'ibi-town', 'icio-town', 'cae-heat-pump'],
      ['ask-town-hall', ...regional],
    ],
    ['underfloor-heating', ['irpf-efficiency-20', 'irpf-efficiency-40', 'irpf-efficiency-60'], regional],
    ['maintenance', [], ['no-deduction-for-service']],
  ] as const)('%s has its own aid and is told what it does not get', (service, items, notes) => {
    expect(ids(solarIn({ service }))).toEqual(items)
    expect(noteIds(solarIn({ service }))).toEqual(notes)
  })

  it('has an amount only where a price decides it', () => {
    const { items } = aidFor(solarIn({ service: 'heat-pump' }))
    expect(items.map(({ amountCents }) => amountCents)).toEqual(items.map(() => null))
    expect(aidEur(null)).toBeNull()
    expect(aidEur(43_216)).toBe(432.16)
  })

  it('says rates, limits, dates and conditions as the facts have them', () => {
    const self = state.deductions['irpf-self-consumption']
    const [item] = aidFor(solarIn()).items
    expect(item).toMatchObject({
      conditions: self.conditions,
      status: self.mark,
      values: { percent: self.ratePercent, baseEur: self.maxBaseEur, by: self.completeBy },
    })
    const early = aidFor(solarIn({ completionDate: '2025-12-31' })).notes[0]
    expect(early).toMatchObject({
      values: { percent: self.ratePercent, from: self.completeFrom },
      source: { ...self.source, asOf: self.asOf },
    })
    const { notes } = aidFor(solarIn({ service: 'ev-charger' }))
    expect(notes[1]?.values).toEqual({ on: other.closed['no-charger-grant'].closed })
    expect(aidFor(solarIn()).notes[1]?.values).toEqual({ on: other.closed['no-regional-grant'].closed })
  })

  it('without a deduction says which work that is', () => {
    const [none] = aidFor(solarIn({ service: 'pool-heating' })).notes
    expect(none).toMatchObject({ id: 'no-deduction-for-service', values: { service: 'pool-heating' } })
  })

  it('is told the town’s office and what its discount is for', () => {
    const [, , , ibi, icio] = aidFor(solarIn()).items
    const where = { town: 'marbella', url: other.whereToAsk.marbella }
    expect(ibi?.values).toEqual({ ...where, maxPercent: other.townTaxes['ibi-town'].maxPercent, for: 'sun' })
    expect(icio?.values).toEqual({ ...where, maxPercent: other.townTaxes['icio-town'].maxPercent, for: 'sun' })
    const [, , , air] = aidFor(solarIn({ service: 'heat-pump' })).items
    expect(air?.values).toMatchObject({ for: 'air' })
    const [, charger] = aidFor(solarIn({ service: 'ev-charger' })).items
    expect(charger?.values).toEqual({ ...where, maxPercent: other.townTaxes['ibi-charger'].maxPercent })
  })

  it('of Málaga asks for the tax bill only when it was not given', () => {
    expect(noteIds(solarIn({ town: 'malaga' }))).toContain('ibi-not-given')
    expect(noteIds(solarIn({ town: 'malaga', ibiEur: 900 }))).not.toContain('ibi-not-given')
    const { malaga } = state.towns
    expect(aidFor(solarIn({ town: 'malaga' })).items.find(({ id }) => id === 'ibi-malaga')?.values).toEqual({
      percent: malaga.ibiSolarPercent,
      years: malaga.years,
      capPercent: malaga.capPercentOfCost,
    })
  })
})

describe('town taxes', () => {
  it('in Málaga: 15 % for three years, each at most a third of the price, and open without the tax bill', () => {
    const malaga = solarIn({ town: 'malaga' })
    expect(amountOf({ ...malaga, ibiEur: 1000 }, 'ibi-malaga')).toBe(45_000)
    expect(amountOf({ ...malaga, ibiEur: 50_000, priceEur: 1000 }, 'ibi-malaga')).toBe(3 * 33_000)
    expect(amountOf(malaga, 'ibi-malaga')).toBeNull()
  })

  it.each(['marbella', 'estepona', 'fuengirola', 'mijas', 'torremolinos'] as const)(
    'in %s nobody knows: no amount, and how to ask',
    (town) => {
      const question = solarIn({ town, resident: false, ibiEur: 1000 })
      expect(aidFor(question)).toMatchObject({ totalCents: 0, items: [{ id: 'ibi-town' }, { id: 'icio-town' }] })
      expect(noteIds(question)).toContain('ask-town-hall')
    },
  )

  it('in Sotogrande: none was published', () => {
    const sotogrande = solarIn({ town: 'sotogrande', resident: false })
    expect(noteIds(sotogrande)).toEqual(expect.arrayContaining(['no-rebate-published', 'ask-town-hall']))
    expect(ids(sotogrande)).toEqual([])
  })

  it('reach heat pumps only since the law of March 2026', () => {
    const on = (completionDate: string) => ids(solarIn({ service: 'heat-pump', completionDate })).includes('ibi-town')
    expect([on('2026-03-21'), on('2026-03-22')]).toEqual([false, true])
  })
})

it('every item has a date, a link and a mark that may be shown, and never a negative amount', () => {
  for (const town of towns)
    for (const service of services)
      for (const resident of [true, false])
        for (const completionDate of ['2025-06-01', '2026-06-01', '2027-06-01', '2030-06-01'])
          for (const item of aidFor({ town, service, resident, completionDate, priceEur: 7000, ibiEur: 800 }).items) {
            expect(['verified', 'single-source']).toContain(item.status)
            expect(item.asOf).toMatch(/^20\d\d/)
            expect(item.source.url).toMatch(/^https?:/)
            expect(item.amountCents ?? 0).toBeGreaterThanOrEqual(0)
          }
})

it('what one source says is never called verified', () => {
  expect(statusOf({ mark: 'verified' })).toBe('verified')
  expect(statusOf({ mark: 'single-source' })).toBe('single-source')
})

it('the facts hold no row with another mark', () => {
  const marks = JSON.stringify([state, other]).match(/"mark":"[^"]*"/g) ?? []
  expect(marks.length).toBeGreaterThan(10)
  for (const mark of marks) expect(mark).toMatch(/"(verified|single-source)"$/)
})

it('refuses what is no amount or no date', () => {
  expect(() => aidFor(solarIn({ priceEur: Number.NaN }))).toThrow(RangeError)
  expect(() => aidFor(solarIn({ ibiEur: -1 }))).toThrow(RangeError)
  expect(() => aidFor(solarIn({ completionDate: '2026-02-30' }))).toThrow(RangeError)
})
