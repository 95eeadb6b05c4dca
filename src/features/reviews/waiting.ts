import type { User } from '#src/features/auth/public.ts'
import type { WaitingItem } from '#src/features/crm/public.ts'
import { forgetValues } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { reviewSubjectName } from './format/published-review.ts'
import { reviewPermissions } from './permissions.ts'
import * as repo from './repo.ts'

/** A review that nobody has looked at is somebody's work within this: the page promises ten working days, and a good answer takes time. */
const lookWithinDays = 3

/** Reviews on Today, for those who may show them. */
export async function waitingReviews(db: Database, who: User, href: string): Promise<WaitingItem[]> {
  if (!reviewPermissions['reviews.decide'].some((role) => role === who.role)) return []
  return (await repo.listReviews(db, 'waiting')).map(({ review: { id, stars, writtenAt } }) => ({
    kind: 'review',
    id,
    title: { en: `A review with ${stars} of 5 waits`, es: `Hay una opinión con ${stars} de 5 por leer` },
    detail: {
      en: 'Read it, show it as it is, and answer below it.',
      es: 'Léela, muéstrala tal cual y contesta debajo.',
    },
    dueAt: new Date(writtenAt.getTime() + lookWithinDays * 86_400_000).toISOString(),
    href,
  }))
}

/** Removes what these leads' people wrote, here and in every published version; the site follows within a minute. */
export async function eraseReviews(tx: Database, leadIds: readonly string[]): Promise<void> {
  for (const id of await repo.removeOfLeads(tx, leadIds))
    await forgetValues(tx, `${reviewSubjectName}${id}`, { state: 'gone' })
}
