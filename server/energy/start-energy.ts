import type { Config } from '#server/start/config.ts'
import { EnergyAlerts, EnergyPublisher } from '#src/features/energy-dashboard/public.ts'
import { NewsPublisher } from '#src/features/energy-news/public.ts'
import type { Intake } from '#src/features/intake/public.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Log } from '#src/shared/log/log.ts'
import { alertLinkPlaces } from './alert-renderers.ts'

interface Options {
  config: Config
  secret: Secret
  db: () => Database
  database: () => Database | undefined
  publications: Publications
  queueMail: (mail: NewMail) => Promise<void>
  intake: () => Intake
  log: Log
}

/** What was read since is put on the pages this often; a new hour too. */
const lookMillis = 60_000

/** The energy dashboard's part in the main process: what was read goes onto the pages, and visitors ask for the evening mail. */
export function startEnergy({ config, secret, db, database, publications, queueMail, intake, log }: Options) {
  const now = () => new Date()
  const publisher = new EnergyPublisher({ publications, database, now, log })
  const news = new NewsPublisher({ publications, database, now })
  let looking: Promise<void> = Promise.resolve()
  const look = () => {
    looking = publisher
      .look()
      .then(() => news.look())
      .catch((err) => log.warn({ err }, 'what was read of energy was not published'))
  }
  // Without live feeds too: what was read once goes on to say how old it is.
  const timer = setInterval(look, lookMillis)
  timer.unref()
  return {
    alerts: new EnergyAlerts({ ...alertLinkPlaces(config, secret), db, queueMail, intake, now }),
    async stop(): Promise<void> {
      clearInterval(timer)
      await looking
    },
  }
}
