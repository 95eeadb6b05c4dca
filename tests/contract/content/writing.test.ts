import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { onBothDatabases } from '../databases.ts'
import { built, contentDesk } from './desk.ts'

onBothDatabases('content: what is written', (database) => {
  const { content, api, bearer, ask, words, newPost } = contentDesk(database)
  const by = { id: null, name: 'Eva' }

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
    // A client that says JSON and sends nothing.
    const headers = { ...bearer(), 'content-type': 'application/json' }
    expect((await api.request(`${path}/en/publish`, { method: 'POST', headers })).status).toBe(200)
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
    const listed = await ask('GET', '/api/content/posts')
    const item = listed.body.items.find((one: { id: string }) => one.id === pair)
    expect([item.en.behind, item.es.behind]).toEqual([0, 1])
    const spanish = words({ basedOnVersion: 1, bodyMarkdown: 'Uno.\n\nDos.\n', confirmed: view.es.stale })
    await ask('PUT', `/api/content/posts/${pair}/es`, spanish)
    expect((await ask('GET', `/api/content/posts/${pair}`)).body.es.stale).toEqual([])
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
