import type { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

function request(address: string) {
  const req = new IncomingMessage(new Socket())
  req.headers['x-forwarded-for'] = address
  const res = new ServerResponse(req)
  const seen = { began: false, refused: false }
  return {
    seen,
    end: () => (res as EventEmitter).emit('close'),
    take: (turns: ReturnType<typeof createTurns>) =>
      turns.take(
        req,
        res,
        () => {
          seen.began = true
        },
        () => {
          seen.refused = true
        },
      ),
  }
}
const make = () => createTurns({ trustProxy: 1, atOnce: 2, maxWaiting: 2 })

test('an address has a few requests in hand, the next wait in order, and the one too many is refused', () => {
  const turns = make()
  const all = Array.from({ length: 5 }, () => request('192.0.2.1'))
  for (const one of all) one.take(turns)
  expect(all.map(({ seen }) => seen.began)).toEqual([true, true, false, false, false])
  expect(all.map(({ seen }) => seen.refused)).toEqual([false, false, false, false, true])
  all[0]?.end()
  expect(all.map(({ seen }) => seen.began)).toEqual([true, true, true, false, false])
  all[1]?.end()
  expect(all[3]?.seen.began).toBe(true)
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
  gone?.end()
  const late = request('192.0.2.1')
  late.take(turns)
  expect(late.seen.refused).toBe(false)
  first?.end()
  expect([gone?.seen.began, next?.seen.began, late.seen.began]).toEqual([false, true, false])
  second?.end()
  expect(late.seen.began).toBe(true)
})
