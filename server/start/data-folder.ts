import { join } from 'node:path'
import type { Config } from './config.ts'

/** What lies where below DATA_DIR. */

export const journalFolder = ({ dataDir }: Config): string => join(dataDir, 'journal')
/** Mails that are written instead of sent. */
export const mailFolder = ({ dataDir }: Config): string => join(dataDir, 'mail')
export const processLock = ({ dataDir }: Config): string => join(dataDir, 'process.lock')
