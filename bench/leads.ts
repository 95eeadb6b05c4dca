import { round, timed } from './numbers.ts'
import { childrenOf, commandOf, cpuSeconds, proportionalKb, residentKb } from './processes.ts'
import { startSiteProcess } from './site-process.ts'

const enquiries = 10_000

/**
 * Enquiries accepted a second, each fsynced in the journal, with a PostgreSQL server behind; what the main process holds while and after; and what all
 * processes hold together (their shares of common pages counted once).
 */
export async function benchLeads(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const one = (run: string) => async (n: number) => {
    const body = {
      name: `Bench ${n}`,
      email: `bench-${run}-${n}@example.com`,
      message: 'A message of ordinary length, as people write them.',
      consent: { privacy: true },
    }
    const answer = await site.send('POST', '/api/contact', body)
    if (answer.status !== 201) throw new Error(`enquiry ${n}: ${answer.status}`)
  }
  await timed(500, 64, one('warm'))
  const from = performance.now()
  const cpuFrom = cpuSeconds(site.pid)
  await timed(enquiries, 64, one('run'))
  const seconds = (performance.now() - from) / 1000
  const cpuMicros = ((cpuSeconds(site.pid) - cpuFrom) / enquiries) * 1e6
  const acceptedMb = residentKb(site.pid) / 1024
  const drainFrom = performance.now()
  while (waiting(await site.send('GET', '/readyz')) > 0) await new Promise((wait) => setTimeout(wait, 250))
  const drainSeconds = (performance.now() - drainFrom) / 1000
  const mainMb = residentKb(site.pid) / 1024
  // An on-demand page loads Astro: the process with everything it will ever load.
  await site.send('GET', '/quote/none')
  await new Promise((wait) => setTimeout(wait, 2000))
  const withPagesMb = residentKb(site.pid) / 1024
  const children = childrenOf(site.pid)
  const relay = children.find((pid) => commandOf(pid).includes('relay-process'))
  const mb = (kb: number) => round(kb / 1024, 0)
  const memory = {
    relayMb: relay ? mb(residentKb(relay)) : 0,
    childrenMb: mb(children.reduce((sum, pid) => sum + residentKb(pid), 0)),
    allProcessesProportionalMb: mb([site.pid, ...children].reduce((sum, pid) => sum + proportionalKb(pid), 0)),
  }
  await site.stop()
  return {
    enquiriesAcceptedPerSecond: round(enquiries / seconds, 0),
    mainCpuMicrosPerEnquiry: round(cpuMicros, 0),
    secondsUntilAllInDatabase: round(drainSeconds, 1),
    mainProcessMbWhenAccepted: round(acceptedMb, 0),
    mainProcessMbAfter10000: round(mainMb, 0),
    mainProcessMbWithPages: round(withPagesMb, 0),
    ...memory,
    startMs: round(site.startMs, 0),
  }
}

const waiting = ({ body }: { body: Buffer }): number => (JSON.parse(body.toString()) as { waiting: number }).waiting
