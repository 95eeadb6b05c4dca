import { randomUUID } from 'node:crypto'
import { leadFile } from '#src/features/crm/files/schema.ts'
import { savedView } from '#src/features/crm/views/schema.ts'
import { energyAlert } from '#src/features/energy-dashboard/schema.ts'
import { quoteChoice, quotePhoto, quoteVersion } from '#src/features/quote/schema.ts'
import { review, reviewInvitation } from '#src/features/reviews/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'

interface Person {
  name: string
  email: string
  message: string
}

/** What a customer leaves behind once they have a quote: why they withdrew, photographs, papers, a review, a wish for mails, a search that staff kept. */
export async function leaveTracksOfCustomer(
  db: Database,
  { name, email, message }: Person,
  { leadId, quoteId, staffId }: { leadId: string; quoteId: string; staffId: string },
): Promise<void> {
  const at = new Date()
  const estimate = sampleEstimate('villa')
  await db
    .insert(quoteChoice)
    .values({ quoteId, leadId, option: 'good', chosenAt: at, withdrawnAt: at, reason: message })
  const photo = { wish: 'roof', fileName: `${name}.jpg`, fileType: 'jpeg', sentAt: at }
  await db.insert(quotePhoto).values({ quoteId, leadId, ...photo })
  await db.insert(quoteVersion).values({ quoteId, number: 2, estimate, note: `${name} asked for it`, madeByName: 'x' })
  const paper = { fileName: 'a.jpg', fileType: 'jpeg', bytes: 10, byName: 'x' }
  await db.insert(leadFile).values({ leadId, title: `Board of ${name}`, ...paper })
  const invitationId = randomUUID()
  await db
    .insert(reviewInvitation)
    .values({ id: invitationId, leadId, kind: 'first', dueAt: at, expiresAt: new Date(at.getTime() + 86_400_000) })
  const written = { stars: 4, words: message, name, language: 'en' as const, writtenAt: at }
  await db.insert(review).values({ invitationId, ...written })
  await db.insert(energyAlert).values({ email: email.toUpperCase(), language: 'en', consentTextVersion: 'test' })
  const search = `?${new URLSearchParams({ search: email })}`
  await db.insert(savedView).values({ staffId, name: 'Mine', search })
}
