import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeLock } from './lock.ts'

const path = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'db.lock')
const holder = join(import.meta.dirname, 'lock-holder.ts')

/** Runs a command line that holds the lock; resolves with the holder's pid as it knows it once it does. */
async function held(command: string, args: string[]): Promise<{ pid: number; end: () => void }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  const pid = await new Promise<number>((said, failed) => {
    child.stdout.once('data', (line: Buffer) => said(Number(line.toString())))
    child.once('exit', (code) => failed(new Error(`ended with ${code}`)))
  })
  return {
    pid,
    end: () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    },
  }
}
/** Tries for a while: the kernel takes a moment to end a process. */
async function takenAtLast(lock: string): Promise<{ release(): void }> {
  for (let i = 0; ; i++) {
    try {
      return takeLock(lock)
    } catch (error) {
      if (i === 400) throw error
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
}

test('a second opener is refused with the pid of the first, until it is released', () => {
  const lock = path()
  const first = takeLock(lock)
  expect(() => takeLock(lock)).toThrow(`process ${process.pid} on `)
  first.release()
  takeLock(lock).release()
})

test('a file that an earlier release left is taken over', () => {
  const lock = path()
  writeFileSync(lock, '1 12345\n')
  takeLock(lock).release()
})

test('a refused try does not loosen the lock for others', async () => {
  const lock = path()
  const first = takeLock(lock)
  expect(() => takeLock(lock)).toThrow('in use')
  await expect(held(process.execPath, [holder, lock])).rejects.toThrow('ended with 1')
  first.release()
})

test('a killed process loses its lock', async () => {
  const lock = path()
  const { end } = await held(process.execPath, [holder, lock])
  expect(() => takeLock(lock)).toThrow('in use by process')
  end()
  ;(await takenAtLast(lock)).release()
})

test('a holder that is dead but was never waited for is not in the way', async () => {
  const lock = path()
  // The shell starts the holder and becomes something that never asks for its end: killed, the holder stays a zombie.
  const { pid, end } = await held('sh', ['-c', `"${process.execPath}" "${holder}" "${lock}" & exec sleep 60`])
  process.kill(pid, 'SIGKILL')
  ;(await takenAtLast(lock)).release()
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
  end()
})

test('what is written about the owner decides nothing: not a pid of another container, not a pid of ours', async () => {
  const lock = path()
  const { end } = await held(process.execPath, [holder, lock])
  writeFileSync(`${lock}.owner`, 'process 1 on elsewhere\n')
  expect(() => takeLock(lock)).toThrow('process 1 on elsewhere')
  end()
  ;(await takenAtLast(lock)).release()
  writeFileSync(`${lock}.owner`, `process ${process.pid} on here\n`)
  takeLock(lock).release()
  expect(existsSync(`${lock}.owner`)).toBe(false)
})

const canSplit = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
test.runIf(canSplit)('a holder with process numbers of its own, as in a container, is seen', async () => {
  const lock = path()
  const { pid, end } = await held('unshare', ['--pid', '--fork', process.execPath, holder, lock])
  expect(pid).toBeLessThan(10)
  expect(() => takeLock(lock)).toThrow('in use by process')
  end()
  ;(await takenAtLast(lock)).release()
})
