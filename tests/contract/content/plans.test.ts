import { expect, test } from 'vitest'
import { instantOfWallTime } from '#src/features/content/domain/schedule.ts'
import { onBothDatabases } from '../databases.ts'
import { contentDesk } from './desk.ts'

onBothDatabases('content: by the clock', (database) => {
  const { clock, content, ask, words, newPost } = contentDesk(database)

  test('a planned text appears when its time comes, and one that cannot says why and is tried again', async () => {
    const { db } = database()
    const id = await newPost()
    const path = `/api/content/posts/${id}/es`
    await ask('PUT', path, words({ summary: '' }))
    expect(await ask('POST', `${path}/schedule`, { at: '2026-11-23T09:00:00Z' })).toMatchObject({ status: 422 })
    expect((await ask('POST', `${path}/schedule`, { at: '2026-11-24T09:00:00+01:00' })).body.state).toBe('scheduled')
    clock.now = new Date('2026-11-24T07:59:59Z')
    await content.publishDue(db)
    expect(content.published(id, 'es')).toBeUndefined()
    clock.now = new Date('2026-11-24T08:00:00Z')
    await content.publishDue(db)
    expect((await ask('GET', `/api/content/posts/${id}`)).body.es).toMatchObject({
      state: 'scheduled',
      failure: expect.stringContaining('resumen'),
    })
    await ask('PUT', path, words({ basedOnVersion: 1 }))
    await ask('POST', `${path}/schedule`, { at: '2026-11-24T09:00:01+01:00' })
    clock.now = new Date('2026-11-24T08:00:01Z')
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
    const before = clock.now
    clock.now = new Date('2027-10-31T00:29:59Z')
    await content.publishDue(db)
    expect(content.published(id, 'en')).toBeUndefined()
    clock.now = new Date('2027-10-31T00:30:00Z')
    await content.publishDue(db)
    expect(content.published(id, 'en')?.state).toBe('live')
    clock.now = before
  })

  test('an offer goes by itself after its last day', async () => {
    const { db } = database()
    const { id } = (await ask('POST', '/api/content/posts', { kind: 'offer' })).body
    const path = `/api/content/posts/${id}/en`
    const before = clock.now
    clock.now = new Date('2026-12-10T10:00:00Z')
    await ask('PUT', path, words({ until: '2026-12-31' }))
    expect(await ask('POST', `${path}/publish`)).toMatchObject({ status: 200 })
    clock.now = new Date('2026-12-31T22:59:00Z')
    await content.retireOver(db)
    expect(content.published(id, 'en')?.state).toBe('live')
    clock.now = new Date('2026-12-31T23:00:00Z')
    await content.retireOver(db)
    expect(content.published(id, 'en')?.state).toBe('retired')
    clock.now = before
  })
})
