import { Problem } from '#src/shared/http/problem.ts'

/** What we answer a request while the records cannot be reached. */
export const databaseUnavailable = () => new Problem(503, 'database_unavailable', { headers: { 'retry-after': '10' } })

/** Whether a driver error means that the server is away (refused, reset, starting, shutting down, timed out), not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = 'code' in e && typeof e.code === 'string' ? e.code : ''
    if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT|EHOSTUNREACH|08|57P0|53300)/.test(code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated|terminating connection/i.test(e.message))
      return true
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true
  }
  return false
}
