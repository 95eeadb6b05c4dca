import { createHash, type KeyObject } from 'node:crypto'
import { keyedHash } from '#src/shared/crypto/secret.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { canonicalJson } from '#src/shared/idempotency/canonical-json.ts'
import type { Entry, EntryPlace } from '#src/shared/journal/entry.ts'
import type { Journal } from '#src/shared/journal/journal.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Carry } from './carry.ts'

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
  /** Takes entries into the database, here or in another process. */
  carry: Carry
  hashKey: KeyObject
  /** Kinds of entries that never wait for a pause between batches. */
  urgentKinds?: readonly string[]
  log: Log
}

const batchSize = 100
const retryMillis = 1000
/** An entry that the database refuses for its own sake is tried again this much later; the others go on. */
const stuckRetryMillis = 60_000

/**
 * Accepts submissions into the journal and has them carried into the database behind the visitor's back: at once when it is there, when it
 * comes back otherwise, and again after a restart. It alone owns the journal: who carries is given places to read and says what became of them.
 */
export class Intake {
  readonly #o: Options
  readonly #inFlight = new Map<string, { bodyHash: string; done: Promise<Entry['response']> }>()
  /** Refused entries, and when they are tried again. */
  readonly #stuck = new Map<string, number>()
  #running: Promise<void> | undefined
  /** The batch on its way into the database. */
  #onTheWay: { places: EntryPlace[]; done: Promise<unknown> } | undefined
  #accepted = 0
  /** Something came while the last batch was being looked for. */
  #again = false
  #stopping = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#o = options
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
    if (this.#o.urgentKinds?.includes(entry.kind)) this.#endPause()
    this.wake()
    return entry.response
  }

  /** Pseudonym of a person, by e-mail, else by phone; null without either. */
  personId(person: { email?: string | null | undefined; phone?: string | null | undefined } | null): string | null {
    const handle = person?.email?.toLowerCase() || person?.phone
    return handle ? keyedHash(this.#o.hashKey, `person\0${handle}`) : null
  }

  /** Every pseudonym that what a person sent may have been kept under. */
  personIds(person: { email: string | null; phone: string | null }): string[] {
    return [this.personId({ email: person.email }), this.personId({ phone: person.phone })].filter((id) => id !== null)
  }

  /**
   * Makes a person's entries unreadable here and in every copy of the journal. What is on its way into the database arrives first, so that once this
   * resolves the person is either there to be found or nowhere.
   */
  async erase(person: { email: string | null; phone: string | null }): Promise<void> {
    const ids = this.personIds(person)
    while (this.#onTheWay?.places.some((place) => ids.includes(place.person))) await this.#onTheWay.done
    await this.#o.journal.erase(ids)
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
      const now = Date.now()
      for (const [id, until] of this.#stuck) if (until <= now) this.#stuck.delete(id)
      const places = this.#o.journal.pending(batchSize, this.#stuck)
      if (places.length === 0) return
      const [from, accepted] = [performance.now(), this.#accepted]
      const carried = await this.#carry(places)
      if (!carried) return
      // While people are submitting, they come first; a batch still goes through every two seconds at least.
      if (this.#accepted !== accepted) {
        await this.#pause(Math.min(2000, 7 * (performance.now() - from)))
      }
    }
  }

  /** Ends the pause under way, if there is one. */
  #endPause: () => void = () => undefined

  async #pause(millis: number): Promise<void> {
    await new Promise<void>((over) => {
      this.#endPause = over
      setTimeout(over, millis)
    })
  }

  async #carry(places: EntryPlace[]) {
    const work = this.#o.carry(places).then(async (carried) => {
      if (!carried) return undefined
      for (const id of carried.refused) this.#stuck.set(id, Date.now() + stuckRetryMillis)
      await this.#o.journal.confirm(carried.settled)
      return carried
    })
    const onTheWay = { places, done: work.catch(() => undefined) }
    this.#onTheWay = onTheWay
    try {
      return await work
    } finally {
      this.#onTheWay = undefined
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
