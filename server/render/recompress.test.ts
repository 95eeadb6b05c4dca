import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { type FileToPack, openPack, writePack } from './pack.ts'
import { recompress } from './recompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'recompress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const body = Buffer.from(Array.from({ length: 2000 }, (_, at) => `<p>${(at * 7919) % 1000} kWh a year</p>`).join(''))
const hasty = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
const fileOf = (isQuick: boolean): FileToPack => ({
  path: '/page',
  keys: ['price:battery'],
  hash: 'h',
  sourceHash: 's',
  policy: 'p',
  stylesheet: undefined,
  madeAtMillis: 0,
  isQuick,
  plainBytes: body.length,
  plain: undefined,
  brotli: hasty,
  gzip: undefined,
})
const from = join(folder, 'current')
const to = join(folder, 'smaller')
const head = { build: 'b', versions: { a: 1 }, changed: ['/page'], gone: ['/gone.html'] }
const packedWith = (...quick: boolean[]) =>
  writePack(from, head, new Map(quick.map((isQuick, at) => [`/page-${at}.html`, fileOf(isQuick)])))

test('what was made in haste is smaller afterwards and reads the same; the rest stays as it was', async () => {
  packedWith(true, false)
  expect(await recompress({ from, to }, () => false)).toEqual({ files: 1, left: 0 })
  const pack = openPack(to)
  const [first, second] = Object.values(pack?.head.files ?? {})
  if (!pack || !first?.brotli || !first.gzip || !second?.brotli) throw new Error('not packed')
  expect(first.brotli[1]).toBeLessThan(hasty.length)
  expect([pack.plainOf(first), gunzipSync(pack.read(first.gzip))]).toEqual([body, body])
  expect(pack.read(second.brotli)).toEqual(hasty)
  expect([first.isQuick, first.policy, first.keys]).toEqual([undefined, 'p', ['price:battery']])
  const { files: _, ...kept } = pack.head
  expect(kept).toEqual(head)
  pack.close()
})

test('somebody who publishes is not waited for: what is done is kept, and the rest is counted', async () => {
  packedWith(true, true, true)
  let asked = 0
  expect(await recompress({ from, to }, () => ++asked > 1)).toEqual({ files: 1, left: 2 })
  const pack = openPack(to)
  expect(Object.values(pack?.head.files ?? {}).map(({ isQuick }) => isQuick ?? false)).toEqual([false, true, true])
  pack?.close()
})

test('with nothing made in haste, or no pack at all, nothing is written', async () => {
  rmSync(to, { force: true })
  packedWith(false)
  expect(await recompress({ from, to }, () => false)).toEqual({ files: 0, left: 0 })
  expect(await recompress({ from: join(folder, 'none'), to }, () => false)).toEqual({ files: 0, left: 0 })
  expect(openPack(to)).toBeUndefined()
})
