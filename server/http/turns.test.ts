import type { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns, isRested } from './turns.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function request(address: string) {
  const req = new IncomingMessage(new Socket())
  req.headers['x-forwarded-for'] = address
  const res = new ServerResponse(req)
  const seen = { began: false, refused: false }
  const begin = () => {
    seen.began = true
  }
  const refuse = () => {
    seen.refused = true
  }
  return {
    seen,
    leave: () => (res as EventEmitter).emit('close'),
    take: (turns: ReturnType<typeof createTurns>) => turns.take(req, res, begin, refuse),
  }
}
const make = () => createTurns(1, { burst: 2, perSecond: 10, maxWaiting: 2 })
const began = (all: ReturnType<typeof request>[]) => all.map(({ seen }) => seen.began)

test('an address has its burst, the next of it wait in order for their tenth of a second, and one too many is refused', () => {
  const turns = make()
  const all = Array.from({ length: 5 }, () => request('192.0.2.1'))
  for (const one of all) one.take(turns)
  expect(began(all)).toEqual([true, true, false, false, false])
  expect(all.map(({ seen }) => seen.refused)).toEqual([false, false, false, false, true])
  vi.advanceTimersByTime(101)
  expect(began(all)).toEqual([true, true, true, false, false])
  vi.advanceTimersByTime(101)
  expect(began(all)).toEqual([true, true, true, true, false])
})

test('another address does not wait', () => {
  const turns = make()
  for (let i = 0; i < 4; i++) request('192.0.2.1').take(turns)
  const other = request('192.0.2.2')
  other.take(turns)
  expect(other.seen.began).toBe(true)
})

test('one that goes away while it waits never begins, and its place is free', () => {
  const turns = make()
  const [first, second, gone, next] = Array.from({ length: 4 }, () => request('192.0.2.1'))
  for (const one of [first, second, gone, next]) one?.take(turns)
  gone?.leave()
  const late = request('192.0.2.1')
  late.take(turns)
  expect(late.seen.refused).toBe(false)
  vi.advanceTimersByTime(201)
  expect([gone?.seen.began, next?.seen.began, late.seen.began]).toEqual([false, true, true])
})

test('after a pause an address has its burst again, and no more than that', () => {
  const turns = make()
  for (let i = 0; i < 2; i++) request('192.0.2.1').take(turns)
  vi.advanceTimersByTime(10_000)
  const all = Array.from({ length: 3 }, () => request('192.0.2.1'))
  for (const one of all) one.take(turns)
  expect(began(all)).toEqual([true, true, false])
  vi.advanceTimersByTime(99)
  expect(began(all)).toEqual([true, true, false])
  vi.advanceTimersByTime(1)
  expect(began(all)).toEqual([true, true, true])
})

test('among ten thousand addresses one that has used its burst up, or waits, is not forgotten', () => {
  const turns = make()
  const [first, second, third] = [request('192.0.2.1'), request('192.0.2.1'), request('192.0.2.1')]
  for (const one of [first, second, third]) one.take(turns)
  for (let i = 0; i < 2; i++) request('192.0.2.2').take(turns)
  for (let i = 0; i < 10_001; i++) request(`10.0.${i >> 8}.${i & 255}`).take(turns)
  const [late, other] = [request('192.0.2.1'), request('192.0.2.2')]
  for (const one of [late, other]) one.take(turns)
  expect(began([third, late, other])).toEqual([false, false, false])
})

test('one that comes when half of its turn is there waits for the other half', () => {
  const turns = make()
  for (let i = 0; i < 2; i++) request('192.0.2.1').take(turns)
  vi.advanceTimersByTime(50)
  const next = request('192.0.2.1')
  next.take(turns)
  vi.advanceTimersByTime(49)
  expect(next.seen.began).toBe(false)
  vi.advanceTimersByTime(2)
  expect(next.seen.began).toBe(true)
})

test('an address is forgotten once its burst is whole again and nobody of it waits', () => {
  const pace = { burst: 2, perSecond: 10, maxWaiting: 2 }
  const used = { left: 0.5, at: 1000, waiting: new Set<() => void>() }
  expect([1149, 1150, 5000].map((now) => isRested(used, pace, now))).toEqual([false, true, true])
  expect(isRested({ ...used, waiting: new Set([() => undefined]) }, pace, 5000)).toBe(false)
})
