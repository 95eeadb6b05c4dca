import { expect, test } from 'vitest'
import { movedAddresses } from '#src/site/published/moved.ts'
import { publishedOf } from '#src/site/published/published-of.ts'
import { published, reading } from '#src/site/published/reading.ts'
import { onBothDatabases } from '../databases.ts'
import { contentDesk } from './desk.ts'

onBothDatabases('content: titles, banner and redirects', (database) => {
  const { site, clock, asked, ask } = contentDesk(database)

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

  test('an address that leads to nothing is counted until it leads somewhere; guesses of programs are not', async () => {
    const { db } = database()
    const words = async () => (await ask('GET', '/api/content/site-words')).body.redirects
    for (const path of ['/Pool-Heat', '/pool-heat/', '/once', '/wp-login', '/wp-login', '/solar', '/solar'])
      asked.note(path, 'missing')
    await asked.flush(db)
    asked.note('/pool-heat', 'missing')
    await asked.flush(db)
    expect((await words()).missing).toEqual([{ path: '/pool-heat', times: 3 }])
    await ask('POST', '/api/content/redirects', { from: '/pool-heat', to: '/solar' })
    asked.note('/pool-heat', 'moved')
    await asked.flush(db)
    const after = await words()
    expect(after.missing).toEqual([])
    expect(after.rows.at(-1)).toMatchObject({ from: '/pool-heat', times: 1 })
    const before = clock.now
    clock.now = new Date('2027-01-10T10:00:00Z')
    asked.note('/later', 'missing')
    await asked.flush(db)
    expect((await words()).rows.at(-1).times).toBe(0)
    clock.now = before
  })
})
