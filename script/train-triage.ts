import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ruling } from '#src/features/emergency-chat/domain/create-triage.ts'
import { triage } from '#src/features/emergency-chat/domain/triage.ts'
import { type Level, levels } from '#src/features/emergency-chat/domain/triage-types.ts'
import { featuresOf, letterFeatures } from '#src/features/emergency-chat/domain/wording/features.ts'
import { oddsOf } from '#src/features/emergency-chat/domain/wording/linear-model.ts'
import { type LearnedWording, wordingText } from '#src/features/emergency-chat/domain/wording/wording.ts'
import { learnModel, type Row } from './learn-model.ts'

/** Learns the wording of labelled messages (domain/cases and domain/wording/examples of src/features/emergency-chat) and writes domain/wording/wording.txt. Same cases, same file. */

const domain = join(import.meta.dirname, '../src/features/emergency-chat/domain')
const least = { word: 3, pair: 5, piece: 6, around: 8 }
const leastRows = (name: string) =>
  /^[=<>*]/.test(name)
    ? least.around
    : name.startsWith('~')
      ? least.piece
      : name.includes(' ')
        ? least.pair
        : least.word
const learning = {
  message: { classes: levels.length, leastRows, regularisation: 1 / 50, leastWeight: 20.9 / 24, epochs: 300 },
  passage: { classes: 1, leastRows, regularisation: 1 / 10, leastWeight: 0.6, epochs: 150 },
}
/** While passages are looked for, quicker. */
const search = { ...learning.passage, leastWeight: 0, epochs: 60 }
/** How often it is asked anew in which passage of a letter its danger stands. */
const searches = 3
/** A passage with so many of its words between `[[` and `]]` says the danger. */
const mostlyWithin = 0.75

export interface Labelled {
  level: Level
  message: string
  /** What says the danger, where the message's writer has put it between `[[` and `]]`. */
  dangers: readonly string[]
}

/** The labelled messages of a file: `… | level | hazard | message`, the columns before the level being free. */
export function labelledIn(text: string): Labelled[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const columns = line.split(' | ')
    const at = columns.findIndex((column) => levels.some((level) => level === column.trim()))
    const level = levels.find((one) => one === columns[at]?.trim())
    const message = columns.slice(at + 2).join(' | ')
    const dangers = Array.from(message.matchAll(/\[\[(.*?)\]\]/g), ([, danger = '']) => danger)
    return level ? [{ level, message: message.replaceAll(/\[\[|\]\]/g, ''), dangers }] : []
  })
}

/** Both models for these messages. */
export function trainWording(cases: readonly Labelled[]): LearnedWording {
  const ruled = cases.map((one) => ({ ...one, ruling: triage(one.message, 'en') }))
  const message = learnModel(
    ruled.map(({ level, ruling: { live, marks } }) => ({
      groups: featuresOf(live.text, marks),
      class: levels.indexOf(level),
    })),
    learning.message,
  )
  return { message, passage: learnPassages(ruled) }
}

interface PassageRow extends Row {
  owner: number
}

/**
 * Every passage of what is no danger says none. Of a dangerous message the marked passage does, else its only one; where neither is known, the one that the
 * model so far finds loudest, and the model learns again.
 */
function learnPassages(cases: readonly (Labelled & { ruling: Ruling })[]): LearnedWording['passage'] {
  const rows: PassageRow[] = cases.flatMap(({ level, dangers, ruling: { live, marks } }, owner) => {
    const { around, passages } = letterFeatures(live, marks)
    const isMarked = live.passages.map(({ text }) => dangers.some((danger) => isWithin(text, danger)))
    return passages.map((groups, at) => ({
      groups: [...groups, ...around],
      owner,
      class: level === 'critical' ? sayingDanger(isMarked, at) : 0,
    }))
  })
  const unknown = Map.groupBy(
    rows.filter((row) => row.class === undefined),
    ({ owner }) => owner,
  )
  let model = learnModel(rows, search)
  for (let last = searches - 1; last >= 0; last--) {
    const found = new Map<Row, number>()
    for (const own of unknown.values()) {
      const odds = own.map(({ groups }) => oddsOf(model, groups))
      const loudest = Math.max(...odds)
      for (const [at, row] of own.entries()) {
        const its = odds[at] ?? 0
        if (its === loudest || its > 0) found.set(row, 1)
        else if (its < -1) found.set(row, 0)
      }
    }
    model = learnModel(
      rows.map((row) => ({ groups: row.groups, class: row.class ?? found.get(row) })),
      last > 0 ? search : learning.passage,
    )
  }
  return model
}

/** Of a dangerous message: 1 for a passage that says so, 0 for one that does not, undefined where that is not known. */
function sayingDanger(isMarked: readonly boolean[], at: number): number | undefined {
  if (isMarked.includes(true)) return Number(isMarked[at])
  return isMarked.length === 1 ? 1 : undefined
}

function isWithin(passage: string, danger: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const within = new Set(words(danger))
  const own = words(passage)
  return own.length > 1 && own.filter((word) => within.has(word)).length >= mostlyWithin * own.length
}

if (import.meta.main) {
  const cases = ['cases', 'wording/examples'].flatMap((folder) =>
    readdirSync(join(domain, folder))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .flatMap((file) => labelledIn(readFileSync(join(domain, folder, file), 'utf8'))),
  )
  writeFileSync(join(domain, 'wording/wording.txt'), wordingText(trainWording(cases)))
  process.stdout.write(`learned the wording of ${cases.length} messages\n`)
}
