import { readFileSync } from 'node:fs'
import { atOnce } from './domain/at-once.ts'
import type { Triager } from './domain/create-triage.ts'
import { triage } from './domain/triage.ts'
import { hearWording } from './domain/wording/hear-wording.ts'
import { parseWording } from './domain/wording/wording.ts'

export type { Triager } from './domain/create-triage.ts'

/** The server's triage: rules, and the learned wording out of its file. Throws when that is not there. */
export function triageFrom(wordingFile: string): Triager {
  return hearWording(triage, atOnce(parseWording(readFileSync(wordingFile, 'utf8'))))
}
