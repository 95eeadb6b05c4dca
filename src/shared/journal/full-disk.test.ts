import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diskWork } from '#tests/disk-work.ts'
import { AppendFile } from './append-file.ts'
import type { Entry } from './entry.ts'
import { Journal } from './journal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** From now on the disk refuses: as ENOSPC arrives, after some of the bytes are written. */
async function fillDisk(): Promise<() => void> {
  const handle = await open(join(folder, 'any'), 'w')
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const spy = vi.spyOn(prototype, 'datasync').mockRejectedValue(full)
  return () => spy.mockRestore()
}

test('lines that the full disk refused are cut off, and the next one stands where they stood', async () => {
  const path = join(folder, 'lines')
  const file = await AppendFile.open(path)
  expect(await file.append('one\n')).toBe(0)
  const makeRoom = await fillDisk()
  await expect(file.append('two, refused\n')).rejects.toThrow('no space')
  await expect(file.append('three, refused\n')).rejects.toThrow('no space')
  expect(file.healthy).toBe(false)
  makeRoom()
  await vi.waitFor(() => expect(file.healthy).toBe(true), { timeout: 10_000 })
  expect(await file.append('four\n')).toBe(4)
  await file.close()
  expect(readFileSync(path, 'utf8')).toBe('one\nfour\n')
  expect(readdirSync(folder).sort()).toEqual(['any', 'lines'])
})

test('a journal takes entries again by itself, and a restart reads every one that was accepted and nothing damaged', async () => {
  const key = createSecretKey(randomBytes(32))
  const journal = await Journal.open(join(folder, 'journal'), key)
  const entry = (n: number): Entry => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    kind: 'contact',
    person: `person ${n}`,
    at: '2026-11-23T10:00:00.000Z',
    payload: { n },
    response: { status: 201, body: { reference: `R${n}` } },
  })
  await journal.append(entry(1))
  const makeRoom = await fillDisk()
  await expect(journal.append(entry(2))).rejects.toThrow('no space')
  expect(journal.healthy).toBe(false)
  // The disk stays full until the file of keys and that of entries have both been refused.
  await new Promise((later) => setTimeout(later, 250))
  makeRoom()
  await vi.waitFor(() => expect(journal.healthy).toBe(true), { timeout: 10_000 })
  // The same person as was refused: with a key that is on the disk.
  await journal.append({ ...entry(3), person: 'person 2' })
  await journal.close()
  const again = await Journal.open(join(folder, 'journal'), key)
  expect(again.isDamaged).toBe(false)
  await again.close()
})

test('a disk that is still full when it is looked at again is looked at once more', async () => {
  const file = await AppendFile.open(join(folder, 'lines'))
  await file.append('one\n')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const makeRoom = await fillDisk()
  await expect(file.append('two, refused\n')).rejects.toThrow('no space')
  const looked = async (until: () => boolean) => {
    vi.advanceTimersByTime(1000)
    expect(await diskWork(until)).toBe(true)
  }
  await looked(() => vi.getTimerCount() > 0)
  expect(file.healthy).toBe(false)
  makeRoom()
  await looked(() => file.healthy)
  vi.useRealTimers()
  expect(file.healthy).toBe(true)
  expect(await file.append('three\n')).toBe(4)
  await file.close()
})
