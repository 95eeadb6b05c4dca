import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

/** Held until released: a database that is collected as garbage would let go of its lock. */
const held = new Set<DatabaseSync>()

const sqliteBusy = 5

/**
 * An exclusive lock beside what it protects, held by the kernel on `path` for as long as this process lives: seen by every process that reaches the
 * file, in whichever container, and gone with its holder, whatever is left of that. Throws when somebody else has it. Who that is stands in
 * `<path>.owner`, for the message alone: nothing is decided by it.
 *
 * The lock is SQLite's, an exclusive transaction on an empty database: Node has no flock of its own, and brings SQLite.
 */
export function takeLock(path: string): { release(): void } {
  const owner = `${path}.owner`
  // Opened here only while nobody can hold it: closing a file gives up all locks that this process has on it.
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600 })
  // An earlier release wrote into it.
  else if (statSync(path).size > 0) truncateSync(path)
  const database = new DatabaseSync(path)
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error
    throw new Error(
      `the data folder is in use by ${ownerIn(owner)} (lock ${path}): stop it first, or give this one a DATA_DIR of its own`,
    )
  }
  held.add(database)
  writeFileSync(owner, `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 })
  return {
    release() {
      rmSync(owner, { force: true })
      held.delete(database)
      database.close()
    },
  }
}

function ownerIn(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'another process'
  } catch {
    // It is just starting or ending.
    return 'another process'
  }
}
