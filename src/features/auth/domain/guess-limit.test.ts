import { expect, test } from 'vitest'
import { GuessLimit } from './guess-limit.ts'

const minute = 60_000
function limited() {
  let now = 0
  const limit = new GuessLimit(() => now)
  return { limit, pass: (millis: number) => (now += millis) }
}

test('the fifth failure closes for a minute, each later one for twice as long, up to a quarter of an hour', () => {
  const { limit, pass } = limited()
  const waits: number[] = []
  for (let i = 0; i < 12; i++) {
    limit.count(['key'])
    const wait = limit.waitMillis(['key'])
    waits.push(wait / minute)
    pass(wait)
  }
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15])
  pass(16 * minute)
  limit.count(['key'])
  expect(limit.waitMillis(['key'])).toBe(0)
})

test('what did not fail for its password is not held against anybody', () => {
  const { limit } = limited()
  for (let i = 0; i < 20; i++) {
    limit.count(['key'])
    limit.uncount(['key'])
  }
  expect(limit.waitMillis(['key'])).toBe(0)
})

test('guesses from many addresses slow strangers, not an address that the account knows, and its owner hears once a day', () => {
  const { limit, pass } = limited()
  limit.succeeded('ana', 'office')
  const alerts = Array.from({ length: 200 }, () => limit.guessed('ana'))
  expect(alerts.indexOf(true)).toBe(19)
  expect(alerts.filter(Boolean)).toHaveLength(1)
  expect(limit.slowMillis('ana', 'elsewhere')).toBe(4000)
  expect(limit.slowMillis('ana', 'office')).toBe(0)
  expect(limit.slowMillis('ben', 'elsewhere')).toBe(0)
  pass(61 * minute)
  expect(limit.slowMillis('ana', 'elsewhere')).toBe(0)
  for (let i = 0; i < 30; i++) expect(limit.guessed('ana')).toBe(false)
  pass(24 * 60 * minute)
  expect(Array.from({ length: 30 }, () => limit.guessed('ana'))).toContain(true)
})
