import { createSecretKey } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { AppendFile } from './append-file.ts'
import type { Entry } from './entry.ts'
import { Journal } from './journal.ts'

const master = createSecretKey(Buffer.alloc(32, 7))
const entry = (id: string): Entry => ({
  id,
  kind: 'contact',
  person: 'p-1',
  at: '2026-11-24T08:00:00.000Z',
  payload: { name: 'Ann' },
  response: { status: 202, body: { id } },
})

afterEach(() => vi.restoreAllMocks())

/** The file of keys refuses, the segment does not: the disk had room again between the two. */
const refuseKeys = () => {
  const append = AppendFile.prototype.append
  return vi.spyOn(AppendFile.prototype, 'append').mockImplementation(function (this: AppendFile, line) {
    return line.includes('"s":"') ? Promise.reject(new Error('ENOSPC')) : append.call(this, line)
  })
}

it('leaves nothing of an entry whose key was refused: after a restart no alarm, and the next one is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-key-'))
  const journal = await Journal.open(folder, master)
  const refusing = refuseKeys()
  await expect(journal.append(entry('refused'))).rejects.toThrow('ENOSPC')
  expect(journal.pendingCount).toBe(0)
  refusing.mockRestore()
  await journal.append(entry('accepted'))
  await journal.close()

  const again = await Journal.open(folder, master)
  expect(again.isDamaged).toBe(false)
  expect(again.pendingCount).toBe(1)
  expect((await again.find('accepted'))?.payload).toEqual({ name: 'Ann' })
  await again.close()
})
