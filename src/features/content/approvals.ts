import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import * as repo from './repo.ts'
import { contentText } from './text/text.ts'

/** A second pair of eyes: a writer asks, somebody else publishes the text or gives it back with a note. */

interface By {
  id: string | null
  name: string
}

/** Asks for somebody to look at the newest text. Problem: 409 without one. */
export async function askForApproval(
  db: Database,
  postId: string,
  language: Language,
  by: By,
  speaks: Language,
): Promise<void> {
  const newest = await repo.newestVersion(db, postId, language)
  if (!newest)
    throw new Problem(409, 'changed_meanwhile', {
      fields: [{ field: 'version', code: 'nothing_written', message: contentText[speaks].nothing_written }],
    })
  await repo.putApproval(db, { postId, language, version: newest.version, askedBy: by.name, askedById: by.id })
}

/** Gives a text back to its writer, with what is to be done. Problem: 404 when nobody asked. */
export async function giveBack(db: Database, postId: string, language: Language, note: string, by: By, now: Date) {
  const asked = await repo.openApproval(db, postId, language)
  if (!asked) throw new Problem(404, 'not_found')
  await repo.answerApproval(db, asked, { answer: 'returned', answeredBy: by.name, answeredAt: now, note })
}

/** Refuses to let those show a text who wrote it or asked for another's look. Problem: 409 own_text. */
export async function refuseOwnText(db: Database, version: repo.Version, by: By, speaks: Language): Promise<void> {
  const asked = await repo.openApproval(db, version.postId, version.language)
  if (!asked) return
  const isOwn = (asked.askedById !== null && asked.askedById === by.id) || version.writtenBy === by.name
  if (isOwn)
    throw new Problem(409, 'changed_meanwhile', {
      fields: [{ field: 'version', code: 'own_text', message: contentText[speaks].ownText }],
    })
}

/** To publish is to approve. */
export async function noteApproved(db: Database, postId: string, language: Language, by: By, now: Date): Promise<void> {
  const asked = await repo.openApproval(db, postId, language)
  if (asked)
    await repo.answerApproval(db, asked, { answer: 'approved', answeredBy: by.name, answeredAt: now, note: null })
}
