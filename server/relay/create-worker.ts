import type * as LeadWorkers from './lead-worker.ts'
import { superviseRelay } from './relay.ts'

type InProcess = Parameters<typeof LeadWorkers.createLeadWorker>[0]

/** The worker behind the visitor's back: in a process of its own beside a PostgreSQL server, in this one beside the embedded database. */
export async function createWorker({
  relayProcess,
  onReady,
  ...o
}: InProcess & {
  /** relay-process.ts, or what the bundler made of it. */
  relayProcess: string
  /** Told when a relay, the first or a later one, can work. */
  onReady: () => void
}): Promise<LeadWorkers.LeadWorker> {
  if (o.config.databaseUrl) return superviseRelay({ ...o, entry: relayProcess, onReady })
  // The embedded database allows one opener, so that its worker is here; loaded only then.
  const { createLeadWorker } = await import('./lead-worker.ts')
  return createLeadWorker(o)
}
