import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { createLog } from '#src/shared/log/log.ts'
import { sampleAnswers } from '#tests/sample-estimates.ts'
import { createEstimator } from './estimator.ts'

/** A model that keeps everybody waiting for pools, hangs over hot water and answers the rest. */
const oddModel = `
process.on('message', ({ id, kind, name }) => {
  if (name === 'hot-water') for (;;);
  if (name !== 'pool' && kind === 'tool') process.send({ id, kind, answer: { pid: process.pid } })
})
process.on('disconnect', () => process.exit(0))
`
let folder = ''
let estimator: ReturnType<typeof createEstimator> | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'estimator-'))
  writeFileSync(join(folder, 'odd.mjs'), oddModel)
})
afterEach(async () => {
  vi.useRealTimers()
  await estimator?.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = '2026-11-21'
function start() {
  estimator = createEstimator(join(folder, 'odd.mjs'), '', createLog('silent'))
  return estimator
}
const busy = { code: 'busy', status: 503 }

test('when a hundred wait, tools and passing estimates are refused and a lead is not, up to two hundred', async () => {
  const model = start()
  const tool = () => model.answerTool('pool', { town: 'mijas' }, day)
  const lead = () => model.estimate(sampleAnswers.villa, builtInPriceBook, day)
  const tools = Array.from({ length: 100 }, tool)
  await expect(tool()).rejects.toMatchObject(busy)
  expect(() => model.keepRoomForLeads()).toThrow('busy')
  const leads = Array.from({ length: 100 }, lead)
  await expect(lead()).rejects.toMatchObject(busy)
  const ends = Promise.allSettled([...tools, ...leads])
  await model.close()
  expect((await ends).filter(({ status }) => status === 'rejected')).toHaveLength(200)
})

test('a model that hangs is ended and replaced, and those who wait are asked to come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const model = start()
  const solar = () => model.answerTool('solar', { town: 'mijas' }, day)
  const waiting = Promise.allSettled([model.answerTool('hot-water', { town: 'mijas' }, day), solar()])
  vi.advanceTimersByTime(15_000)
  for (const one of await waiting) expect(one).toMatchObject({ status: 'rejected', reason: busy })
  await expect(solar()).rejects.toMatchObject(busy)
  vi.advanceTimersByTime(500)
  expect(await solar()).toMatchObject({ pid: expect.any(Number) })
})

test('a model that goes on answering is left alone, however long there is always somebody waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const model = start()
  const solar = () => model.answerTool('solar', { town: 'mijas' }, day)
  const first: unknown = await solar()
  const waiting = model.answerTool('pool', { town: 'mijas' }, day)
  for (let answered = 0; answered < 3; answered++) {
    vi.advanceTimersByTime(14_000)
    expect(await solar()).toEqual(first)
  }
  await model.close()
  await expect(waiting).rejects.toMatchObject(busy)
})
