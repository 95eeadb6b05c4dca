import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { EnergyPublisher, EnergyReader, energySubject } from '#src/features/energy-dashboard/public.ts'
import { pvpcUrl } from '#src/features/energy-dashboard/reading/apidatos.ts'
import { archiveUrl } from '#src/features/energy-dashboard/reading/esios.ts'
import { energyDay, feedSource } from '#src/features/energy-dashboard/schema.ts'
import { Publications } from '#src/features/publication/public.ts'
import { publication } from '#src/features/publication/schema.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { contentEntry } from '#src/site/content/content-data.ts'
import { EnergyPage } from '#src/site/kinds/energy/energy-page.tsx'
import { reading } from '#src/site/published/reading.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { onBothDatabases, silentLog } from '../databases.ts'
import { archiveAnswer, error400, goodDay, notPublished, priceAt, pvpcAnswer, wire } from './recordings.ts'

const today = '2026-11-23'
const tomorrow = '2026-11-24'
const evening = new Date('2026-11-23T20:10:00Z')
const after = (minutes: number) => new Date(evening.getTime() + minutes * 60_000)

onBothDatabases('energy feeds', (database) => {
  beforeEach(async () => {
    const { db } = database()
    for (const table of [energyDay, feedSource, publication]) await db.delete(table)
  })

  /** One process: reads what is due, publishes what there is, and gives the page as a visitor gets it. */
  function process() {
    const { db } = database()
    const site = siteWithoutPages()
    const publications = new Publications({ subjects: [energySubject], site, hasOthers: false, log: silentLog })
    let now = evening
    const publisher = new EnergyPublisher({ publications, database: () => db, now: () => now, log: silentLog })
    const text = (language: 'en' | 'es') =>
      reading(site.state, () => {
        const entry = contentEntry(language === 'en' ? 'energy-dashboard' : 'es/panel-energia')
        if (!entry) throw new Error('there is no such page')
        return renderToStaticMarkup(EnergyPage({ page: entry.page, language }))
      }).result
    return {
      board: () => site.state.energy,
      page: text,
      async round(answers: Parameters<typeof wire>[0], at: Date, esiosToken?: string) {
        now = at
        const { read, asked } = wire(answers)
        await new EnergyReader({ db: () => db, read, esiosToken, now: () => now, log: silentLog }).readDue()
        await publisher.look()
        return asked
      },
    }
  }

  /** Both pages are whole, and whatever is not of now says so. */
  function notBlank(shown: ReturnType<typeof process>, stale: RegExp) {
    const en = shown.page('en')
    expect(en).toMatch(stale)
    expect(en).not.toMatch(/NaN|undefined|Invalid|&lt;script/)
    expect(en.length).toBeGreaterThan(10_000)
    expect(shown.page('es').length).toBeGreaterThan(10_000)
  }

  test('a good evening: both days, mix, surplus, and both sources agree; the sample is gone', async () => {
    const shown = process()
    expect(shown.board().isSample).toBe(true)
    expect(shown.page('en')).toContain('sample prices')
    await shown.round(goodDay(today, true), evening, 'token-of-tests')
    const { prices, mix, surplus, agreement, isSample } = shown.board()
    expect(isSample).toBe(false)
    expect(prices.map(({ date, eurMwh }) => [date, eurMwh[21]])).toEqual([
      [today, priceAt(today, 21)],
      [tomorrow, priceAt(tomorrow, 21)],
    ])
    expect(mix).toMatchObject({
      date: '2026-11-22',
      parts: [{ kind: 'wind', mwh: 287_001 }, { kind: 'nuclear' }, { kind: 'gas' }],
    })
    expect(surplus.map(({ date }) => date)).toEqual([today, tomorrow])
    expect(agreement).toEqual({ hours: 48, mostEurMwh: 0 })
    expect(shown.page('en')).toContain('up to date')
    expect(shown.page('en')).not.toContain('sample prices')
  })

  test.each([
    ['an answer 500', 'not-ok'],
    ['ten megabytes', 'too-large'],
    ['silence', 'too-slow'],
    ['a redirect to a private address', 'address-refused'],
    ['a page instead of data', '<!doctype html><script>alert(1)</script>'],
    ['its own error', error400],
    ['another shape', { included: [{ id: '1001', attributes: { title: 'PVPC', values: [{ price: 1 }] } }] }],
    [
      'prices as text',
      {
        included: [
          {
            id: '1001',
            attributes: { title: 'PVPC', values: [{ value: '<b>', datetime: '2026-11-23T00:00:00.000+01:00' }] },
          },
        ],
      },
    ],
    ['no price series', { included: [] }],
    ['a day of last year', pvpcAnswer(['2025-11-23'])],
    [
      'a price nobody has paid',
      {
        included: [
          {
            id: '1001',
            attributes: { title: 'PVPC', values: [{ value: 9e9, datetime: '2026-11-23T00:00:00.000+01:00' }] },
          },
        ],
      },
    ],
    [
      'a date that is none',
      {
        included: [
          {
            id: '1001',
            attributes: { title: 'PVPC', values: [{ value: 9, datetime: '2026-13-45T00:00:00.000+01:00' }] },
          },
        ],
      },
    ],
  ])('%s: the last good values stay, with their age and the reason', async (_name, answer) => {
    const shown = process()
    await shown.round(goodDay(today, false), after(-180))
    const bad = Object.fromEntries(Object.keys(goodDay(today, true)).map((url) => [url, answer]))
    await shown.round(bad, evening)
    const { prices, feeds } = shown.board()
    expect(prices.map(({ date }) => date)).toEqual([today])
    expect(feeds.filter(({ problem }) => problem !== null).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['apidatos', 'esios']),
    )
    notBlank(shown, /The price service has not answered since/)
    expect(shown.page('en')).toMatch(/Tomorrow’s prices are late today/)
    expect(shown.page('en')).not.toContain('up to date')
  })

  test('all sources away from the first day on: the sample stays, marked', async () => {
    const shown = process()
    await shown.round({}, evening)
    expect(shown.board().isSample).toBe(true)
    notBlank(shown, /sample prices/)
  })

  test('an hour is missing: that day is not taken, the second source gives it', async () => {
    const shown = process()
    const holed = {
      ...goodDay(today, true),
      [pvpcUrl(today, tomorrow)]: pvpcAnswer([today, tomorrow], (date, hour) => date === tomorrow && hour === 7),
    }
    await shown.round(holed, evening)
    expect(shown.board().prices.map(({ date, source }) => [date, source])).toEqual([
      [today, 'apidatos'],
      [tomorrow, 'esios'],
    ])
    expect(shown.board().feeds.find(({ name }) => name === 'apidatos')?.problem).toBe('missing-hours')
    notBlank(shown, /hours were missing/)
  })

  test('nothing new for two days: the last day is shown under its own date, and no price is called now', async () => {
    const shown = process()
    await shown.round(goodDay(today, true), evening)
    await shown.round({}, after(60 * 48))
    expect(shown.board().prices.map(({ date }) => date)).toEqual([tomorrow])
    notBlank(shown, /Today’s prices have not reached us. You see those of Tuesday 24 November/)
    expect(shown.page('en')).toContain('<span class="num">–</span>')
    expect(shown.page('en')).not.toMatch(/this hour \d/)
  })

  test('what was kept says its age after the next hour too, without any source', async () => {
    const shown = process()
    await shown.round(goodDay(today, true), evening)
    await shown.round({}, after(90))
    expect(shown.board().shownAt).toBe('2026-11-23T21:00:00.000Z')
    notBlank(shown, /22:00 to 23:00, Monday 23 November/)
  })

  test('not published yet is no failure', async () => {
    const shown = process()
    await shown.round(
      {
        ...goodDay(today, true),
        [pvpcUrl(today, tomorrow)]: pvpcAnswer([today]),
        [archiveUrl(tomorrow)]: notPublished,
      },
      evening,
    )
    expect(shown.board().feeds.filter(({ problem }) => problem !== null)).toEqual([])
    expect(shown.board().prices.map(({ date }) => date)).toEqual([today])
  })

  test('an archive of another day, of too few hours, or out of order is not believed', async () => {
    for (const answer of [
      archiveAnswer('2026-11-22'),
      { PVPC: archiveAnswer(today).PVPC.slice(1) },
      { PVPC: [...archiveAnswer(today).PVPC].reverse() },
    ]) {
      const shown = process()
      await shown.round({ ...goodDay(today, true), [archiveUrl(today)]: answer }, evening)
      expect(shown.board().feeds.find(({ name }) => name === 'esios')?.problem).not.toBeNull()
      expect(shown.board().agreement).toBeNull()
    }
  })

  test.each([
    ['2026-10-25', 25],
    ['2027-03-28', 23],
  ])('%s has %i hours, on the page and in what both sources say', async (date, hours) => {
    const shown = process()
    await shown.round(goodDay(date, true), new Date(`${date}T19:30:00Z`))
    const [day] = shown.board().prices
    expect(day).toMatchObject({ date })
    expect(day?.eurMwh).toEqual(Array.from({ length: hours }, (_, hour) => priceAt(date, hour)))
    expect(shown.board().agreement).toMatchObject({ mostEurMwh: 0 })
    const chart = shown.page('en').split('aria-label="Price by hour')[1]?.split('</svg>')[0] ?? ''
    const bars = [...chart.matchAll(/<path class="(?:past|h|lo)" d="([^"]*)"/g)].flatMap(([, d = '']) => d.match(/M/g))
    expect([...bars, ...(chart.match(/<rect class="nw2"/g) ?? [])]).toHaveLength(hours)
  })

  test('who answered is left alone for an hour, who failed is asked again, and the past is read month by month', async () => {
    const shown = process()
    const month = pvpcUrl('2026-11-01', '2026-11-22')
    const past = pvpcAnswer(Array.from({ length: 22 }, (_, i) => addDays('2026-11-01', i)))
    const first = await shown.round({ ...goodDay(today, true), [month]: past }, evening)
    expect(first).toContain(month)
    expect(shown.board().months.map(({ month: name, days }) => [name, days])).toEqual([['2026-11', 23]])
    const second = await shown.round({ ...goodDay(today, true) }, after(10))
    expect(second).toEqual([pvpcUrl('2026-10-01', '2026-10-31')])
  })

  test('an hour that is the same makes no new version, and old ones are not kept for ever', async () => {
    const shown = process()
    await shown.round(goodDay(today, true), evening)
    await shown.round(goodDay(today, true), after(1))
    const { db } = database()
    const count = async () => (await db.select().from(publication)).length
    expect(await count()).toBe(1)
    for (let hour = 1; hour < 60; hour++) await shown.round(goodDay(today, true), after(hour * 60))
    expect(await count()).toBeLessThanOrEqual(50)
  })
})
