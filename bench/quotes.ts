import { goals, propertyTypes, towns } from '#src/shared/domain/vocabulary.ts'
import { quantile, round, timed } from './numbers.ts'
import { treeResidentKb } from './processes.ts'
import { startSiteProcess } from './site-process.ts'

const quote = (n: number) => ({
  language: n % 2 ? 'es' : 'en',
  town: towns[n % towns.length],
  propertyType: propertyTypes[n % propertyTypes.length],
  buildYear: 1970 + (n % 50),
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills', goals[n % goals.length]],
  budget: 'not-sure',
  monthlyBillEur: 60 + ((n * 37) % 400),
  contact: { name: `Bench ${n}`, email: `bench-${n}@example.com` },
  consent: { privacy: true, marketing: false },
})

/** From POST /api/quotes to the finished PDF, four at a time; memory of all processes together after 200 and after 1,000 quotes. */
export async function benchQuotes(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  let largest = 0
  const one = async (n: number) => {
    const made = await site.send('POST', '/api/quotes', quote(n))
    if (made.status !== 201) throw new Error(`quote ${n}: ${made.status} ${made.body}`)
    const { token } = JSON.parse(made.body.toString()) as { token: string }
    const pdf = await site.send('GET', `/api/quotes/${token}/pdf`)
    if (pdf.status !== 200) throw new Error(`PDF ${n}: ${pdf.status}`)
    largest = Math.max(largest, pdf.body.length)
  }
  /** Mails with their PDFs follow behind the visitor's back: memory is read when they are done. */
  const settle = () => new Promise((wait) => setTimeout(wait, 20_000))
  await timed(20, 4, one)
  const millis = await timed(180, 4, (n) => one(n + 20))
  await settle()
  const after200 = treeResidentKb(site.pid)
  await timed(800, 4, (n) => one(n + 200))
  await settle()
  const after1000 = treeResidentKb(site.pid)
  await site.stop()
  return {
    quoteToPdfMedianMs: round(quantile(millis, 0.5), 0),
    quoteToPdfP95Ms: round(quantile(millis, 0.95), 0),
    largestPdfKb: round(largest / 1000, 0),
    allProcessesMbAfter200: round(after200 / 1024, 0),
    allProcessesMbAfter1000: round(after1000 / 1024, 0),
  }
}
