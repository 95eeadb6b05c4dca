import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobOf, jobStepIds, jobSteps, mayBeDone, mayBeUndone, openSince } from './job-steps.ts'

test('after the yes three steps can be done and one of them is next', () => {
  const states = jobOf(new Set(['accepted'])).map(({ state }) => state)
  expect(states).toEqual(['done', 'next', 'open', 'open', ...Array.from({ length: 6 }, () => 'waits')])
})

test('what is done, next or open waits for nothing', () => {
  const free = jobOf(new Set(['accepted'])).filter(({ state }) => state !== 'waits')
  expect(free.map(({ waitsFor }) => waitsFor)).toEqual([[], [], [], []])
})

test('a step says by number what it waits for', () => {
  const installation = jobOf(new Set(['accepted', 'deposit', 'roof-check'])).find(({ id }) => id === 'installation')
  expect(installation).toMatchObject({ state: 'waits', waitsFor: [4, 5] })
})

test('every step waits only for steps above it', () => {
  for (const [at, { waitsFor }] of jobSteps.entries())
    for (const step of waitsFor) expect(jobSteps.findIndex(({ id }) => id === step)).toBeLessThan(at)
})

test('whatever is done and undone by the rules, no done step waits for one that is not', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...jobStepIds), fc.boolean()), { maxLength: 60 }), (moves) => {
      const done = new Set<string>(['accepted'])
      for (const [step, isDone] of moves) {
        if (isDone && mayBeDone(step, done)) done.add(step)
        if (!isDone && mayBeUndone(step, done)) done.delete(step)
      }
      for (const { id, waitsFor } of jobSteps)
        if (done.has(id)) expect(waitsFor.every((one) => done.has(one))).toBe(true)
      expect(jobOf(done).filter(({ state }) => state === 'next').length).toBe(done.size === jobSteps.length ? 0 : 1)
    }),
  )
})

test('a step is done or opened again by what stands around it', () => {
  const done = new Set(['accepted', 'deposit'])
  expect([mayBeDone('material', done), mayBeDone('installation', done), mayBeDone('accepted', new Set())]).toEqual([
    true,
    false,
    true,
  ])
  expect([mayBeUndone('deposit', done), mayBeUndone('deposit', new Set([...done, 'material']))]).toEqual([true, false])
  expect(mayBeUndone('accepted', new Set(['accepted']))).toBe(false)
})

test('a step waits to be done since the last of what comes before it was done', () => {
  const doneAt = new Map([
    ['accepted', '2026-11-19T17:40:00.000Z'],
    ['roof-check', '2026-11-24T09:00:00.000Z'],
    ['building-notice', '2026-11-26T09:00:00.000Z'],
    ['material', '2026-11-25T09:00:00.000Z'],
  ])
  expect(openSince('deposit', doneAt)).toBe('2026-11-19T17:40:00.000Z')
  expect(openSince('installation', doneAt)).toBe('2026-11-26T09:00:00.000Z')
  expect([openSince('accepted', doneAt), openSince('handover', doneAt)]).toEqual([null, null])
})
