import pg from 'pg'
import type { Log } from '#src/shared/log/log.ts'

const reconnectMillis = 2000

/**
 * Hears NOTIFY on a channel, over a connection of its own that is made again when it is lost. A notice sent meanwhile is missed: `heard` is called at
 * every new connection as well. Gives a function that ends it.
 */
export function listen(url: string, channel: string, heard: () => void, log: Log): () => Promise<void> {
  let client: pg.Client | undefined
  let later: NodeJS.Timeout | undefined
  let ended = false

  async function connect(): Promise<void> {
    const one = new pg.Client({ connectionString: url, application_name: 'site listening', keepAlive: true })
    client = one
    const lost = (err?: Error) => {
      if (client !== one || ended) return
      client = undefined
      log.warn({ err, channel }, 'listening connection lost')
      later = setTimeout(() => void connect(), reconnectMillis)
    }
    one.on('error', lost)
    one.on('end', () => lost())
    one.on('notification', heard)
    try {
      await one.connect()
      await one.query(`listen ${pg.escapeIdentifier(channel)}`)
      heard()
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)))
      await one.end().catch((err: unknown) => log.debug({ err }, 'a connection that never was could not be ended'))
    }
  }

  void connect()
  return async () => {
    ended = true
    clearTimeout(later)
    await client?.end()
  }
}
