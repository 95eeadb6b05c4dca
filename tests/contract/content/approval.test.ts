import { expect, test } from 'vitest'
import { onBothDatabases } from '../databases.ts'
import { contentDesk } from './desk.ts'

onBothDatabases('content: a second look and old figures', (database) => {
  const { facts, ask, words, newPost } = contentDesk(database)

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
})
