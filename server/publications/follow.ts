import { channel, type Publications } from '#src/features/publication/public.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { listen } from '#src/shared/db/listen.ts'
import type { Log } from '#src/shared/log/log.ts'

/** For a notice that a publication sent and nobody heard. */
const lookMillis = 3000

interface Following {
  /** Shows what was published elsewhere. A look that fails is made up for by the next. */
  look(database?: OpenDatabase): Promise<void>
  /** From now on at each notice, and every few seconds. */
  start(): void
  stop(): Promise<void>
}

/** What other processes publish is shown by this one. `database` is undefined while it is away. */
export function followPublications(o: {
  publications: Publications
  /** Undefined with the embedded database: nobody else can publish. */
  databaseUrl: string | undefined
  database: () => OpenDatabase | undefined
  log: Log
}): Following {
  let unlisten: (() => Promise<void>) | undefined
  let looking: NodeJS.Timeout | undefined
  async function look(database = o.database()): Promise<void> {
    if (!database) return
    await o.publications.follow(database.db).catch((err) => o.log.warn({ err }, 'could not look for publications'))
  }
  return {
    look,
    start() {
      if (!o.databaseUrl) return
      unlisten = listen(o.databaseUrl, channel, () => void look(), o.log)
      looking = setInterval(() => void look(), lookMillis)
      looking.unref()
    },
    async stop() {
      clearInterval(looking)
      await unlisten?.()
    },
  }
}
