import { afterAll, expect, test } from 'vitest'
import { SeoReports } from '#src/features/seo-report/public.ts'
import { Vitals } from '#src/features/vitals/public.ts'
import { insertVitals } from '#src/features/vitals/repo.ts'
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

  test.each(['en', 'es'] as const)('a month is two pages in %s', async (language) => {
    const { db } = database()
    const own = reports()
    await own.audit()
    const { pages } = await readPdf(await own.month(db, '2026-11', language))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain(language === 'en' ? 'Report for November 2026' : 'Informe de noviembre de 2026')
  })
})
