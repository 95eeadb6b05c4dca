import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { OnCall, onCallSubject } from '#src/features/on-call/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import { findVersion, newestNumbers, versionsOf } from '#src/features/publication/repo.ts'
import { priceBookRequest } from '#src/features/quote/contract.ts'
import { PriceList, priceSubject } from '#src/features/quote/public.ts'
import { listen } from '#src/shared/db/listen.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { bookOf, contentSubject } from '#src/site/published/published-of.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { freshServerDatabase, migrations, onBothDatabases, silentLog } from './databases.ts'
import { migrateTo } from './old-release.ts'

const subjects = [priceSubject(bookOf), onCallSubject, contentSubject]
const eva = { id: null, name: 'Eva' }
const { version: _version, ...zero } = bookOf(undefined)
const withBattery = (eur: number) => ({
  ...zero,
  items: { ...zero.items, 'ev-charger': { ...zero.items['ev-charger'], netEur: eur } },
})
const content = (text: string) => ({ subject: 'content:about/en', value: { text }, by: eva, language: 'en' as const })
const prices = (eur: number, basedOnVersion: number) => ({
  subject: 'prices',
  value: withBattery(eur),
  basedOnVersion,
  by: eva,
  language: 'en' as const,
})

function processOf(hasOthers = false) {
  const site = siteWithoutPages()
  return { site, publications: new Publications({ subjects, site, hasOthers, log: silentLog }) }
}

