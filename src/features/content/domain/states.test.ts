import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySide, type Move, move, moveSide, type Side, type Sides, stateOf } from './states.ts'

const version = fc.integer({ min: 0, max: 6 })
const what: fc.Arbitrary<Move> = fc.oneof(
  fc.constant<Move>({ type: 'write' }),
  fc.constant<Move>({ type: 'publish' }),
  version.map((one): Move => ({ type: 'publish', version: one })),
  fc.constant<Move>({ type: 'unpublish' }),
  version.map((one): Move => ({ type: 'schedule', at: '2026-12-01T08:00:00Z', version: one })),
  fc.constant<Move>({ type: 'unschedule' }),
  version.map((one): Move => ({ type: 'restore', version: one })),
)

test('no sequence of moves in one language touches the other', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('en' as const, 'es' as const), what), { maxLength: 30 }), (moves) => {
      let sides: Sides = { en: emptySide, es: emptySide }
      for (const [language, one] of moves) {
        const other = language === 'en' ? 'es' : 'en'
        const before = sides[other]
        const bytes = JSON.stringify(before)
        const moved = move(sides, language, one)
        if (!moved.ok) continue
        sides = moved.sides
        expect(sides[other]).toBe(before)
        expect(JSON.stringify(sides[other])).toBe(bytes)
      }
      for (const side of [sides.en, sides.es]) {
        // Nothing is shown that was never written, and no text is lost.
        expect(side.liveVersion ?? 1).toBeLessThanOrEqual(Math.max(1, side.version))
        expect(stateOf(side) === 'live').toBe(side.liveVersion !== undefined)
      }
    }),
    { numRuns: 10_000 },
  )
})

test('a side is draft, scheduled, live and retired in turn', () => {
  let sides: Sides = { en: emptySide, es: emptySide }
  const after = (one: Move) => {
    const moved = move(sides, 'en', one)
    if (!moved.ok) return moved.because
    sides = moved.sides
    return stateOf(sides.en)
  }
  expect(after({ type: 'publish' })).toBe('nothing_written')
  expect(after({ type: 'write' })).toBe('draft')
  expect(after({ type: 'schedule', at: '2026-12-01T08:00:00Z' })).toBe('scheduled')
  expect(after({ type: 'publish' })).toBe('live')
  expect(sides.en.plan).toBeUndefined()
  expect(after({ type: 'publish', version: 7 })).toBe('no_such_version')
  expect(after({ type: 'unpublish' })).toBe('retired')
  expect(after({ type: 'unpublish' })).toBe('not_live')
  expect(after({ type: 'restore', version: 1 })).toBe('retired')
  expect(sides.en.version).toBe(2)
})

test('a plan keeps its text and its time until it is taken back, and only what is written can be planned or shown', () => {
  const at = '2026-12-01T08:00:00Z'
  const written: Side = { version: 2, wasLive: false }
  expect(moveSide(emptySide, { type: 'schedule', at })).toBe('nothing_written')
  const planned = moveSide(written, { type: 'schedule', at, version: 1 })
  expect(planned).toEqual({ ...written, plan: { version: 1, at } })
  expect(moveSide(written, { type: 'schedule', at })).toEqual({ ...written, plan: { version: 2, at } })
  expect(moveSide({ ...written, plan: { version: 1, at } }, { type: 'unschedule' })).toEqual(written)
  expect(moveSide(written, { type: 'publish', version: 1 })).toEqual({ version: 2, wasLive: true, liveVersion: 1 })
  for (const version of [0, 3]) {
    expect(moveSide(written, { type: 'publish', version })).toBe('no_such_version')
    expect(moveSide(written, { type: 'schedule', at, version })).toBe('no_such_version')
    expect(moveSide(written, { type: 'restore', version })).toBe('no_such_version')
  }
  expect(moveSide(written, { type: 'restore', version: 2 })).toEqual({ version: 3, wasLive: false })
})
