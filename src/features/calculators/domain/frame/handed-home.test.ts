import { expect, test } from 'vitest'
import { handedHome, savesAsQuoted } from './handed-home.ts'
import { offersOf } from './offer.ts'

test('what was not asked is answered as usual, and the roof is one thing', () => {
  expect(handedHome({ town: 'mijas', monthlyBillEur: 120, roofTiltDeg: 30, roofAzimuthDeg: 0 })).toEqual({
    town: 'mijas',
    propertyType: 'villa',
    buildYear: 2000,
    occupancy: 'full-time',
    existingSystems: ['air-conditioning'],
    goals: ['lower-bills'],
    budget: 'not-sure',
    monthlyBillEur: 120,
    roof: { tiltDeg: 30, azimuthDeg: 0 },
  })
})

test('who asks for cooling has none yet', () => {
  expect(handedHome({ town: 'mijas', goals: ['cooling'] }).existingSystems).toEqual([])
})

test('a saving is compared where no machine takes the place of another', () => {
  expect(savesAsQuoted({ town: 'mijas', goals: ['lower-bills', 'pool-heating'] })).toBe(true)
  expect(savesAsQuoted({ town: 'mijas', goals: ['lower-bills'] })).toBe(true)
  expect(savesAsQuoted({ town: 'mijas', goals: ['lower-bills', 'heating'] })).toBe(false)
})

test('a use in kWh takes the place of the bill, and without either the usual bill of that occupancy stands', () => {
  expect(handedHome({ town: 'mijas', annualKwh: 7000 })).not.toHaveProperty('monthlyBillEur')
  const bill = (occupancy: 'full-time' | 'holiday-home') => handedHome({ town: 'mijas', occupancy }).monthlyBillEur ?? 0
  expect(bill('holiday-home')).toBeLessThan(bill('full-time'))
})

test('of the roof only what was asked is said, and without an answer there is no roof', () => {
  const whole = { roofType: 'flat', roofAzimuthDeg: 45, roofTiltDeg: 0, roofAreaM2: 70 } as const
  expect(handedHome({ town: 'mijas', ...whole }).roof).toStrictEqual({
    type: 'flat',
    azimuthDeg: 45,
    tiltDeg: 0,
    areaM2: 70,
  })
  expect(handedHome({ town: 'mijas', roofAreaM2: 70 }).roof).toStrictEqual({ areaM2: 70 })
  expect(handedHome({ town: 'mijas', roofType: 'flat' }).roof).toStrictEqual({ type: 'flat' })
  expect(handedHome({ town: 'mijas' })).not.toHaveProperty('roof')
})

test('what the calculator asked takes the place of the usual answer', () => {
  const asked = {
    town: 'mijas',
    propertyType: 'finca',
    buildYear: 1970,
    occupancy: 'mixed-use',
    existingSystems: ['pool'],
    goals: ['cooling', 'pool-heating'],
    budget: '5000-10000',
    annualKwh: 7000,
    areaM2: 220,
    poolM3: 48,
  } as const
  expect(handedHome(asked)).toStrictEqual({ ...asked })
  expect(handedHome({ town: 'mijas', annualKwh: 7000, monthlyBillEur: 120 })).not.toHaveProperty('monthlyBillEur')
})

test('a saving is compared when nothing was wished for, and with a machine that is new', () => {
  expect(savesAsQuoted({ town: 'mijas' })).toBe(true)
  expect(savesAsQuoted({ town: 'mijas', goals: ['lower-bills', 'blackout-protection', 'independence'] })).toBe(true)
  expect(savesAsQuoted({ town: 'mijas', goals: ['cooling', 'lower-bills'] })).toBe(true)
  expect(savesAsQuoted({ town: 'mijas', goals: ['hot-water'] })).toBe(false)
})

test('offers are read from an estimate, and from nothing less', () => {
  const option = {
    name: 'Balanced',
    system: { kwp: 5.4, batteryKwh: 0 },
    items: [],
    priceEur: 9000,
    savingEur: { p90: 800, p50: 900, p10: 950 },
    backup: { powers: ['fridge'], hours: { p90: 9.8 } },
  }
  expect(offersOf({ options: [option] })).toEqual([
    {
      name: 'Balanced',
      kwp: 5.4,
      batteryKwh: 0,
      machines: [],
      priceEur: 9000,
      savingEur: { p90: 800, p50: 900 },
      cutHours: 9,
    },
  ])
  expect(offersOf({ options: [option, { ...option, priceEur: null }] })).toBeUndefined()
  expect(offersOf({ code: 'busy' })).toBeUndefined()
})
