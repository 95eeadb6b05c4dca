import { randomFillSync } from 'node:crypto'

/** Random bytes are drawn 4 kB at a time: asking the system for a dozen costs as much as encrypting what they are for. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** Cryptographically random bytes, each given out once. */
export function randomFromPool(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const given = Buffer.from(pool.subarray(used, used + bytes))
  pool.fill(0, used, used + bytes)
  used += bytes
  return given
}
