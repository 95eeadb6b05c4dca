import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantOfWallTime } from '#src/features/content/domain/schedule.ts'
import type { PostText } from '#src/features/content/format/post.ts'
import { publishedPost } from '#src/features/content/format/published-post.ts'
import {
  Content,
  contentApi,
  mostMediaBytes,
  postPublicationSubject,
  SiteWordsOfStaff,
  siteWordSubjects,
  siteWordsApi,
} from '#src/features/content/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import { openFiles } from '#src/shared/files/open-files.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { movedAddresses } from '#src/site/published/moved.ts'
import { publishedOf } from '#src/site/published/published-of.ts'
import { published, reading } from '#src/site/published/reading.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { signedInStaff } from './crm/staff-api.ts'
import { onBothDatabases, silentLog } from './databases.ts'

const built: PostText = {
  title: 'A post of the project',
  slug: 'a-post-of-the-project',
  summary: 'What it says in two sentences.',
  tags: [],
  sources: [],
  corrections: [],
  published: '2026-11-23',
  body: 'Words of the project.\n',
}

onBothDatabases('content', (database) => {
  const facts = new Map([['tariff.p1', { en: '€0.20', es: '0,20 €', isExpired: false }]])
  let now = new Date('2026-11-23T10:00:00Z')
  const site = siteWithoutPages()
  const pages = ['/', '/solar', '/contact']
  let publications: Publications
  let content: Content
  let api: Api
  let staff: Awaited<ReturnType<typeof signedInStaff>>
  let closeFiles: () => Promise<void>
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  const by = { id: null, name: 'Eva' }

  beforeAll(async () => {
    const db = () => database().db
    publications = new Publications({
      subjects: [postPublicationSubject, ...siteWordSubjects],
      site,
      hasOthers: false,
      log: silentLog,
    })
    content = new Content({
      publications,
      builtPosts: () => new Map([['of-the-project', { en: built }]]),
      urlOf: (_kind, language, slug) => (language === 'en' ? `/blog/${slug}` : `/es/blog/${slug}`),
      facts: () => facts,
      now: () => now,
      log: silentLog,
    })
    staff = await signedInStaff(db)
    const kept = await openFiles({
      folder,
      masterKey: createSecretKey(randomBytes(32)),
      pictureProcess: join(import.meta.dirname, '../../src/shared/files/picture-process.ts'),
      log: silentLog,
    })
    closeFiles = kept.close
    api = createApi(silentLog, new Map([['/api/media', mostMediaBytes + 65_536]]))
    const previewer = async (_id: string, _language: Language, post: { text: PostText }) =>
      `<h1>${post.text.title}</h1>`
    const siteWords = new SiteWordsOfStaff({ publications, isPage: (path) => pages.includes(path), now: () => now })
    siteWordsApi(api, { siteWords, auth: staff.auth, db })
    contentApi(api, { content, auth: staff.auth, db, files: kept.files, previewer })
  })
  afterAll(async () => {
    await closeFiles()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    role: 'editor' | 'writer' | 'admin' | 'sales' = 'editor',
  ) => {
    const answer = await api.request(path, {
      method,
      headers: {
        authorization: `Bearer ${staff.tokens.get(role)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
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
  const newPost = async () => (await ask('POST', '/api/content/posts', { kind: 'post' })).body.id

  test('a piece is made, written, published, moved and taken back, one language at a time', async () => {
    const id = await newPost()
    const path = `/api/content/posts/${id}`
    const first = words()
    expect(await ask('PUT', `${path}/en`, first)).toEqual({ status: 200, body: { version: 1 } })
    expect(await ask('POST', `${path}/es/publish`)).toMatchObject({ status: 409 })
    expect(await ask('POST', `${path}/en/publish`)).toEqual({
      status: 200,
      body: { state: 'live', url: `/blog/${first.slug}` },
    })
    expect(await ask('PUT', `${path}/en`, words({ slug: 'elsewhere', basedOnVersion: 1 }))).toMatchObject({
      status: 200,
    })
    expect((await ask('GET', path)).body).toMatchObject({
      en: { state: 'live', version: 2, liveVersion: 1, url: `/blog/${first.slug}` },
      es: { state: 'draft', version: 0, url: null },
      versions: [{ version: 2 }, { version: 1 }],
    })
    await ask('POST', `${path}/en/publish`)
    expect(content.published(id, 'en')?.formerSlugs).toEqual([first.slug])
    const other = await newPost()
    expect((await ask('PUT', `/api/content/posts/${other}/en`, words({ slug: first.slug }))).body).toMatchObject({
      fields: [{ field: 'slug', code: 'slug_taken' }],
    })
    expect((await ask('POST', `${path}/en/unpublish`)).body).toEqual({ state: 'retired', url: null })
    expect(await ask('POST', `${path}/en/unpublish`)).toMatchObject({ status: 409 })
  })

  test('of two who write the slower one is told who was first, and loses nothing', async () => {
    const id = await newPost()
    const path = `/api/content/posts/${id}/en`
    const ends = await Promise.all([ask('PUT', path, words()), ask('PUT', path, words())])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = ends.find(({ status }) => status === 409)
    expect(refused?.body.fields[0].message).toMatch(/^editor saved version 1 on /)
    expect(await ask('PUT', path, words({ basedOnVersion: 1 }))).toMatchObject({ status: 200, body: { version: 2 } })
  })

  test('what staff do to one language never changes a byte of the other', async () => {
    const { db } = database()
    const id = await content.create(db, 'post', by)
    for (const language of ['en', 'es'] as const) await content.write(db, id, language, words(), by, 'en')
    const step = fc.tuple(
      fc.constantFrom<Language>('en', 'es'),
      fc.constantFrom('write', 'publish', 'unpublish', 'schedule', 'restore'),
    )
    const bytes = async (language: Language) =>
      JSON.stringify([content.published(id, language), (await ask('GET', `/api/content/posts/${id}`)).body[language]])
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const [language, what] of steps) {
          const other: Language = language === 'en' ? 'es' : 'en'
          const before = await bytes(other)
          const version = (await ask('GET', `/api/content/posts/${id}`)).body[language].version
          const same = words({ basedOnVersion: version })
          const work = {
            write: () => content.write(db, id, language, same, by, 'en'),
            publish: () => content.publish(db, id, language, by, 'en'),
            unpublish: () => content.unpublish(db, id, language, by, 'en'),
            schedule: () => content.schedule(db, id, language, '2027-01-01T00:00:00Z', by, 'en'),
            restore: () => content.restore(db, id, language, 1, by, 'en'),
          }[what]
          await work?.().catch((error) => {
            if (!(error instanceof Problem)) throw error
          })
          expect(await bytes(other)).toBe(before)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('a planned text appears when its time comes, and one that cannot says why and is tried again', async () => {
    const { db } = database()
    const id = await newPost()
    const path = `/api/content/posts/${id}/es`
    await ask('PUT', path, words({ summary: '' }))
    expect(await ask('POST', `${path}/schedule`, { at: '2026-11-23T09:00:00Z' })).toMatchObject({ status: 422 })
    expect((await ask('POST', `${path}/schedule`, { at: '2026-11-24T09:00:00+01:00' })).body.state).toBe('scheduled')
    now = new Date('2026-11-24T07:59:59Z')
    await content.publishDue(db)
    expect(content.published(id, 'es')).toBeUndefined()
    now = new Date('2026-11-24T08:00:00Z')
    await content.publishDue(db)
    expect((await ask('GET', `/api/content/posts/${id}`)).body.es).toMatchObject({
      state: 'scheduled',
      failure: expect.stringContaining('resumen'),
    })
    await ask('PUT', path, words({ basedOnVersion: 1 }))
    await ask('POST', `${path}/schedule`, { at: '2026-11-24T09:00:01+01:00' })
    now = new Date('2026-11-24T08:00:01Z')
    await content.publishDue(db)
    expect((await ask('GET', `/api/content/posts/${id}`)).body.es).toMatchObject({ state: 'live', failure: null })
  })

  test('a plan across the night of the clocks is kept to the instant', async () => {
    const { db } = database()
    const id = await newPost()
    const path = `/api/content/posts/${id}/en`
    await ask('PUT', path, words())
    // Half past two, twice that night: what is typed is the first of the two.
    const typed = instantOfWallTime('2027-10-31T02:30')
    expect(typed?.isTwice).toBe(true)
    await ask('POST', `${path}/schedule`, { at: typed?.instant.toISOString() })
    const before = now
    now = new Date('2027-10-31T00:29:59Z')
    await content.publishDue(db)
    expect(content.published(id, 'en')).toBeUndefined()
    now = new Date('2027-10-31T00:30:00Z')
    await content.publishDue(db)
    expect(content.published(id, 'en')?.state).toBe('live')
    now = before
  })

  test('a post of the project is edited like any other, its words being the first version', async () => {
    const path = '/api/content/posts/of-the-project'
    expect((await ask('GET', path)).body.en).toMatchObject({ state: 'live', version: 1, title: built.title })
    expect(await ask('PUT', `${path}/en`, words({ slug: built.slug, basedOnVersion: 1 }))).toMatchObject({
      status: 200,
    })
    expect(await ask('POST', `${path}/en/publish`)).toMatchObject({ status: 200 })
    expect(await ask('POST', `${path}/en/restore`, { version: 1 })).toMatchObject({ status: 200 })
    expect((await ask('GET', path)).body.en).toMatchObject({ version: 3, title: built.title, liveVersion: 2 })
    expect(content.published('of-the-project', 'en')?.text.title).toBe('A note')
  })

  test('hostile words are kept as words, and a paragraph that is behind is marked', async () => {
    const id = await newPost()
    const path = `/api/content/posts/${id}`
    const hostile = '<script>alert(1)</script>\n\n[a](javascript:alert(1))\n\n<img src=x onerror=alert(1)>\n'
    await ask('PUT', `${path}/en`, words({ bodyMarkdown: hostile }))
    const kept = (await ask('GET', path)).body.en.bodyMarkdown
    expect(kept).toContain('\\<script>')
    expect(kept).not.toContain('](javascript')
    const pair = await newPost()
    await ask('PUT', `/api/content/posts/${pair}/en`, words())
    await ask('PUT', `/api/content/posts/${pair}/es`, words({ bodyMarkdown: 'Uno.\n\nDos.\n' }))
    await ask(
      'PUT',
      `/api/content/posts/${pair}/en`,
      words({ basedOnVersion: 1, bodyMarkdown: 'One.\n\nTwo, and more.\n' }),
    )
    const view = (await ask('GET', `/api/content/posts/${pair}`)).body
    expect(view.es.stale).toHaveLength(1)
    const spanish = words({ basedOnVersion: 1, bodyMarkdown: 'Uno.\n\nDos.\n', confirmed: view.es.stale })
    await ask('PUT', `/api/content/posts/${pair}/es`, spanish)
    expect((await ask('GET', `/api/content/posts/${pair}`)).body.es.stale).toEqual([])
  })

  test('a picture is written anew, and shown once it is described in both languages', async () => {
    const send = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('file', new File([bytes], 'a.jpg'))
      const headers = { authorization: `Bearer ${staff.tokens.get('editor')}` }
      const answer = await api.request('/api/media', { method: 'POST', headers, body })
      return { status: answer.status, body: await answer.json() }
    }
    const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } })
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer()
    const added = await send(new Uint8Array(photograph))
    expect(added).toMatchObject({ status: 201, body: { width: 900, height: 600 } })
    const shown = await api.request(added.body.url)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await shown.arrayBuffer()).includes('Camera')).toBe(false)
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await send(svg)).status).toBe(422)
    expect((await send(new Uint8Array(40 * 1024 * 1024))).status).toBe(413)
    // A few kilobytes that would be hundreds of megabytes once unpacked.
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await send(new Uint8Array(bomb))).toMatchObject({ status: 422, body: { code: 'image_too_large' } })
    const id = await newPost()
    const path = `/api/content/posts/${id}/en`
    await ask('PUT', path, words({ bodyMarkdown: `![](media:${added.body.id})\n` }))
    expect((await ask('POST', `${path}/publish`)).body.fields[0]).toMatchObject({ code: 'pictureUndescribed' })
    await ask('PATCH', `/api/media/${added.body.id}`, { altEn: 'A roof', altEs: 'Un tejado', focalX: 0.2 })
    expect(await ask('POST', `${path}/publish`)).toMatchObject({ status: 200 })
    const value = publishedPost.parse(content.published(id, 'en'))
    expect(value.pictures[added.body.id]).toMatchObject({ alt: 'A roof', focal: { x: expect.closeTo(0.2, 5), y: 0.5 } })
  })

  test('a preview is the page as it would be, at an address nobody can guess', async () => {
    const id = await newPost()
    await ask('PUT', `/api/content/posts/${id}/en`, words({ title: 'Not yet published' }))
    const { url } = (await ask('POST', `/api/content/posts/${id}/en/preview`)).body
    const page = await api.request(url)
    expect(await page.text()).toBe('<h1>Not yet published</h1>')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect((await api.request('/api/content/previews/other')).status).toBe(404)
    expect(content.published(id, 'en')).toBeUndefined()
  })

  test('what is exported comes in again as it was, as JSON and as Markdown', async () => {
    const id = await newPost()
    await ask(
      'PUT',
      `/api/content/posts/${id}/en`,
      words({ bodyMarkdown: '## Head\n\n- {{tariff.surplus}}\n', tags: ['a'] }),
    )
    await ask('PUT', `/api/content/posts/${id}/es`, words({ title: '¿Y aquí?' }))
    const whole = (await ask('GET', `/api/content/posts/${id}/export`)).body
    const { en, es } = whole
    const moved = { ...whole, en: { ...en, slug: `${en.slug}-copy` }, es: { ...es, slug: `${es.slug}-copy` } }
    const copy = await ask('POST', '/api/content/imports', moved)
    expect(copy.status).toBe(201)
    expect((await ask('GET', `/api/content/posts/${copy.body.id}/export`)).body).toEqual(moved)
    const headers = { authorization: `Bearer ${staff.tokens.get('editor')}` }
    const file = await (await api.request(`/api/content/posts/${id}/en/file.md`, { headers })).text()
    const markdown = file.replace(en.slug, `${en.slug}-file`)
    const third = await ask('POST', '/api/content/imports', { kind: 'post', language: 'en', markdown })
    expect((await ask('GET', `/api/content/posts/${third.body.id}/export`)).body).toEqual({
      kind: 'post',
      en: { ...en, slug: `${en.slug}-file` },
    })
    expect(
      await ask('POST', '/api/content/imports', { kind: 'post', language: 'en', markdown: 'no head' }),
    ).toMatchObject({
      status: 422,
    })
  })

  test('a writer asks, somebody else publishes or gives the text back, and nobody approves their own', async () => {
    const id = await newPost()
    const path = `/api/content/posts/${id}/en`
    expect(await ask('PUT', path, words(), 'writer')).toMatchObject({ status: 200 })
    for (const step of ['publish', 'unpublish', 'return'])
      expect(await ask('POST', `${path}/${step}`, { note: 'x' }, 'writer')).toMatchObject({ status: 403 })
    expect(await ask('POST', `${path}/ask`, undefined, 'writer')).toMatchObject({ status: 200 })
    const listed = await ask('GET', '/api/content/posts?q=A note')
    expect(listed.body.items.find((one: { id: string }) => one.id === id).en.isAsked).toBe(true)
    expect(await ask('POST', `${path}/return`, { note: 'Say where it comes from.' })).toMatchObject({ status: 200 })
    expect((await ask('GET', `/api/content/posts/${id}`)).body.en.approval).toMatchObject({
      by: 'writer',
      answer: 'returned',
      answeredBy: 'editor',
      note: 'Say where it comes from.',
    })
    expect(await ask('POST', `${path}/return`, { note: 'Twice' })).toMatchObject({ status: 404 })
    // An editor who asks for somebody else's look cannot be that person, now or by plan.
    expect(await ask('PUT', path, words({ basedOnVersion: 1 }))).toMatchObject({ status: 200 })
    await ask('POST', `${path}/ask`)
    expect(await ask('POST', `${path}/publish`)).toMatchObject({
      status: 409,
      body: { fields: [{ code: 'own_text' }] },
    })
    const at = '2026-12-01T08:00:00Z'
    expect(await ask('POST', `${path}/schedule`, { at })).toMatchObject({ status: 409 })
    expect(await ask('POST', `${path}/publish`, undefined, 'admin')).toMatchObject({ status: 200 })
    expect((await ask('GET', `/api/content/posts/${id}`)).body.en.approval).toMatchObject({
      answer: 'approved',
      answeredBy: 'admin',
    })
  })

  test('an offer goes by itself after its last day', async () => {
    const { db } = database()
    const { id } = (await ask('POST', '/api/content/posts', { kind: 'offer' })).body
    const path = `/api/content/posts/${id}/en`
    const before = now
    now = new Date('2026-12-10T10:00:00Z')
    await ask('PUT', path, words({ until: '2026-12-31' }))
    expect(await ask('POST', `${path}/publish`)).toMatchObject({ status: 200 })
    now = new Date('2026-12-31T22:59:00Z')
    await content.retireOver(db)
    expect(content.published(id, 'en')?.state).toBe('live')
    now = new Date('2026-12-31T23:00:00Z')
    await content.retireOver(db)
    expect(content.published(id, 'en')?.state).toBe('retired')
    now = before
  })

  test('a text is flagged when a figure that it stands on changes', async () => {
    const id = await newPost()
    const path = `/api/content/posts/${id}/en`
    await ask('PUT', path, words({ bodyMarkdown: 'By day {{tariff.p1}}.\n' }))
    await ask('POST', `${path}/publish`)
    expect((await ask('GET', `/api/content/posts/${id}`)).body.en.oldFacts).toEqual([])
    facts.set('tariff.p1', { en: '€0.21', es: '0,21 €', isExpired: false })
    expect((await ask('GET', `/api/content/posts/${id}`)).body.en.oldFacts).toEqual([
      { name: 'tariff.p1', before: '€0.20', now: '€0.21', isExpired: false },
    ])
    const listed = await ask('GET', '/api/content/posts?q=A note')
    expect(listed.body.items.find((one: { id: string }) => one.id === id).en.oldFacts).toBe(1)
    await ask('POST', `${path}/publish`)
    expect((await ask('GET', `/api/content/posts/${id}`)).body.en.oldFacts).toEqual([])
  })

  test('titles, banner and redirects are published at once; loops, chains and ends in nothing are refused', async () => {
    const state = () => publishedOf(site.versions, '2026-11-23')
    const redirect = (from: string, to: string) => ask('POST', '/api/content/redirects', { from, to })
    expect(await redirect('https://example.com/Old/?a=1', '/solar')).toMatchObject({ status: 200 })
    expect(movedAddresses(state()).get('/old')).toBe('/solar')
    expect((await redirect('/older', '/old')).body.fields[0].code).toBe('redirect_chain')
    expect((await redirect('/solar', '/old')).body.fields[0].code).toBe('redirect_loop')
    expect((await redirect('/contact', '/solar')).body.fields[0].code).toBe('redirect_from_page')
    expect((await redirect('/older', '/nowhere')).body.fields[0].code).toBe('redirect_to_nothing')
    expect((await redirect('/old', '/contact')).status).toBe(200)
    expect(movedAddresses(state()).get('/old')).toBe('/contact')
    const { body } = await ask('GET', '/api/content/site-words', undefined, 'writer')
    expect(body.redirects.rows).toMatchObject([{ to: '/solar' }, { to: '/contact', by: 'editor' }])
    expect(await ask('POST', '/api/content/redirects', { from: '/x', to: '/solar' }, 'writer')).toMatchObject({
      status: 403,
    })

    const title = { path: '/solar', title: 'Solar on the coast', description: 'What a roof makes.' }
    expect(await ask('PUT', '/api/content/titles', { ...title, basedOnVersion: 0 })).toMatchObject({ status: 200 })
    expect(await ask('PUT', '/api/content/titles', { ...title, basedOnVersion: 0 })).toMatchObject({ status: 409 })
    expect(await ask('PUT', '/api/content/titles', { ...title, path: '/nowhere', basedOnVersion: 0 })).toMatchObject({
      status: 422,
    })
    expect(reading(state(), () => published().headWords('/solar')).result).toMatchObject({ title: title.title })

    const line = { sentence: 'The deduction ends on 31 December.', link: 'What it is worth' }
    const value = { isOn: true, en: line, es: line, to: '/solar', from: '2026-12-01', until: '2026-12-31' }
    const banner = (more: object) =>
      ask('PUT', '/api/content/banner', { value: { ...value, ...more }, basedOnVersion: 0 })
    expect(await banner({ until: '2026-11-30' })).toMatchObject({ status: 422 })
    expect(await banner({ to: '/nowhere' })).toMatchObject({ status: 422 })
    expect(await banner({ from: '2026-02-30' })).toMatchObject({ status: 422 })
    expect(await banner({})).toMatchObject({ status: 200 })
    expect(state().banner).toEqual(value)
  })

  test('nobody without the right reads or writes, and bad input is a problem with its field', async () => {
    expect((await api.request('/api/content/posts')).status).toBe(401)
    expect((await ask('GET', '/api/content/posts', undefined, 'sales')).status).toBe(403)
    expect((await ask('GET', '/api/content/posts/none')).status).toBe(404)
    const id = await newPost()
    expect(await ask('PUT', `/api/content/posts/${id}/en`, words({ slug: 'Not A Slug' }))).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'slug' }] },
    })
    expect(await ask('PUT', `/api/content/posts/${id}/fr`, words())).toMatchObject({ status: 422 })
  })
})
