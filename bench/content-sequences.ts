import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { Content, postPublicationSubject } from '#src/features/content/public.ts'
import { newestVersion } from '#src/features/content/repo.ts'
import { Publications } from '#src/features/publication/public.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { createLog } from '#src/shared/log/log.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { round } from './numbers.ts'

const sequences = 10_000
/** Then another post begins: histories stay as long as real ones. */
const sequencesPerPost = 50

/**
 * Publish, unpublish, schedule, restore and write one language, in 10,000 random orders against the real store on PostgreSQL: what is kept and shown of the
 * other language stays the same bytes. Throws with the shortest order in which it does not.
 */
export async function benchContentSequences(databaseUrl: string): Promise<Record<string, number>> {
  const log = createLog('silent')
  const opened = openServer(databaseUrl, log)
  const { db } = opened
  await migrate(db, 'migrations')
  const publications = new Publications({
    subjects: [postPublicationSubject],
    site: siteWithoutPages(),
    hasOthers: false,
    log,
  })
  const content = new Content({
    publications,
    builtPosts: () => new Map(),
    urlOf: (_kind, language, slug) => `/${language}/${slug}`,
    facts: () => new Map(),
    now: () => new Date('2026-11-23T10:00:00Z'),
    log,
  })
  const by = { id: null, name: 'Eva' }
  let [post, made, steps, refused] = ['', 0, 0, 0]
  const bytesOf = async (id: string, language: Language) => {
    const rows = await db.execute(sql`
      select (select jsonb_agg(v order by v.version) from content_version v where v.post_id = ${id} and v.language = ${language}) as versions,
             (select jsonb_agg(p) from content_plan p where p.post_id = ${id} and p.language = ${language}) as plan,
             (select jsonb_agg(s order by s.version) from publication s where s.subject = ${`post:${id}/${language}`}) as shown`)
    return JSON.stringify([rows, content.published(id, language)])
  }
  const write = (id: string, language: Language, basedOnVersion: number) =>
    content.write(
      db,
      id,
      language,
      { title: `Words ${++made}`, slug: `words-${made}`, summary: 'Two.', bodyMarkdown: `${made}\n`, basedOnVersion },
      by,
      'en',
    )
  const step = fc.tuple(
    fc.constantFrom<Language>('en', 'es'),
    fc.constantFrom('write', 'publish', 'unpublish', 'schedule', 'restore'),
  )
  const from = performance.now()
  let done = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (order) => {
      if (done++ % sequencesPerPost === 0) {
        post = await content.create(db, 'post', by)
        for (const language of ['en', 'es'] as const) await write(post, language, 0)
      }
      for (const [language, what] of order) {
        const other: Language = language === 'en' ? 'es' : 'en'
        const before = await bytesOf(post, other)
        const newest = await newestVersion(db, post, language)
        steps++
        try {
          if (what === 'write') await write(post, language, newest?.version ?? 0)
          else if (what === 'publish') await content.publish(db, post, language, by, 'en')
          else if (what === 'unpublish') await content.unpublish(db, post, language, by, 'en')
          else if (what === 'restore') await content.restore(db, post, language, 1, by, 'en')
          else await content.schedule(db, post, language, '2027-01-01T00:00:00Z', by, 'en')
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          refused++
        }
        if ((await bytesOf(post, other)) !== before) throw new Error(`${what} ${language} changed the other language`)
      }
      // Whoever else works on this machine gets a turn.
      if (done % 100 === 0) await pause(1)
    }),
    { numRuns: sequences },
  )
  await opened.close()
  return {
    sequences: done,
    steps,
    refused,
    otherLanguageChanged: 0,
    seconds: round((performance.now() - from) / 1000, 0),
  }
}
