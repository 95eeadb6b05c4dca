import { createHash } from 'node:crypto'
import { eq, ilike, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { canonicalJson } from './canonical-json.ts'
import { answeredRequest } from './schema.ts'

const daysKept = 30
const dayMillis = 86_400_000

export interface Answer<T> {
  status: number
  body: T
}

export interface Asked {
  /** Method, path and who asks: the same key elsewhere is another. */
  scope: string
  /** From the Idempotency-Key header; without one the work is done each time. */
  key: string | undefined
  body: unknown
}

/**
 * Does a piece of work of staff once for each key, in one transaction with the note that it was done; asked again with the same body it gives the
 * same answer. Problems: 400 idempotency_key_invalid, 409 idempotency_conflict for another body.
 */
export function once<T>(db: Database, asked: Asked, work: (tx: Database) => Promise<Answer<T>>): Promise<Answer<T>> {
  const { key } = asked
  if (key === undefined) return db.transaction(work)
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem(400, 'idempotency_key_invalid')
  const keyHash = hashOf(`${asked.scope}\0${key}`)
  const bodyHash = hashOf(canonicalJson(asked.body))
  return db.transaction(async (tx) => {
    // The row is written first, so that a second request with the key waits for the first one's end.
    const mine = await tx
      .insert(answeredRequest)
      .values({ keyHash, bodyHash, status: 0, body: {} })
      .onConflictDoNothing()
      .returning({ keyHash: answeredRequest.keyHash })
    if (mine.length === 0) {
      const [before] = await tx.select().from(answeredRequest).where(eq(answeredRequest.keyHash, keyHash))
      if (before?.bodyHash !== bodyHash) throw new Problem(409, 'idempotency_conflict')
      return { status: before.status, body: before.body as T }
    }
    const answer = await work(tx)
    await tx
      .update(answeredRequest)
      .set({ status: answer.status, body: answer.body })
      .where(eq(answeredRequest.keyHash, keyHash))
    return answer
  })
}

/** Forgets answers older than their 30 days. */
export async function removeOldAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(answeredRequest).where(lt(answeredRequest.at, new Date(now.getTime() - daysKept * dayMillis)))
}

/** Empties what was answered about these ids, of erased people: asked again with its key, the work is still not done twice. */
export async function forgetAnswersAbout(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const mentions = ids.map((id) => ilike(sql`${answeredRequest.body}::text`, `%${id}%`))
  await tx
    .update(answeredRequest)
    .set({ body: {} })
    .where(or(...mentions))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
