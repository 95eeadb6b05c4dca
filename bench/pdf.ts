import { fileURLToPath } from 'node:url'
import { quoteDocument, quoteTemplate } from '#src/features/quote/pdf/document.ts'
import { createPdfEngine } from '#src/shared/pdf/engine.ts'
import { business } from '#src/site/business.ts'
import { sampleEstimate } from '../tests/sample-estimates.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const megabyte = 1024 * 1024

/** 200 quotes of every kind in both languages, four asked for at a time: how many a second, how long one waits, how large it is, and what the child holds. */
export async function benchPdf(): Promise<Record<string, number>> {
  const engine = createPdfEngine({
    fontDir: path('../assets/fonts/ttf'),
    templateRoot: path('../src'),
    childEntry: path('../src/shared/pdf/child.ts'),
  })
  const homes = (['villa', 'everything', 'holidayFlat'] as const).map(sampleEstimate)
  const languages = ['en', 'es'] as const
  const documents = homes.flatMap((estimate) =>
    languages.map((language) => (n: number) => ({
      template: quoteTemplate,
      language,
      data: quoteDocument({
        estimate,
        reference: `Q-${String(n).padStart(6, '0')}`,
        language,
        name: `Ana Núñez ${n}`,
        url: `https://www.example.com/quote/q/c2lnbmVkLXRva2Vu.with-a-usual-length_${n}`,
        pdfDate: '2026-11-21',
        test: false,
        business,
      }),
    })),
  )
  const total = 200
  const times: number[] = []
  const sizes: number[] = []
  const rss: number[] = []
  let next = 0

  async function asker(): Promise<void> {
    for (let n = next++; n < total; n = next++) {
      const document = documents[n % documents.length]
      if (!document) return
      const start = performance.now()
      const pdf = await engine.render(document(n))
      times.push(performance.now() - start)
      sizes.push(pdf.length)
      rss.push(engine.stats().childRssBytes)
    }
  }

  for (const document of documents) await engine.render(document(0))
  const start = performance.now()
  await Promise.all([asker(), asker(), asker(), asker()])
  const seconds = (performance.now() - start) / 1000
  await engine.close()

  times.sort((a, b) => a - b)
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    pdfPerSecond: round(total / seconds),
    pdfMedianMs: round(times[Math.floor(total * 0.5)] ?? 0),
    pdfP95Ms: round(times[Math.floor(total * 0.95)] ?? 0),
    pdfMaxKb: round(Math.max(...sizes) / 1000),
    pdfChildRssMinMb: round(Math.min(...rss) / megabyte),
    pdfChildRssMaxMb: round(Math.max(...rss) / megabyte),
    pdfChildrenStarted: engine.stats().childrenStarted,
  }
}
