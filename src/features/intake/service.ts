import { createHash, type KeyObject } from 'node:crypto'
import { keyedHash } from '../../shared/crypto/secret.ts'
import type { Database } from '../../shared/db/database.ts'
import { Problem } from '../../shared/http/problem.ts'
import type { Entry, Journal } from '../../shared/journal/journal.ts'
import type { Log } from '../../shared/log/log.ts'

/** Writes entries of one kind into the database, in the transaction it is given, once however often it is asked (entries carry their ids). */
export interface IntakeHandler {
  kind: string
  write(tx: Database, entries: Entry[]): Promise<void>
}

export interface Submission {
  /** Method and path: keys of different endpoints do not meet. */
  scope: string
  /** From the Idempotency-Key header. */
  key?: string | undefined
  /** A key this submission may have come with a moment ago; its answer counts too. */
  earlierKey?: string | undefined
  /** The validated body; its canonical JSON decides whether a repeated key is the same submission. */
  body: unknown
  /** Makes the record: called once per accepted submission. */
  make(): Promise<
    Pick<Entry, 'id' | 'kind' | 'payload' | 'response'> & {
      person: { email?: string | undefined; phone?: string | undefined } | null
    }
  >
}

interface Options {
  journal: Journal
  handlers: IntakeHandler[]
  /** Undefined while the database is away. */
  database: () => { db: Database; ping(): Promise<void> } | undefined
  hashKey: KeyObject
  log: Log
}

const batchSize = 100
const retryMillis = 1000
/** An entry that the database refuses for its own sake is tried again this much later; the others go on. */
const stuckRetryMillis = 60_000

/**
 * Accepts submissions into the journal and carries them into the database behind the visitor's back: at once when it is there, when it
 * comes back otherwise, and again after a restart.
 */
