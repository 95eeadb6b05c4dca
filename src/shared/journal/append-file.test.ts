import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diskWork } from '#tests/disk-work.ts'
import { AppendFile } from './append-file.ts'

let folder: string
let path: string
let handles: FileHandle
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'append-'))
  path = join(folder, 'lines')
  const any = await open(join(folder, 'any'), 'w')
  handles = Object.getPrototypeOf(any)
  await any.close()
  rmSync(join(folder, 'any'))
})
afterEach(() => {
  // In this order: a spy on a clock that was faked gives back the fake one.
  vi.restoreAllMocks()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test('lines are added to what is there, each at the byte it was told, and the file is its owner’s alone', async () => {
  const folderSyncs = vi.spyOn(handles, 'sync')
  const fresh = await AppendFile.open(path)
  expect(fresh.size).toBe(0)
  // The name of a new file is on the disk too.
  expect(folderSyncs).toHaveBeenCalledTimes(1)
  await fresh.close()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  writeFileSync(path, 'before\n')
  const file = await AppendFile.open(path)
  expect(file.size).toBe(7)
  expect(folderSyncs).toHaveBeenCalledTimes(1)
  expect(await Promise.all(['ñandú\n', 'two\n', 'three\n'].map((line) => file.append(line)))).toEqual([7, 15, 19])
  expect(await file.append('four\n')).toBe(25)
  expect([file.size, file.healthy]).toEqual([30, true])
  await file.close()
  expect(readFileSync(path, 'utf8')).toBe('before\nñandú\ntwo\nthree\nfour\n')
})

test('lines that come together share one wait for the disk; those that come meanwhile share the next', async () => {
  const file = await AppendFile.open(path)
  const syncs = vi.spyOn(handles, 'datasync')
  const first = Array.from({ length: 50 }, (_, i) => file.append(`first ${i}\n`))
  await Promise.resolve()
  const second = Array.from({ length: 50 }, (_, i) => file.append(`second ${i}\n`))
  await Promise.all([...first, ...second])
  expect(syncs).toHaveBeenCalledTimes(2)
  await file.close()
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(101)
})

test('a line is on the disk before the file is closed', async () => {
  const file = await AppendFile.open(path)
  const line = file.append('one\n')
  await file.close()
  expect(await line).toBe(0)
  expect(readFileSync(path, 'utf8')).toBe('one\n')
})

test('what waits behind lines that the disk refused is refused with them, and all of them are cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const file = await AppendFile.open(path)
  await file.append('one\n')
  vi.spyOn(handles, 'datasync').mockRejectedValueOnce(full)
  const refused = file.append('two\n')
  await Promise.resolve()
  const behind = file.append('three\n')
  await expect(refused).rejects.toBe(full)
  await expect(behind).rejects.toBe(full)
  await expect(file.append('four\n')).rejects.toBe(full)
  // However many were refused, the disk is looked at once, a second later.
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(999)
  expect(file.healthy).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await diskWork(() => file.healthy)).toBe(true)
  expect([file.size, await file.append('five\n')]).toEqual([4, 4])
  await file.close()
  expect(readFileSync(path, 'utf8')).toBe('one\nfive\n')
})

test('room is tried with a file that is gone again, whether there is room or not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const file = await AppendFile.open(path)
  const syncs = vi.spyOn(handles, 'datasync').mockRejectedValue(full)
  await expect(file.append('one\n')).rejects.toBe(full)
  // A disk that has a few bytes has no room yet.
  syncs.mockRestore()
  const writes = vi.spyOn(handles, 'writeFile').mockRejectedValue(full)
  vi.advanceTimersByTime(1000)
  expect(await diskWork(() => vi.getTimerCount() > 0)).toBe(true)
  expect([file.healthy, readdirSync(folder)]).toEqual([false, ['lines']])
  expect(writes).toHaveBeenCalledWith(Buffer.alloc(64 * 1024, 1))
  writes.mockRestore()
  vi.advanceTimersByTime(1000)
  expect(await diskWork(() => file.healthy)).toBe(true)
  expect(readdirSync(folder)).toEqual(['lines'])
  await file.close()
})

/** The looks that were planned, a second ahead, and those of them that were called off. Other timers of the process are none of this file's. */
function plannedLooks() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const planned = vi.spyOn(globalThis, 'setTimeout')
  const calledOff = vi.spyOn(globalThis, 'clearTimeout')
  return () => {
    const looks = planned.mock.calls.flatMap(([, ms], at) => (ms === 1000 ? [planned.mock.results[at]?.value] : []))
    return { looks, left: looks.filter((look) => !calledOff.mock.calls.some(([one]) => one === look)) }
  }
}

test('a file that is closed looks at its disk no more', async () => {
  const planned = plannedLooks()
  const file = await AppendFile.open(path)
  vi.spyOn(handles, 'datasync').mockRejectedValue(full)
  await expect(file.append('one\n')).rejects.toBe(full)
  expect(planned().left).toHaveLength(1)
  await file.close()
  expect(planned().left).toEqual([])
})

test('neither does one whose last line is refused while it is closed', async () => {
  const planned = plannedLooks()
  const file = await AppendFile.open(path)
  vi.spyOn(handles, 'datasync').mockRejectedValue(full)
  const refused = expect(file.append('one\n')).rejects.toBe(full)
  await file.close()
  await refused
  expect(planned().looks).toHaveLength(1)
  expect(planned().left).toEqual([])
})
