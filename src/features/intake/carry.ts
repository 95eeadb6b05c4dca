import type { Database } from '#src/shared/db/database.ts'
import type { Entry, EntryPlace } from '#src/shared/journal/entry.ts'
import type { EntryReader } from '#src/shared/journal/entry-reader.ts'
import type { Log } from '#src/shared/log/log.ts'

/** Writes entries of one kind into the database, in the transaction it is given, once however often it is asked (entries carry their ids). */
export interface IntakeHandler {
  kind: string
  write(tx: Database, entries: Entry[]): Promise<void>
  /** What must be there at once even of entries that wait for staff: the page that a visitor was promised. */
  writeHeld?(tx: Database, entries: Entry[]): Promise<void>
}

/** What became of a batch: ids that the journal need not keep, and ids that the database refused for their own sake. */
export interface Carried {
  settled: string[]
  refused: string[]
}

/** Takes accepted entries into the database. Undefined while the database is not there; rejects when the try failed as a whole, with nothing known of it. */
export type Carry = (places: EntryPlace[]) => Promise<Carried | undefined>

interface Options {
  reader: EntryReader
  handlers: IntakeHandler[]
  /** Undefined while the database is away. */
  database: () => { db: Database; ping(): Promise<void> } | undefined
  log: Log
}

/** The carrying itself, wherever it runs: reads the entries and writes them in one transaction; when that fails and the database is there, one by one. */
export function createCarry(o: Options): Carry {
  const handlers = new Map(o.handlers.map((handler) => [handler.kind, handler]))

  async function write(db: Database, entries: Entry[]): Promise<void> {
    await db.transaction(async (tx) => {
      for (const [kind, handler] of handlers) {
        const mine = entries.filter((entry) => entry.kind === kind)
        if (mine.length > 0) await handler.write(tx, mine)
      }
      const unknown = entries.find((entry) => !handlers.has(entry.kind))
      if (unknown) throw new Error(`no handler for intake kind ${unknown.kind}`)
    })
  }

  return async (places) => {
    const database = o.database()
    if (!database) return undefined
    const entries: Entry[] = []
    const settled: string[] = []
    const refused: string[] = []
    const refuse = (id: string, err: unknown, kind?: string) => {
      o.log.error({ err, id, kind }, 'an accepted entry could not be written; it stays in the journal')
      refused.push(id)
    }
    for (const read of await o.reader.read(places)) {
      if ('entry' in read) entries.push(read.entry)
      else refuse(read.id, read.error)
    }
    try {
      await write(database.db, entries)
      settled.push(...entries.map((entry) => entry.id))
    } catch (err) {
      await database.ping().catch(() => {
        throw err
      })
      for (const entry of entries) {
        await write(database.db, [entry]).then(
          () => settled.push(entry.id),
          (reason) => refuse(entry.id, reason, entry.kind),
        )
      }
    }
    return { settled, refused }
  }
}
