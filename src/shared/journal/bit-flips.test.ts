import { createSecretKey, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { EntryReader } from './entry-reader.ts'
import { Journal } from './journal.ts'

/** One bit turned anywhere in a journal of ten entries: what is lost by it is named, and the bytes are still on the disk. */

const key = createSecretKey(randomBytes(32))
// In memory where there is such a folder: a thousand journals are synced.
const base = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'flips-'))
const whole = join(base, 'whole')
const ids = Array.from({ length: 10 }, (_, i) => `entry-${i}`)
const files = ['00000001.log', 'keys.log', 'keys.log.check']
const erasedId = 'entry-erased'

beforeAll(async () => {
  const journal = await Journal.open(whole, key)
  const entry = (id: string, person: string): Entry => ({
    id,
    kind: 'contact',
    person,
    at: new Date().toISOString(),
    payload: { n: 1 },
    response: { status: 201, body: {} },
  })
  for (const id of ids) await journal.append(entry(id, `person-of-${id}`))
  await journal.append(entry(erasedId, 'erased'))
  await journal.erase(['erased'])
  await journal.append(entry('confirmed', 'confirmed'))
  await journal.confirm(['confirmed'])
  await journal.close()
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

async function survives(file: string, byte: number, bit: number, isSettled: boolean): Promise<void> {
  const folder = mkdtempSync(join(base, 'flipped-'))
  cpSync(whole, folder, { recursive: true })
  const bytes = readFileSync(join(folder, file))
  bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit)
  writeFileSync(join(folder, file), bytes)
  const where = `${file}, byte ${byte}, bit ${bit}`
  const journal = await Journal.open(folder, key).catch((error: unknown) => String(error))
  if (typeof journal === 'string') {
    expect(journal, where).toContain('another secret')
  } else {
    const read = await new EntryReader(folder, key).read(journal.pending(100, new Set()))
    const found = new Set(read.flatMap((one) => ('entry' in one ? [one.id] : [])))
    expect(read.length, where).toBe(found.size)
    expect(found.has(erasedId), where).toBe(false)
    const lost = ids.filter((id) => !found.has(id))
    expect(lost.length, where).toBeLessThanOrEqual(2)
    expect(journal.isDamaged, where).toBe(true)
    if (isSettled) await journal.confirm([...found])
    if (isSettled) await journal.compact(new Date())
    await journal.close()
    // Opened again, settled and compacted or not: still named, and the bytes are still there.
    const again = await Journal.open(folder, key)
    expect(again.isDamaged, where).toBe(true)
    await again.close()
    if (file !== 'keys.log') expect(everyByteIn(folder).includes(bytes), where).toBe(true)
  }
  rmSync(folder, { recursive: true })
}

const everyByteIn = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => readFileSync(join(found.parentPath, found.name))),
  )

test.each(files)('at every byte of %s', { timeout: 180_000 }, async (file) => {
  const { length } = readFileSync(join(whole, file))
  for (let byte = 0; byte < length; byte++) await survives(file, byte, byte % 8, byte % 5 === 0)
})

test('at any bit of any file', { timeout: 60_000 }, async () => {
  const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), part, fc.nat(7), fc.boolean(), (file, at, bit, isSettled) =>
      survives(file, Math.floor(at * readFileSync(join(whole, file)).length), bit, isSettled),
    ),
    { numRuns: 200 },
  )
})
