import { newestValue } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Log } from '#src/shared/log/log.ts'
import { builtInBusiness, readBusinessFrom } from '#src/site/business.ts'
import { businessOf, businessSubjectName } from './published-facts.ts'

const lookMillis = 10_000

/** For a process that shows no pages: its mails say the facts that the database has, ten seconds after their publication at the latest. Gives the end of it. */
export function followBusiness(database: () => Database | undefined, log: Log): () => void {
  let business = builtInBusiness
  readBusinessFrom(() => business)
  const look = async () => {
    const db = database()
    if (db) business = businessOf(await newestValue(db, businessSubjectName))
  }
  const timer = setInterval(
    () => look().catch((err) => log.warn({ err }, 'the facts of the business could not be looked up')),
    lookMillis,
  ).unref()
  return () => clearInterval(timer)
}
