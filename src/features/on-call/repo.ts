import { desc } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { onCall } from './schema.ts'

export type OnCallRow = typeof onCall.$inferSelect

export async function newestOnCall(db: Database): Promise<OnCallRow | undefined> {
  const [row] = await db.select().from(onCall).orderBy(desc(onCall.id)).limit(1)
  return row
}

export async function insertOnCall(db: Database, isOn: boolean, setByName: string): Promise<OnCallRow> {
  const [row] = await db.insert(onCall).values({ isOn, setByName }).returning()
  if (!row) throw new Error('the row was not given back')
  return row
}
