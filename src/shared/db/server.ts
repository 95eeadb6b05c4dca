import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '#src/shared/log/log.ts'
import { isDatabaseAway } from './away.ts'
import type { OpenDatabase } from './database.ts'
import { ownTables } from './own-tables.ts'

/** A PostgreSQL server (15 or newer) by URL. Connections are made when needed; a server that is down makes calls reject, not hang. */
export function openServer(url: string, log: Log, maxConnections = 8): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    // A statement of ours takes milliseconds; one that does not must not hold a visitor for minutes.
    statement_timeout: 15_000,
    application_name: 'site',
  })
  // Without listeners a connection that the server drops would end the process: the pool's for idle ones, the client's for one in use
  // between two statements of a transaction (the next statement then fails, and that is handled where it was asked for).
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database connection lost')))
  const db = drizzle(pool)
  // Drizzle takes a connection, and gives it back only when BEGIN went through: each BEGIN on a connection that the server has just dropped
  // would keep one for ever, until none is left. So the connection is taken and given back here.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let failure: unknown
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(failure !== undefined && isDatabaseAway(failure))
    }
  }
  return {
    db,
    kind: 'server',
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    ping: async () => {
      await pool.query('select 1')
    },
    scrub: async () => {
      const client = await pool.connect()
      try {
        await client.query('set statement_timeout = 0')
        // Not `full`, which would lock the tables; the statistics hold samples of what was in them.
        for (const table of await ownTables((text) => client.query(text)))
          await client.query(`vacuum (analyze) ${table}`)
      } finally {
        // The setting goes with the connection.
        client.release(true)
      }
    },
    close: () => pool.end(),
  }
}
