import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#src/shared/log/log.ts'
import type { Config } from './config.ts'

/** What lies where below DATA_DIR. */

export const journalFolder = ({ dataDir }: Config): string => join(dataDir, 'journal')
/** Mails that are written instead of sent. */
export const mailFolder = ({ dataDir }: Config): string => join(dataDir, 'mail')
/** Files that people sent, and the keys they are sealed with. */
export const filesFolder = ({ dataDir }: Config): string => join(dataDir, 'files')
export const processLock = ({ dataDir }: Config): string => join(dataDir, 'process.lock')
/** The one-time password of the first admin, until they have chosen their own. */
export const firstPasswordFile = ({ dataDir }: Config): string => join(dataDir, 'first-password.txt')

/** Says that a data folder holds nothing but samples: what may be removed with one command. */
export const demoMark = ({ dataDir }: Config): string => join(dataDir, 'sample-data')

/** Makes the folder, and closes it to everybody but its owner: people's data is in it. Throws when it is the demonstration's: real people would be removed with it. */
export function prepareDataFolder(config: Config, log: Log): void {
  const { dataDir } = config
  if (!config.demo && existsSync(demoMark(config)))
    throw new Error(`${dataDir} holds the samples of the demonstration; choose another DATA_DIR, or start with --demo`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    chmodSync(dataDir, 0o700)
  } catch (err) {
    log.warn({ err }, 'DATA_DIR belongs to another user, and its mode could not be set to 0700')
  }
}
