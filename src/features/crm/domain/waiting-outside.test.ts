import { expect, test } from 'vitest'
import { waitsOutside } from './waiting-outside.ts'

const on = (day: number) => new Date(Date.UTC(2026, 10, day))
const job = (stage: 'accepted' | 'permit' | 'installed', done: Record<string, number> = {}) =>
  waitsOutside({
    stage,
    stageSince: on(10),
    acceptedAt: on(2),
    doneAt: new Map(Object.entries(done).map(([step, day]) => [step, on(day)])),
  })

test('after the yes the customer is waited for until the deposit is in', () => {
  expect(job('accepted')).toEqual([{ for: 'customer', since: on(2) }])
  expect(job('accepted', { deposit: 3 })).toEqual([])
})

test('the town hall is waited for from the notice on, or from the day the job came to its permit', () => {
  expect(job('permit', { deposit: 3, 'building-notice': 6 })).toEqual([{ for: 'town-hall', since: on(6) }])
  expect(job('permit', { deposit: 3 })).toEqual([{ for: 'town-hall', since: on(10) }])
  expect(job('permit', { deposit: 3, 'building-notice': 6, installation: 9 })).toEqual([])
})

test('the distributor is waited for from the certificate until it has registered', () => {
  expect(job('installed', { certificate: 12 })).toEqual([{ for: 'distributor', since: on(12) }])
  expect(job('installed', { certificate: 12, 'grid-registration': 15 })).toEqual([])
})

test('a job that has only begun at an outsider waits for nobody else', () => {
  expect(job('installed')).toEqual([])
})
