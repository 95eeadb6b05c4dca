import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { PostText } from '#src/features/content/format/post.ts'
import {
  AskedAddresses,
  Content,
  contentApi,
  mostMediaBytes,
  postPublicationSubject,
  SiteWordsOfStaff,
  siteWordSubjects,
  siteWordsApi,
} from '#src/features/content/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { openFiles } from '#src/shared/files/open-files.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { signedInStaff } from '../crm/staff-api.ts'
import { silentLog } from '../databases.ts'

type Role = 'editor' | 'writer' | 'admin' | 'sales'

/** A post of the project's own files. */
export const built: PostText = {
  title: 'A post of the project',
  slug: 'a-post-of-the-project',
  summary: 'What it says in two sentences.',
  tags: [],
  sources: [],
  corrections: [],
  published: '2026-11-23',
  body: 'Words of the project.\n',
}

/** The content manager on a database, with its clock, its figures, and staff who ask it; made before the tests of a file. */
export function contentDesk(database: () => OpenDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  const site = siteWithoutPages()
  const clock = { now: new Date('2026-11-23T10:00:00Z') }
  const facts = new Map([['tariff.p1', { en: '€0.20', es: '0,20 €', isExpired: false }]])
  const pages = ['/', '/solar', '/contact']
  const asked = new AskedAddresses(() => clock.now)
  const publications = new Publications({
    subjects: [postPublicationSubject, ...siteWordSubjects],
    site,
    hasOthers: false,
    log: silentLog,
  })
  const content = new Content({
    publications,
    builtPosts: () => new Map([['of-the-project', { en: built }]]),
    urlOf: (_kind, language, slug) => (language === 'en' ? `/blog/${slug}` : `/es/blog/${slug}`),
    facts: () => facts,
    now: () => clock.now,
    log: silentLog,
  })
  const api: Api = createApi(silentLog, new Map([['/api/media', mostMediaBytes + 65_536]]))
  const tokens = new Map<string, string>()
  let closeFiles: () => Promise<void>

  beforeAll(async () => {
    const db = () => database().db
    const staff = await signedInStaff(db)
    for (const [role, token] of staff.tokens) tokens.set(role, token)
    const kept = await openFiles({
      folder,
      masterKey: createSecretKey(randomBytes(32)),
      pictureProcess: join(import.meta.dirname, '../../../src/shared/files/picture-process.ts'),
      log: silentLog,
    })
    closeFiles = kept.close
    const previewer = async (_id: string, _language: Language, post: { text: PostText }) =>
      `<h1>${post.text.title}</h1>`
    const isPage = (path: string) => pages.includes(path)
    const siteWords = new SiteWordsOfStaff({ publications, isPage, asked, now: () => clock.now })
    siteWordsApi(api, { siteWords, auth: staff.auth, db })
    contentApi(api, { content, auth: staff.auth, db, files: kept.files, previewer })
  })
  afterAll(async () => {
    await closeFiles()
    rmSync(folder, { recursive: true, force: true })
  })

  const bearer = (role: Role = 'editor') => ({ authorization: `Bearer ${tokens.get(role)}` })
  const ask = async (method: string, path: string, body?: unknown, role: Role = 'editor') => {
    const answer = await api.request(path, {
      method,
      headers: { ...bearer(role), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  let made = 0
  const words = (more: object = {}) => ({
    title: 'A note',
    slug: `a-note-${++made}`,
    summary: 'What it says.',
    bodyMarkdown: 'One.\n\nTwo.\n',
    ...more,
  })
  const newPost = async (): Promise<string> => (await ask('POST', '/api/content/posts', { kind: 'post' })).body.id
  return { site, clock, facts, asked, content, api, bearer, ask, words, newPost }
}
