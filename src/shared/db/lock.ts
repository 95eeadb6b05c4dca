import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'

/**
 * An exclusive lock file beside what it protects: pid and start time. It is taken over only from a process that is dead (or whose pid now
 * belongs to a process with another start time), never because of its age: a stalled holder is still a holder.
 */
export function takeLock(path: string): { release(): void } {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, `${process.pid} ${startTime(process.pid)}\n`)
      closeSync(file)
      return { release: () => unlinkSync(path) }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
      const [pid = '', started = ''] = readFileSync(path, 'utf8').trim().split(' ')
      if (startTime(Number(pid)) === started && started !== '')
        throw new Error(
          `the data folder is in use by process ${pid} (lock ${path}): stop it first, or give this one a DATA_DIR of its own`,
        )
      unlinkSync(path)
    }
  }
  throw new Error(`could not take the lock ${path}: another process is starting`)
}

/** Clock ticks since boot when the process started, from /proc; empty when there is no such process. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return ''
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
