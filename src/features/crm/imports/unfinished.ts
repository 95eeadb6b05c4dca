import { and, inArray, lt } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import { leadImport } from './schema.ts'
import { continueCommit } from './service.ts'
import { silentMillis } from './states.ts'
import { continueUndo } from './undo.ts'

const everySeconds = 30

/** Goes on with imports and undos that were broken off, as they were decided. Gives how many. */
export async function finishImports(db: Database, now: Date): Promise<number> {
  const left = await db
    .select({ id: leadImport.id, state: leadImport.state })
    .from(leadImport)
    .where(
      and(
        inArray(leadImport.state, ['importing', 'undoing']),
        lt(leadImport.movedAt, new Date(now.getTime() - silentMillis)),
      ),
    )
  for (const { id, state } of left)
    if (state === 'importing') await continueCommit(db, id, now)
    else await continueUndo(db, id, now)
  return left.length
}

/** Looks for imports that were broken off from now on. */
export function startFinishingImports(jobs: Pick<Jobs, 'every'>, o: { db: () => Database; now: () => Date }): void {
  jobs.every(everySeconds, 'unfinished imports', async () => {
    await finishImports(o.db(), o.now())
  })
}