onBothDatabases('publications', (database) => {
  test('a version is published once, numbered from 1, and shown', async () => {
    const { db } = database()
    const { site, publications } = processOf()
    const before = site.state.priceBook.items['ev-charger'].netEur
    const shown = await publications.publish(db, prices(1400, 0))
    expect(shown).toMatchObject({ version: 1, publishedBy: 'Eva', pages: 1 })
    expect(before).not.toBe(1400)
    expect(site.state.priceBook).toMatchObject({ version: 2, items: { 'ev-charger': { netEur: 1400 } } })
    expect(await versionsOf(db, 'prices')).toHaveLength(1)
  })

  test('of two who publish at once one is told who was first, when, and what changed', async () => {
    const { db } = database()
    const [one, other] = [processOf(), processOf()]
    await Promise.all([one.publications.follow(db), other.publications.follow(db)])
    const ends = await Promise.allSettled([
      one.publications.publish(db, prices(1410, 1)),
      other.publications.publish(db, { ...prices(1420, 1), by: { ...eva, name: 'Luis' } }),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = ends.find((end) => end.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      fields: [{ message: expect.stringMatching(/^(Eva|Luis) published version 2 on .*: ev-charger\.$/) }],
    })
    // The slower process shows what the other has published.
    await Promise.all([one.publications.follow(db), other.publications.follow(db)])
    expect(one.site.state).toEqual(other.site.state)
  })

  test('a price that is negative, missing or ten times as high is refused with its row, and nothing is published', async () => {
    const { db } = database()
    const { publications, site } = processOf()
    await publications.follow(db)
    const { versions } = site
    const { battery: _battery, ...hole } = zero.items
    const bad = [
      [withBattery(-1), 'items.ev-charger.netEur'],
      [{ ...zero, items: hole }, 'items.battery'],
      [withBattery(20_000), 'items.ev-charger.netEur'],
      // One zero too many, to the cent.
      [withBattery(14_100), 'items.ev-charger.netEur'],
      [withBattery(1), 'items.ev-charger.netEur'],
      ['nothing', ''],
    ] as const
    for (const [value, field] of bad)
      await expect(publications.publish(db, { ...prices(0, 2), value })).rejects.toMatchObject({
        status: 422,
        code: 'invalid_fields',
        fields: [{ field }],
      })
    expect(site.versions).toBe(versions)
    expect((await newestNumbers(db)).get('prices')).toBe(2)
  })

  test('whatever the factor, a price less than five times from the one before is published and any other refused', async () => {
    const subject = priceSubject(bookOf)
    const before = withBattery(1000)
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), (factor) => {
        const check = () => subject.check(withBattery(1000 * factor), { ...before, version: 2 }, 3, 'en')
        // A cent of rounding at the edges.
        if (Math.abs(factor - 5) < 0.001 || Math.abs(factor - 0.2) < 0.001) return
        if (factor > 5 || factor < 0.2) expect(check).toThrow('invalid_fields')
        else expect(check()).toMatchObject({ version: 4 })
      }),
    )
  })

  test('what breaks a page is rolled back whole, and the page named', async () => {
    const { db } = database()
    const { publications, site } = processOf()
    await expect(publications.publish(db, content('breaks'))).rejects.toMatchObject({
      status: 422,
      code: 'page_breaks',
      fields: [{ field: '/about' }],
    })
    expect(await findVersion(db, 'content:about/en', 1)).toBeUndefined()
    expect(site.state.content).toEqual({})
    await publications.publish(db, content('whole'))
    expect(site.state.content).toEqual({ 'about/en': 'whole' })
  })

  test('who publishes what cannot be shown at once hears that it is published, and a minute later it is shown', async () => {
    const { db } = database()
    const { publications, site } = processOf()
    await publications.follow(db)
    const before = site.state.content
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    try {
      site.isDiskFull = true
      const answer = await publications.publish(db, content('on a full disk'))
      expect(answer).toMatchObject({ subject: 'content:about/en', pages: null, shownSince: null })
      expect(await findVersion(db, answer.subject, answer.version)).toBeDefined()
      expect(site.state.content).toEqual(before)
      site.isDiskFull = false
      await publications.follow(db)
      // Looks into the database do not try again at once.
      expect(site.state.content).toEqual(before)
      vi.advanceTimersByTime(60_000)
    } finally {
      vi.useRealTimers()
    }
    await vi.waitFor(() => expect(site.state.content).toEqual({ 'about/en': 'on a full disk' }))
    expect(publications.shown().find(({ subject }) => subject === 'content:about/en')?.shownSince).not.toBeNull()
  })

  test('who publishes again while the version before could not be shown builds on that version', async () => {
    const { db } = database()
    const { publications, site } = processOf()
    await publications.follow(db)
    site.isDiskFull = true
    const { version } = await publications.publish(db, content('not shown'))
    site.isDiskFull = false
    const next = { ...content('after it'), basedOnVersion: version }
    expect(await publications.publish(db, next)).toMatchObject({ version: version + 1, pages: 1 })
    expect(site.state.content).toEqual({ 'about/en': 'after it' })
  })

  test('a subject that nobody knows is not found', async () => {
    const { db } = database()
    const { publications } = processOf()
    await expect(publications.publish(db, { ...content('x'), subject: 'unknown' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('switch and prices read what is shown, and what another process published is shown after a look', async () => {
    const { db } = database()
    const [one, other] = [processOf(true), processOf(true)]
    const onCall = new OnCall(one.publications)
    expect(await onCall.set(db, false, eva, 'es')).toMatchObject({ isOn: false, setBy: 'Eva' })
    expect(other.site.state.isOnCall).toBe(true)
    await other.publications.follow(db)
    expect(other.site.state.isOnCall).toBe(false)
    // It took the pages that the first had made.
    expect(other.site.made).toBe(0)
    const list = new PriceList(() => other.site.state.priceBook, other.publications)
    const { version } = list.current
    const request = priceBookRequest.parse({ ...withBattery(1500), basedOnVersion: version })
    const answer = await list.publish(db, request, eva, 'en')
    expect(answer).toMatchObject({
      version: version + 1,
      history: [{ version: version + 1, publishedBy: 'Eva' }, {}, {}],
    })
  })
})

test('a notice reaches who listens on a server', async () => {
  const { database, url } = await freshServerDatabase()
  await migrate(database.db, migrations)
  const [one, other] = [processOf(true), processOf(true)]
  let heard = 0
  const ended = new Promise<void>((done) => {
    const end = listen(
      url,
      'publication',
      () => {
        heard++
        // The first is the connection itself.
        if (heard === 1) void one.publications.publish(database.db, prices(1400, 0))
        else void other.publications.follow(database.db).then(end).then(done)
      },
      silentLog,
    )
  })
  await ended
  expect(other.site.state.priceBook.items['ev-charger'].netEur).toBe(1400)
  await database.close()
})

test('what was published before this release is published still', async () => {
  const { database } = await freshServerDatabase()
  const { db } = database
  await migrateTo(db, '0005_one_time_password')
  await db.execute(
    `insert into price_book (version, book, published_by) values (2, '${JSON.stringify({ ...withBattery(1333), version: 2 })}', 'Eva')`,
  )
  await db.execute(`insert into on_call (is_on, set_by_name) values (true, 'Eva'), (false, 'Luis')`)
  await migrate(db, migrations)
  const { site, publications } = processOf()
  await publications.follow(db)
  expect(site.state).toMatchObject({
    isOnCall: false,
    priceBook: { version: 2, items: { 'ev-charger': { netEur: 1333 } } },
  })
  await database.close()
})
