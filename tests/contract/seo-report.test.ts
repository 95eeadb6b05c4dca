import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { payment } from '#src/features/crm/payments/schema.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { SeoReports } from '#src/features/seo-report/public.ts'
import { Vitals } from '#src/features/vitals/public.ts'
import { addCounts, insertVitals } from '#src/features/vitals/repo.ts'
import { createPdfEngine } from '#src/shared/pdf/engine.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { onBothDatabases, silentLog } from './databases.ts'
import { placesIn } from './places.ts'

const places = placesIn(import.meta.dirname)
const engine = createPdfEngine({
  fontDir: places.fontDir,
  templateRoot: places.templateRoot,
  childEntry: places.pdfChild,
})
afterAll(() => engine.close())
const now = new Date('2026-11-23T10:00:00Z')

onBothDatabases('report on search and speed', (database) => {
  const page = (path: string) => ({
    path,
    html: `<html lang="en"><head><title>${path}</title><meta name="description" content="x"></head><body><main><h1>a</h1><a href="/gone">b</a></main></body></html>`,
  })
  const reports = () => {
    const { db } = database()
    return new SeoReports({
      pages: () => [page('/a'), page('/b')],
      isKnown: (path) => path !== '/gone',
      vitals: new Vitals({ database: () => db, pageOf: () => 'home', log: silentLog }),
      feeds: ['energy', 'news'],
      releases: [{ id: 'r1', at: '2026-11-17T10:00:00.000Z' }],
      publicUrl: 'https://example.com',
      pdf: engine,
      brand: 'Lit Energy',
      now: () => now,
      log: silentLog,
    })
  }

  test('slow pages, findings and search come together, and a week that moved names the release', async () => {
    const { db } = database()
    const visit = (day: string, value: number) => ({
      day,
      page: 'home',
      language: 'en' as const,
      device: 'phone' as const,
      name: 'LCP' as const,
      value,
    })
    await insertVitals(db, [
      ...Array.from({ length: 80 }, () => visit('2026-11-10', 2000)),
      ...Array.from({ length: 80 }, () => visit('2026-11-18', 4500)),
    ])
    const own = reports()
    await own.audit()
    expect(await own.importSearch(db, 'Page,Clicks,Impressions,Position\nhttps://example.com/a,2,4000,6\n')).toBe(1)
    const report = await own.report(db, 28)
    expect(report.audit?.findings.filter(({ kind }) => kind === 'broken-link')).toHaveLength(2)
    expect(report.trend.map(({ week, moved }) => [week, moved])).toEqual(
      [
        ['2026-11-09', []],
        ['2026-11-16', [{ what: 'release:r1', version: null }]],
      ].slice(0, report.trend.length),
    )
    expect(report.fixes.map(({ kind }) => kind)).toContain('slow')
    expect(report.fixes.every(({ worthEur }) => worthEur === null)).toBe(true)
    expect(report.search?.rows).toEqual([{ path: '/a', clicks: 2, shown: 4000, place: 6 }])
    await expect(own.importSearch(db, 'nothing')).rejects.toMatchObject({ status: 422 })
  })

  test("leads and won value stand by the page and place they came from, the form's own page marked", async () => {
    const { db } = database()
    const isPage = (path: string) => ['/solar/marbella', '/contact'].includes(path)
    const lead = (source: string, visit?: { page: string; from: string; isFirst: boolean }) => ({
      id: randomUUID(),
      reference: randomUUID(),
      kind: 'enquiry' as const,
      name: 'Ana',
      language: 'es' as const,
      source,
      visit,
      consentTextVersion: 'x',
      createdAt: new Date('2026-11-20T10:00:00Z'),
    })
    const fromSearch = { page: '/solar/marbella', from: 'www.google.com', isFirst: true }
    const won = lead('/contact', fromSearch)
    await createLeadWriter([], isPage)(db, [
      won,
      lead('/contact', fromSearch),
      lead('/contact'),
      lead('/contact', { page: '/made-up', from: 'direct', isFirst: true }),
      lead('phone'),
    ])
    await db.insert(payment).values({
      leadId: won.id,
      personId: won.id,
      service: 'solar',
      amountCents: 500_000,
      paidAt: now,
    })
    const { value } = await reports().report(db, 28)
    const row = (landing: string | null, source: string, isOfVisit: boolean) => ({ landing, source, isOfVisit })
    expect(value[0]).toEqual({
      ...row('/solar/marbella', 'www.google.com', true),
      leads: 2,
      quoted: 0,
      won: 1,
      wonEur: 5000,
    })
    expect(value.slice(1)).toHaveLength(3)
    for (const one of [row('/contact', 'unknown', false), row('other', 'direct', true), row(null, 'phone', false)])
      expect(value).toContainEqual({ ...one, leads: 1, quoted: 0, won: 0, wonEur: 0 })
  })

  test('five runs of Lighthouse make a median with its band, a sixth takes the place of the oldest, one brought in twice counts once', async () => {
    const { db } = database()
    const own = reports()
    const run = (minute: number, performance: number) => ({
      path: '/a',
      at: `2026-11-23T09:0${minute}:00.000Z`,
      scores: { performance },
    })
    const five = [90, 96, 97, 98, 99].map((score, minute) => run(minute, score))
    await own.importLighthouse(db, five)
    await own.importLighthouse(db, five)
    const band = { path: '/a', category: 'performance', runs: 5 }
    expect((await own.report(db, 28)).lighthouse).toEqual([{ ...band, median: 97, least: 90, most: 99 }])
    await own.importLighthouse(db, [run(6, 100)])
    expect((await own.report(db, 28)).lighthouse).toEqual([{ ...band, median: 98, least: 96, most: 100 }])
    await expect(own.importLighthouse(db, [{ ...run(7, 1), path: '/gone' }])).rejects.toMatchObject({ status: 422 })
  })

  test('what a year says is read before anybody asks', async () => {
    const { db } = database()
    const where = {
      day: '2026-11-20',
      page: 'home',
      language: 'en',
      device: 'phone',
      name: 'LCP',
      bucket: 150,
    } as const
    await addCounts(db, [{ ...where, visits: 20_000 }], [])
    const vitals = new Vitals({ database: () => db, pageOf: () => 'home', log: silentLog })
    await vitals.prepare(now)
    const before = await vitals.summary(db, now, 28)
    await addCounts(db, [{ ...where, visits: 5000 }], [])
    expect(await vitals.summary(db, now, 28)).toEqual(before)
    await new Vitals({ database: () => undefined, pageOf: () => 'home', log: silentLog }).prepare(now)
  })

  test.each(['en', 'es'] as const)('a month is two pages in %s', async (language) => {
    const { db } = database()
    const own = reports()
    await own.audit()
    const { pages } = await readPdf(await own.month(db, '2026-11', language))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain(language === 'en' ? 'Report for November 2026' : 'Informe de noviembre de 2026')
  })
})
