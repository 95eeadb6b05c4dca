import type { Database } from '#src/shared/db/database.ts'

/** Whose data goes: the person, all of their leads that go with them, and every way they could be reached. */
export interface Erased {
  personId: string
  leadIds: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
}

/** What a feature does when a person is erased. Asked again, each step finishes what failed. */
export interface PersonErasure {
  /** Empties what it holds, in the erasure's transaction. */
  inDatabase?(tx: Database, erased: Erased): Promise<void>
  /** Removes what lies outside the database, once the transaction is through. */
  outside?(db: Database, erased: Erased): Promise<void>
}
