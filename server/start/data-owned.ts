import { loadSecret } from '#src/shared/crypto/secret.ts'
import { takeLock } from '#src/shared/db/lock.ts'
import { openFiles } from '#src/shared/files/open-files.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Config } from './config.ts'
import { filesFolder, journalFolder, prepareDataFolder, processLock } from './data-folder.ts'
import type { Places } from './places.ts'

/**
 * Takes the data folder for this process and opens what lies in it beside the database: the shown site (`openSite`, called once the folder is owned), the
 * secret, the journal, people's files. Throws when another process has the folder.
 */
export async function ownData<Site>(
  config: Config,
  { pictureProcess }: Places,
  { openSite, urgentKinds, log }: { openSite: () => Promise<Site>; urgentKinds: readonly string[]; log: Log },
) {
  prepareDataFolder(config, log)
  const lock = takeLock(processLock(config))
  const site = await openSite()
  const secret = loadSecret(config.dataDir, config.secretKey)
  const journal = await Journal.open(journalFolder(config), secret.key('journal'), urgentKinds)
  if (journal.isDamaged) log.error(journal.damage, 'the intake journal is damaged: docs/runbooks/journal-damaged.md')
  const folder = filesFolder(config)
  const kept = await openFiles({
    folder,
    bucket: config.filesBucket,
    masterKey: secret.key('files'),
    pictureProcess,
    log,
  })
  return { lock, site, secret, journal, kept }
}
