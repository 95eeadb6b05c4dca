import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rememberRelease } from './releases.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const day = (n: number) => new Date(Date.UTC(2026, 10, n))

test('each release is remembered since its first start; a restart adds nothing, going back does', () => {
  const file = join(folder, 'releases.json')
  rememberRelease(file, 'r1', day(1))
  rememberRelease(file, 'r1', day(2))
  rememberRelease(file, 'r2', day(3))
  expect(rememberRelease(file, 'r1', day(4)).map(({ id, at }) => `${id} ${at.slice(0, 10)}`)).toEqual([
    'r1 2026-11-01',
    'r2 2026-11-03',
    'r1 2026-11-04',
  ])
})

test('a file that is broken begins anew, and what is kept does not grow for ever', () => {
  const file = join(folder, 'releases.json')
  writeFileSync(file, '{"half')
  expect(rememberRelease(file, 'r1', day(1))).toHaveLength(1)
  for (let n = 0; n < 500; n++) rememberRelease(file, `n${n}`, day(2))
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(400)
})
