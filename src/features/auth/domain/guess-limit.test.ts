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

test('an address is held to all it tries, one that the account knows to its tries on that account alone', () => {
  const { limit } = limited()
  const keys = limit.keysOf('ana', 'cafe')
  expect(keys).toHaveLength(2)
  expect(limit.keysOf('ben', 'cafe').filter((key) => keys.includes(key))).toHaveLength(1)
  expect(limit.keysOf('ana', 'home').filter((key) => keys.includes(key))).toEqual([])
  limit.succeeded('ana', 'cafe')
  expect(limit.keysOf('ana', 'cafe')).toEqual(keys.slice(0, 1))
  expect(limit.keysOf('ben', 'cafe')).toHaveLength(2)
})

test('the longest of the waits counts, to the millisecond, and is over then', () => {
  const { limit, pass } = limited()
  for (let i = 0; i < 5; i++) limit.count(['one'])
  for (let i = 0; i < 6; i++) limit.count(['two'])
  expect(limit.waitMillis([])).toBe(0)
  expect(limit.waitMillis(['one', 'two', 'three'])).toBe(2 * minute)
  pass(minute - 1)
  expect(limit.waitMillis(['one'])).toBe(1)
  pass(1)
  expect(limit.waitMillis(['one'])).toBe(0)
  pass(5 * minute)
  expect(limit.waitMillis(['one'])).toBe(0)
})

test('failures are forgotten a quarter of an hour after the last wait, not a moment before', () => {
  const { limit, pass } = limited()
  for (let i = 0; i < 4; i++) limit.count(['key'])
  pass(15 * minute - 1)
  limit.count(['key'])
  expect(limit.waitMillis(['key'])).toBe(minute)
  pass(minute + 15 * minute)
  limit.count(['key'])
  expect(limit.waitMillis(['key'])).toBe(0)
})

test('a try that is taken back opens the door again, and leaves the others counted', () => {
  const { limit } = limited()
  for (let i = 0; i < 5; i++) limit.count(['key'])
  limit.uncount(['key', 'unknown'])
  expect(limit.waitMillis(['key'])).toBe(0)
  limit.count(['key'])
  expect(limit.waitMillis(['key'])).toBe(minute)
})

test('a sign-in that went well forgives what that address got wrong on that account', () => {
  const { limit } = limited()
  const [pair = ''] = limit.keysOf('ana', 'home')
  for (let i = 0; i < 4; i++) limit.count([pair])
  limit.succeeded('ana', 'home')
  limit.count([pair])
  expect(limit.waitMillis([pair])).toBe(0)
})

test('strangers wait a quarter of a second from the tenth guess on, twice as long after each ten more', () => {
  const { limit, pass } = limited()
  const slow = [0]
  for (let i = 1; i <= 60; i++) {
    limit.guessed('ana')
    slow.push(limit.slowMillis('ana', 'elsewhere'))
  }
  expect([1, 9, 10, 19, 20, 30, 40, 50, 60].map((guesses) => slow[guesses])).toEqual([
    0, 0, 250, 250, 500, 1000, 2000, 4000, 4000,
  ])
  pass(60 * minute - 1)
  expect(limit.slowMillis('ana', 'elsewhere')).toBe(4000)
  pass(1)
  expect(limit.slowMillis('ana', 'elsewhere')).toBe(0)
})

test('an owner hears again after a day to the millisecond', () => {
  const { limit, pass } = limited()
  const alerted = (guesses: number) => Array.from({ length: guesses }, () => limit.guessed('ana')).includes(true)
  expect(alerted(20)).toBe(true)
  pass(24 * 60 * minute - 1)
  expect(alerted(19)).toBe(false)
  expect(alerted(1)).toBe(false)
  pass(1)
  expect(alerted(1)).toBe(true)
})
