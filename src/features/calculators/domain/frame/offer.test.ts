import { describe, expect, it } from 'vitest'
import { offersOf, othersThan, savingWith } from './offer.ts'

/** The options of an estimate as a calculator shows them beside its answer: all of them whole, or none. */

const option = {
  name: 'Balanced',
  system: { kwp: 5.4, batteryKwh: 10 },
  items: [{ id: 'papers' }, { id: 'heat-pump' }, 'loose', { id: 'ac-split' }],
  priceEur: 9000.4,
  savingEur: { p90: 800.6, p50: 900.4, p10: 950 },
  backup: { powers: ['fridge'], hours: { p90: 9.8 } },
}
const shown = {
  name: 'Balanced',
  kwp: 5.4,
  batteryKwh: 10,
  machines: ['ac-split', 'heat-pump'],
  priceEur: 9000,
  savingEur: { p90: 801, p50: 900 },
  cutHours: 9,
}

describe('options', () => {
  it('are shown in euros and in whole hours that are sure', () => {
    expect(offersOf({ options: [option, { ...option, name: 'More' }] })).toEqual([shown, { ...shown, name: 'More' }])
  })

  it('keep nothing on in a power cut that goes off with the grid, whatever hours stand there', () => {
    const off = { ...option, backup: { powers: [], hours: { p90: 9.8 } } }
    expect(offersOf({ options: [off] })).toEqual([{ ...shown, cutHours: 0 }])
  })

  it.each([
    [{ name: undefined }],
    [{ system: undefined }],
    [{ system: { kwp: '5.4', batteryKwh: 10 } }],
    [{ system: { kwp: 5.4 } }],
    [{ items: undefined }],
    [{ items: { 0: { id: 'papers' } } }],
    [{ priceEur: '9000' }],
    [{ savingEur: undefined }],
    [{ savingEur: { p90: '800', p50: 900 } }],
    [{ savingEur: { p90: 800 } }],
    [{ savingEur: { p50: 900 } }],
    [{ backup: undefined }],
    [{ backup: { powers: 'fridge', hours: { p90: 9 } } }],
    [{ backup: { powers: ['fridge'] } }],
    [{ backup: { powers: ['fridge'], hours: { p90: null } } }],
  ])('are not shown at all while one of them has %j', (change) => {
    expect(offersOf({ options: [option, { ...option, ...change }] })).toBeUndefined()
    expect(offersOf({ options: [{ ...option, ...change }] })).toBeUndefined()
  })

  it.each([[undefined], [null], ['busy'], [7], [[]], [{}], [{ options: {} }], [{ options: [] }]])(
    'are not read from %j',
    (answer) => {
      expect(offersOf(answer)).toBeUndefined()
    },
  )

  it.each([[null], ['Balanced'], [[option]], [undefined]])('are not read from a list of %j', (one) => {
    expect(offersOf({ options: [one] })).toBeUndefined()
  })

  it('are not read from a list that has the names of an option', () => {
    expect(offersOf({ options: [Object.assign([], option)] })).toBeUndefined()
    expect(offersOf(Object.assign([], { options: [option] }))).toBeUndefined()
    expect(offersOf(Object.assign(() => undefined, { options: [option] }))).toBeUndefined()
  })
})

describe('beside the calculator’s own', () => {
  const offer = { ...shown, machines: [...shown.machines] as ['ac-split', 'heat-pump'] }
  const own = { ...offer, word: 'advised' }

  it('an option of the same price and kit stands once', () => {
    expect(othersThan([], [offer])).toEqual([offer])
    expect(othersThan([own], [offer])).toEqual([])
    expect(othersThan([{ ...own, priceEur: 8999 }], [offer])).toEqual([offer])
    expect(othersThan([{ ...own, kwp: 5 }], [offer])).toEqual([offer])
    expect(othersThan([{ ...own, batteryKwh: 5 }], [offer])).toEqual([offer])
  })

  it('what heats today counts where a heat pump takes its place, and its doubt with it', () => {
    const today = { p10: 620, p50: 500, p90: 400 }
    expect(savingWith(offer, today)).toEqual({ p50: 1400, p90: 1400 - Math.hypot(99, 100) })
    expect(savingWith(offer, undefined)).toEqual(offer.savingEur)
    expect(savingWith({ ...offer, machines: ['ac-split'] }, today)).toEqual(offer.savingEur)
  })
})
