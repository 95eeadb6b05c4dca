import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import { addEvent } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { NewMail, Outbox } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'

export const lateLeadsTemplate = 'late-leads'

const everySeconds = 60
const mostAtOnce = 50
/** Older ones are history: Today shows them, and nobody is called for them. */
const newsMillis = 3 * 86_400_000

interface Options {
  db: () => Database
  outbox: Pick<Outbox, 'add'>
  /** Those in charge; without any, the staff who hear of new leads. Nothing is sent when there is nobody. */
  tellTo: readonly string[]
  now: () => Date
}

/** Tells those in charge, once for each, of leads whose first answer is late. The time was counted in opening hours when they came in. Gives how many. */
export function tellOfLateLeads({ db, outbox, tellTo, now }: Options): Promise<number> {
  if (tellTo.length === 0) return Promise.resolve(0)
  return db().transaction(async (tx) => {
    const at = now()
    const late = await tx
      .select({ id: lead.id })
      .from(lead)
      .where(
        and(
          eq(lead.stage, 'new'),
          isNull(lead.firstTouchAt),
          isNull(lead.erasedAt),
          isNull(lead.escalatedAt),
          lt(lead.answerBy, at),
          gt(lead.answerBy, new Date(at.getTime() - newsMillis)),
        ),
      )
      .orderBy(asc(lead.answerBy))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true })
    if (late.length === 0) return 0
    for (const { id } of late) {
      await tx.update(lead).set({ escalatedAt: at }).where(eq(lead.id, id))
      await addEvent(tx, id, 'escalated', null, {})
    }
    const mails = tellTo.map(
      (toAddress): NewMail => ({
        leadId: null,
        template: lateLeadsTemplate,
        language: 'es',
        toAddress,
        payload: { leadIds: late.map(({ id }) => id) },
      }),
    )
    await outbox.add(tx, mails)
    return late.length
  })
}

/** Looks for late answers from now on. */
export function startEscalation(jobs: Pick<Jobs, 'every'>, o: Options): void {
  jobs.every(everySeconds, 'late first answers', async () => {
    while ((await tellOfLateLeads(o)) === mostAtOnce);
  })
}
