import type { Database } from '#src/shared/db/database.ts'

/** The person, all of their leads that are meant, and every way they could be reached. */
export interface PersonReach {
  personId: string
  leadIds: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
}

/** Rows that a feature keeps of a person, by what they are. */
export type HeldRows = Record<string, readonly unknown[]>

/** What a feature holds of a person, and how it goes when they are erased. Asked again, each step finishes what failed. */
export interface PersonErasure {
  /** What it holds, to be handed to the person. Hashes and secrets stay out. */
  held?(db: Database, person: PersonReach): Promise<HeldRows>
  /** Empties what it holds, in the erasure's transaction. */
  inDatabase?(tx: Database, person: PersonReach): Promise<void>
  /** Removes what lies outside the database, once the transaction is through. */
  outside?(db: Database, person: PersonReach): Promise<void>
}