export class Intake {
  readonly #o: Options
  readonly #handlers: Map<string, IntakeHandler>
  readonly #inFlight = new Map<string, { bodyHash: string; done: Promise<Entry['response']> }>()
  readonly #stuck = new Map<string, number>()
  #running: Promise<void> | undefined
  #accepted = 0
  /** Something came while the last batch was being looked for. */
  #again = false
  #stopping = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#o = options
    this.#handlers = new Map(options.handlers.map((handler) => [handler.kind, handler]))
  }

  /** The answer to give: new, or the one given before to the same key and body. Throws 409 for the same key with another body, 503 when the disk refuses. */
  async submit(submission: Submission): Promise<Entry['response']> {
    const { key } = submission
    if (key === undefined) return this.#accept(submission)
    if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem(400, 'idempotency_key_invalid')
    const hashOf = (text: string) => keyedHash(this.#o.hashKey, `key\0${submission.scope}\0${text}`)
    const keyHash = hashOf(key)
    const bodyHash = createHash('sha256').update(canonicalJson(submission.body)).digest('base64url')
    const running = this.#inFlight.get(keyHash)
    if (running) {
      if (running.bodyHash !== bodyHash) throw new Problem(409, 'idempotency_conflict')
      return running.done
    }
    const done = (async () => {
      const { earlierKey } = submission
      const before =
        (await this.#o.journal.answer(keyHash)) ?? (earlierKey && (await this.#o.journal.answer(hashOf(earlierKey))))
      if (!before) return this.#accept(submission, { keyHash, bodyHash })
      if (before.bodyHash !== bodyHash) throw new Problem(409, 'idempotency_conflict')
      return before.response
    })()
    this.#inFlight.set(keyHash, { bodyHash, done })
    try {
      return await done
    } finally {
      this.#inFlight.delete(keyHash)
    }
  }

  async #accept(
    submission: Submission,
    idempotency?: { keyHash: string; bodyHash: string },
  ): Promise<Entry['response']> {
    const { person, ...made } = await submission.make()
    const entry: Entry = { ...made, person: this.personId(person) ?? `entry:${made.id}`, at: new Date().toISOString() }
    if (idempotency) entry.idempotency = idempotency
    try {
      await this.#o.journal.append(entry)
    } catch (err) {
      this.#o.log.fatal({ err }, 'the intake journal refuses writes')
      throw new Problem(503, 'intake_unavailable', { headers: { 'retry-after': '60' } })
    }
    this.#accepted++
    this.wake()
    return entry.response
  }

  /** Pseudonym of a person, by e-mail, else by phone; null without either. */
  personId(person: { email?: string | null | undefined; phone?: string | null | undefined } | null): string | null {
    const handle = person?.email?.toLowerCase() || person?.phone
    return handle ? keyedHash(this.#o.hashKey, `person\0${handle}`) : null
  }

  /** Makes a person's entries unreadable here and in every copy of the journal. */
  async erase(person: { email: string | null; phone: string | null }): Promise<void> {
    const ids = [this.personId({ email: person.email }), this.personId({ phone: person.phone })]
    await this.#o.journal.erase(ids.filter((id) => id !== null))
  }

  /** An accepted entry that may not be in the database yet. */
  find(id: string): Promise<Entry | undefined> {
    return this.#o.journal.find(id)
  }

  /** Accepted but not in the database yet; and those of them that it refuses. */
  get backlog(): { waiting: number; stuck: number } {
    return { waiting: this.#o.journal.pendingCount, stuck: this.#stuck.size }
  }

  /** Starts carrying entries over, unless that is under way. */
  wake(): void {
    this.#again = this.#running !== undefined
    if (this.#running || this.#stopping) return
    clearTimeout(this.#timer)
    this.#running = this.#drain()
      .catch((err) => this.#o.log.error({ err }, 'intake failed, will try again'))
      .finally(() => {
        this.#running = undefined
        if (this.#again) this.wake()
        else if (this.#o.journal.pendingCount > 0 && !this.#stopping) {
          const onlyStuck = this.#stuck.size >= this.#o.journal.pendingCount
          this.#timer = setTimeout(() => this.wake(), onlyStuck ? stuckRetryMillis : retryMillis)
          this.#timer.unref()
        }
      })
  }

  async #drain(): Promise<void> {
    while (!this.#stopping) {
      const database = this.#o.database()
      if (!database) return
      const now = Date.now()
      for (const [id, until] of this.#stuck) if (until <= now) this.#stuck.delete(id)
      const entries = await this.#o.journal.pending(batchSize, new Set(this.#stuck.keys()))
      if (entries.length === 0) return
      const [from, accepted] = [performance.now(), this.#accepted]
      try {
        await this.#write(database.db, entries)
      } catch (err) {
        await database.ping().catch(() => {
          throw err
        })
        await this.#writeOneByOne(database.db, entries)
      }
      // While people are submitting, they come first; a batch still goes through every two seconds at least.
      if (this.#accepted !== accepted) {
        const millis = Math.min(2000, 7 * (performance.now() - from))
        await new Promise((wait) => setTimeout(wait, millis))
      }
    }
  }

  async #write(db: Database, entries: Entry[]): Promise<void> {
    await db.transaction(async (tx) => {
      for (const [kind, handler] of this.#handlers) {
        const mine = entries.filter((entry) => entry.kind === kind)
        if (mine.length > 0) await handler.write(tx, mine)
      }
      const unknown = entries.find((entry) => !this.#handlers.has(entry.kind))
      if (unknown) throw new Error(`no handler for intake kind ${unknown.kind}`)
    })
    await this.#o.journal.confirm(entries.map((entry) => entry.id))
  }

  async #writeOneByOne(db: Database, entries: Entry[]): Promise<void> {
    for (const entry of entries) {
      try {
        await this.#write(db, [entry])
      } catch (err) {
        this.#o.log.error(
          { err, id: entry.id, kind: entry.kind },
          'the database refuses an accepted entry; it stays in the journal',
        )
        this.#stuck.set(entry.id, Date.now() + stuckRetryMillis)
      }
    }
  }

  /** Removes settled journal segments. */
  compact(): Promise<void> {
    return this.#o.journal.compact(new Date())
  }

  /** Finishes the batch under way and starts no other. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#running
  }
}

/** JSON with sorted keys, so that the order of fields does not make another body. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}
