import { type FoundPair, PeopleIndex } from '#src/features/crm/domain/duplicates/find-pairs.ts'
import {
  type ComparedPerson,
  hintScore,
  likeness,
  prepared,
  queueScore,
} from '#src/features/crm/domain/duplicates/likeness.ts'
import type { PossibleDuplicate } from '#src/features/crm/new-lead-contract.ts'
import type { Database } from '#src/shared/db/database.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import * as repo from './repo.ts'

/** So many people are compared before others get their turn. */
const turnSize = 100
/** Staff who open the queue wait this long at most for it to be brought up to date. */
const mostWaitMillis = 8000
const mostHints = 5
/** What commits while a look is under way is seen by the next. */
const overlapMillis = 5000

/** Finds records that look like one person: of those typed in at once, of all others when the queue is looked at and every night. */
export class Duplicates {
  readonly #db: () => Database
  #index: PeopleIndex | undefined
  #since = new Date(0)
  #running: Promise<void> | undefined
  readonly #restored = new Set<string>()

  constructor(db: () => Database) {
    this.#db = db
  }

  /** Who is here already of somebody who is being typed in, the likeliest first. `phone` as typed. */
  async like(
    db: Database,
    typed: {
      name?: string | undefined
      email?: string | null | undefined
      phone?: string | null | undefined
      town?: string | null | undefined
    },
    except?: string,
  ): Promise<PossibleDuplicate[]> {
    const person: ComparedPerson = {
      id: except ?? '',
      name: typed.name ?? '',
      email: typed.email || null,
      phone: typed.phone ? (toE164(typed.phone) ?? null) : null,
      town: typed.town || null,
    }
    const one = prepared(person)
    const found = (await repo.candidates(db, person))
      .filter(({ id }) => id !== except)
      .map((other) => ({ other, ...likeness(one, prepared(other)) }))
      .filter(({ score }) => score >= hintScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostHints)
    const leads = await repo.newestLeads(
      db,
      found.map(({ other }) => other.id),
    )
    return found.map(({ other, score, because }) => ({
      personId: other.id,
      score,
      because,
      name: other.name,
      town: other.town,
      leadId: leads.get(other.id) ?? null,
    }))
  }

  /** Brings the queue up to date; who asks meanwhile waits for the same. */
  refresh(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** As `refresh`, but waits for a while only. */
  async soon(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, mostWaitMillis)
    })
    await Promise.race([this.refresh(), late]).finally(() => clearTimeout(timer))
  }

  /** These are as they were before: the next look compares them again, though nothing says when they changed. */
  restored(ids: readonly string[]): void {
    for (const id of ids) this.#restored.add(id)
  }

  /** Starts from nothing at the next look. */
  forget(): void {
    this.#index = undefined
  }

  async #look(): Promise<void> {
    const from = new Date(Date.now() - overlapMillis)
    const db = this.#db()
    if (this.#restored.size > 0) {
      this.#index = undefined
      this.#restored.clear()
    }
    if (!this.#index) {
      const people = await repo.everybody(db)
      const index = new PeopleIndex(people)
      const found = await inTurns(index, people)
      await db.transaction(async (tx) => {
        await repo.forgetAllOpen(tx)
        await repo.notePairs(tx, found.map(rowOf))
      })
      this.#index = index
    } else {
      const { here, gone } = await repo.changedSince(db, this.#since)
      if (here.length + gone.length > 0) {
        for (const id of gone) this.#index.remove(id)
        for (const person of here) this.#index.add(person)
        const found = await inTurns(this.#index, here)
        await db.transaction(async (tx) => {
          await repo.forgetPairsOf(tx, [...gone, ...here.map(({ id }) => id)])
          await repo.notePairs(tx, found.map(rowOf))
        })
      }
    }
    this.#since = from
  }
}

/** Pairs of these people with anybody, each once, in turns short enough for others to be served between them. */
async function inTurns(index: PeopleIndex, people: readonly ComparedPerson[]): Promise<FoundPair[]> {
  const found = new Map<string, FoundPair>()
  for (let i = 0; i < people.length; i += turnSize) {
    for (const person of people.slice(i, i + turnSize))
      for (const { id, score, because } of index.like(person, queueScore)) {
        const [a, b] = person.id < id ? [person.id, id] : [id, person.id]
        found.set(`${a} ${b}`, { a, b, score, because })
      }
    await new Promise((next) => setImmediate(next))
  }
  return [...found.values()]
}

const rowOf = ({ a, b, score, because }: FoundPair): repo.FoundRow => ({ aId: a, bId: b, score, because })
