import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Journal } from '#src/shared/journal/journal.ts'
import { createLog } from '#src/shared/log/log.ts'
import { Intake } from './public.ts'

/** What a sending that comes again is told: by the key it has now, by the one of the ten minutes before, and by what it says. */

const folder = mkdtempSync(join(tmpdir(), 'intake-'))
const key = () => createSecretKey(randomBytes(32))
let journal: Journal
let intake: Intake
let made = 0

beforeAll(async () => {
  journal = await Journal.open(folder, key())
  intake = new Intake({ journal, carry: async () => undefined, hashKey: key(), log: createLog('silent') })
})
afterAll(async () => {
  await intake.stop()
  await journal.close()
  rmSync(folder, { recursive: true, force: true })
})

const submission = (keys: { scope?: string; key?: string; earlierKey?: string }, body: unknown = { name: 'Ana' }) => ({
  scope: 'POST /contact',
  ...keys,
  body,
  make: async () => {
    const reference = `R-${++made}`
    return {
      id: reference,
      kind: 'contact',
      payload: body,
      response: { status: 201, body: { reference } },
      person: null,
    }
  },
})
const answerTo = async (...about: Parameters<typeof submission>) => (await intake.submit(submission(...about))).body

test('a form sent again after its ten minutes is the submission it was, under the key of those before', async () => {
  const first = await answerTo({ key: 'form-1', earlierKey: 'form-0' })
  expect(await answerTo({ key: 'form-1', earlierKey: 'form-0' })).toEqual(first)
  expect(await answerTo({ key: 'form-2', earlierKey: 'form-1' })).toEqual(first)
  expect(await answerTo({ key: 'form-3', earlierKey: 'form-2' })).not.toEqual(first)
})

test('a key belongs to its endpoint, and another body under it is a conflict', async () => {
  const first = await answerTo({ key: 'one' })
  expect(await answerTo({ key: 'one', scope: 'POST /quote' })).not.toEqual(first)
  await expect(answerTo({ key: 'one' }, { name: 'Ben' })).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
  })
})

test('sent twice at once it is made once; with another body the second is a conflict', async () => {
  const before = made
  const both = await Promise.all([answerTo({ key: 'at-once' }), answerTo({ key: 'at-once' })])
  expect(both[0]).toEqual(both[1])
  expect(made).toBe(before + 1)
  const [first, other] = [answerTo({ key: 'other' }), answerTo({ key: 'other' }, { name: 'Ben' })]
  await expect(other).rejects.toMatchObject({ status: 409, code: 'idempotency_conflict' })
  await first
})

test('a submission without a key is new each time; a key that is none is refused', async () => {
  expect(await answerTo({})).not.toEqual(await answerTo({}))
  expect(await answerTo({ key: `!${'~'.repeat(199)}` })).toBeDefined()
  for (const bad of ['', 'a b', 'ñ', 'a'.repeat(201)])
    await expect(answerTo({ key: bad })).rejects.toMatchObject({ status: 400, code: 'idempotency_key_invalid' })
})
