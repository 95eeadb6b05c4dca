import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { triage } from '#src/features/emergency-chat/domain/triage.ts'
import { type Level, levels } from '#src/features/emergency-chat/domain/triage-types.ts'
import { featuresOf } from '#src/features/emergency-chat/domain/wording/features.ts'
import { wordingLine } from '#src/features/emergency-chat/domain/wording/wording.ts'

/** Learns the wording of labelled messages (domain/cases and domain/wording/examples of src/features/emergency-chat) and writes domain/wording/wording.txt. Same cases, same file. */

const domain = join(import.meta.dirname, '../src/features/emergency-chat/domain')
/** A feature must be in so many messages to be learned: what is rarer is chance. */
const leastMessages = { word: 3, pair: 5, piece: 6 }
const regularisation = 1 / 50
const epochs = 300
/** Features whose strongest weight is below this say nothing. */
const leastWeight = 20.9 / 24

export interface Labelled {
  level: Level
  message: string
  /** What the rules have seen in it. */
  marks?: readonly string[]
}

/** The labelled messages of a file: `… | level | hazard | message`, the columns before the level being free. */
export function labelledIn(text: string): Labelled[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const columns = line.split(' | ')
    const at = columns.findIndex((column) => levels.some((level) => level === column.trim()))
    const level = levels.find((one) => one === columns[at]?.trim())
    return level ? [{ level, message: columns.slice(at + 2).join(' | ') }] : []
  })
}

/** The text of wording.txt for these messages. */
export function trainWording(cases: readonly Labelled[]): string {
  const counted = cases.map(({ message, marks = [] }) => ({
    ...featuresOf(message),
    marks: new Map(marks.map((mark) => [mark, 1])),
  }))
  const inMessages = new Map<string, number>()
  for (const { words, pieces, marks } of counted)
    for (const name of [...words.keys(), ...pieces.keys(), ...marks.keys()])
      inMessages.set(name, (inMessages.get(name) ?? 0) + 1)
  const least = (name: string) =>
    name.startsWith('~') ? leastMessages.piece : name.includes(' ') ? leastMessages.pair : leastMessages.word
  const names = [...inMessages]
    .filter(([name, n]) => n >= least(name))
    .map(([name]) => name)
    .sort()
  const index = new Map(names.map((name, at) => [name, at]))
  const idf = names.map((name) => Math.log((1 + cases.length) / (1 + (inMessages.get(name) ?? 0))) + 1)

  const rows = counted.map(({ words, pieces, marks }) =>
    [words, pieces, marks].flatMap((counts) => unitRow(counts, index, idf)),
  )
  const classes = cases.map(({ level }) => levels.indexOf(level))
  const perClass = levels.map((_, at) => classes.filter((one) => one === at).length)
  const classWeight = perClass.map((n) => cases.length / (levels.length * Math.max(1, n)))
  const { weights, bias } = learn(rows, classes, classWeight, names.length)

  let before = ''
  const lines = [bias.map((one) => one.toFixed(3)).join(' ')]
  for (const [at, name] of names.entries()) {
    const own = levels.map((_, level) => weights[at * levels.length + level] ?? 0)
    if (Math.max(...own.map(Math.abs)) < leastWeight) continue
    lines.push(wordingLine(before, name, idf[at] ?? 0, own))
    before = name
  }
  return `${lines.join('\n')}\n`
}

function unitRow(counts: ReadonlyMap<string, number>, index: ReadonlyMap<string, number>, idf: readonly number[]) {
  const row: { at: number; value: number }[] = []
  for (const [name, times] of counts) {
    const at = index.get(name)
    if (at !== undefined) row.push({ at, value: (1 + Math.log(times)) * (idf[at] ?? 0) })
  }
  const length = Math.hypot(...row.map(({ value }) => value)) || 1
  return row.map(({ at, value }) => ({ at, value: value / length }))
}

/** Multinomial logistic regression with L2, by Adam over the whole set; no chance in it. */
function learn(
  rows: readonly { at: number; value: number }[][],
  classes: readonly number[],
  classWeight: readonly number[],
  size: number,
) {
  const k = levels.length
  const weights = new Float64Array(size * k)
  const bias = new Float64Array(k)
  const [m, v] = [new Float64Array(size * k + k), new Float64Array(size * k + k)]
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const gradient = new Float64Array(size * k + k)
    for (let i = 0; i < size * k; i++) gradient[i] = regularisation * (weights[i] ?? 0)
    for (const [r, row] of rows.entries()) {
      const sums = Array.from(bias)
      for (const { at, value } of row)
        for (let c = 0; c < k; c++) sums[c] = (sums[c] ?? 0) + value * (weights[at * k + c] ?? 0)
      const highest = Math.max(...sums)
      const exps = sums.map((sum) => Math.exp(sum - highest))
      const total = exps.reduce((all, one) => all + one, 0)
      const own = classes[r] ?? 0
      const weight = classWeight[own] ?? 1
      for (let c = 0; c < k; c++) {
        const error = weight * ((exps[c] ?? 0) / total - (c === own ? 1 : 0))
        for (const { at, value } of row) gradient[at * k + c] = (gradient[at * k + c] ?? 0) + error * value
        gradient[size * k + c] = (gradient[size * k + c] ?? 0) + error
      }
    }
    const rate = 0.1 * (1 - (epoch - 1) / epochs)
    for (let i = 0; i < gradient.length; i++) {
      const g = gradient[i] ?? 0
      m[i] = 0.9 * (m[i] ?? 0) + 0.1 * g
      v[i] = 0.99 * (v[i] ?? 0) + 0.01 * g * g
      const step = (rate * ((m[i] ?? 0) / (1 - 0.9 ** epoch))) / (Math.sqrt((v[i] ?? 0) / (1 - 0.99 ** epoch)) + 1e-8)
      if (i < size * k) weights[i] = (weights[i] ?? 0) - step
      else bias[i - size * k] = (bias[i - size * k] ?? 0) - step
    }
  }
  return { weights, bias: Array.from(bias) }
}

if (import.meta.main) {
  const cases = ['cases', 'wording/examples'].flatMap((folder) =>
    readdirSync(join(domain, folder))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .flatMap((file) => labelledIn(readFileSync(join(domain, folder, file), 'utf8')))
      .map(({ level, message }) => {
        const { live, marks } = triage(message, 'en')
        return { level, message: live.text, marks }
      }),
  )
  writeFileSync(join(domain, 'wording/wording.txt'), trainWording(cases))
  process.stdout.write(`learned the wording of ${cases.length} messages\n`)
}
