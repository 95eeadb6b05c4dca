import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#src/features/auth/public.ts'
import { type Actor, addEvent, leadsOfPerson } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { person } from './schema.ts'

/** Notes that a person's data are kept and not used, or may be used again (article 18 of the GDPR); asked again it changes nothing. Problem: 404. */
export async function restrictPerson(
  tx: Database,
  id: string,
  isRestricted: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ restrictedAt: person.restrictedAt })
    .from(person)
    .where(and(eq(person.id, id), isNull(person.erasedAt), isNull(person.mergedIntoId)))
    .for('update')
  if (!row) throw new Problem(404, 'not_found')
  if ((row.restrictedAt !== null) === isRestricted) return
  await tx
    .update(person)
    .set({ restrictedAt: isRestricted ? now : null, updatedAt: now })
    .where(eq(person.id, id))
  const kind = isRestricted ? 'restricted' : 'unrestricted'
  for (const leadId of await leadsOfPerson(tx, id)) await addEvent(tx, leadId, kind, actor, {})
  await audit(tx, actor.id, `${kind}-person`, id)
}
