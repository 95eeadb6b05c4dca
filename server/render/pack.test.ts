import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type FileToPack, openPack, writePack } from './pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (text: string): FileToPack => ({
  path: `/${text}`,
  keys: [],
  hash: text,
  sourceHash: text,
  policy: undefined,
  stylesheet: undefined,
  madeAtMillis: 0,
  plainBytes: text.length,
  plain: Buffer.from(text),
  brotli: undefined,
  gzip: undefined,
})
function packAt(name: string): string {
  const path = join(folder, name)
  const files = new Map(['one', 'another'].map((text) => [`${text}.html`, fileOf(text)]))
  writePack(path, { build: 'b', versions: {}, changed: ['/one'] }, files)
  return path
}

test('what is packed is read as it was', () => {
  const pack = openPack(packAt('whole'))
  expect(pack?.head.changed).toEqual(['/one'])
  expect(Object.values(pack?.head.files ?? {}).map((file) => pack?.plainOf(file).toString())).toEqual([
    'one',
    'another',
  ])
  pack?.close()
})

test('a pack that ends before its last body, as a full disk leaves it, is no whole pack', () => {
  const path = packAt('short')
  const { length } = readFileSync(path)
  for (const missing of [1, 5, 9, length - 4]) {
    truncateSync(packAt('short'), length - missing)
    expect([missing, openPack(path)]).toEqual([missing, undefined])
  }
})
