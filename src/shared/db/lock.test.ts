import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeLock } from './lock.ts'

const path = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'db.lock')

test('a second opener is refused with the pid of the first, until it is released', () => {
  const lock = path()
  const first = takeLock(lock)
  expect(() => takeLock(lock)).toThrow(`process ${process.pid}`)
  first.release()
  expect(existsSync(lock)).toBe(false)
  takeLock(lock).release()
})

test('a dead process loses its lock', async () => {
  const lock = path()
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  writeFileSync(lock, `${child.pid} 1\n`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  takeLock(lock).release()
})

test('a pid that now belongs to another process does not hold the lock', () => {
  const lock = path()
  writeFileSync(lock, `${process.pid} 1\n`)
  takeLock(lock).release()
})
