import type { Log } from '#src/shared/log/log.ts'
import { databaseUnavailable } from './away.ts'
import type { Database, OpenDatabase } from './database.ts'

/**
 * The database may be away when the process starts and may go away later; leads are accepted all the same. The gate opens it in the
 * background, prepares it once (migrations, seeds), and tells callers plainly while it is not there.
 */
export class DatabaseGate {
  readonly #open: () => Promise<OpenDatabase>
  readonly #prepare: (database: OpenDatabase) => Promise<void>
  readonly #log: Log
  #database: OpenDatabase | undefined
  #prepared = false
  #closing = false
  #starting: Promise<void> = Promise.resolve()

  constructor(open: () => Promise<OpenDatabase>, prepare: (database: OpenDatabase) => Promise<void>, log: Log) {
    this.#open = open
    this.#prepare = prepare
    this.#log = log
  }

  /**
   * Tries until it works. Resolves after the first try, so that an embedded database is there before the first request; rejects when the
   * failure is not one that waiting can mend (the lock is held, migrations do not fit). `onGivingUp` hears of such a failure at a later try.
   */
  async start(
    isPassing: (error: unknown) => boolean,
    onGivingUp = (err: unknown) => this.#log.error({ err }, 'the database cannot be used'),
  ): Promise<void> {
    const attempt = async (): Promise<boolean> => {
      try {
        this.#database ??= await this.#open()
        await this.#prepare(this.#database)
        this.#prepared = true
        return true
      } catch (error) {
        // A stop takes the connections from under what is being prepared; that is no failure of the database.
        if (this.#closing) return false
        if (!isPassing(error)) throw error
        this.#log.warn({ err: error }, 'database not available, will try again')
        return false
      }
    }
    if (await attempt()) return
    this.#starting = (async () => {
      while (!this.#closing) {
        await new Promise((wait) => setTimeout(wait, 1000))
        if (await attempt()) {
          this.#log.info('database available')
          return
        }
      }
    })().catch(onGivingUp)
  }

  /** The database, or undefined while it has not been reached yet. */
  get open(): OpenDatabase | undefined {
    return this.#prepared ? this.#database : undefined
  }

  /** For request handlers: throws the 503 problem `database_unavailable` while it has not been reached yet. */
  get db(): Database {
    const { open } = this
    if (!open) throw databaseUnavailable()
    return open.db
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.#starting
    await this.#database?.close()
  }
}
