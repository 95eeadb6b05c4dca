import { type Level, levels } from '#src/features/emergency-chat/domain/triage-types.ts'
import { featuresOf } from './features.ts'

/**
 * How messages that were labelled by hand are worded, and how much each word, pair or piece of a word speaks for each level: a linear
 * model (multinomial logistic regression on TF-IDF), made from `cases/` by script/train-triage.ts. It knows wordings, the rules know dangers; triage hears both.
 */
export interface Wording {
  /** Per feature: inverse document frequency and the weight for each level, in the order of `levels`. */
  features: ReadonlyMap<string, readonly number[]>
  bias: readonly number[]
}

export interface WordingReading {
  /** Probability of each level, in the order of `levels`. */
  probability: Record<Level, number>
  /** The whole words that speak most for the likeliest level, most first. */
  because: string[]
}

const weightScale = 24
const idfScale = 4
/** How far a step may lie from its origin: what a printable character holds. */
const mostSteps = { idf: 44, weight: 44 }

/**
 * Reads the file: a first line with the bias of each level, then one line a feature, sorted, each written as how many characters it shares
 * with the one before, its rest, and six characters for its numbers.
 */
export function parseWording(text: string): Wording {
  const [first = '', ...lines] = text.split('\n')
  const features = new Map<string, readonly number[]>()
  let before = ''
  for (const line of lines) {
    if (line === '') continue
    const shared = line.charCodeAt(0) - 35
    const numbers = line.slice(-5)
    const name = before.slice(0, shared) + line.slice(1, -5)
    before = name
    features.set(name, [
      (numbers.charCodeAt(0) - 35) / idfScale,
      ...levels.map((_, at) => (numbers.charCodeAt(at + 1) - 79) / weightScale),
    ])
  }
  return { features, bias: first.split(' ').map(Number) }
}

/** One line of the file, without what it shares with the line before. Weights outside ±44 steps are cut, and an inverse document frequency above 11. */
export function wordingLine(before: string, name: string, idf: number, weights: readonly number[]): string {
  let shared = 0
  while (shared < before.length && shared < 60 && before[shared] === name[shared]) shared++
  const character = (step: number, origin: number, most: number) =>
    String.fromCharCode(origin + Math.max(-most, Math.min(most, Math.round(step))))
  const numbers = [
    character(idf * idfScale, 35, mostSteps.idf),
    ...weights.map((weight) => character(weight * weightScale, 79, mostSteps.weight)),
  ]
  return `${String.fromCharCode(35 + shared)}${name.slice(shared)}${numbers.join('')}`
}

/** What the wording alone says of a message. Words and pieces are weighed apart, each to length one, as they were in training. */
export function readWording(wording: Wording, message: string, marks: readonly string[] = []): WordingReading {
  const sums = [...wording.bias]
  const { words, pieces } = featuresOf(message)
  const spoken = addedTo(sums, wording, words)
  addedTo(sums, wording, pieces)
  addedTo(sums, wording, new Map(marks.map((mark) => [mark, 1])))
  const highest = Math.max(...sums)
  const exps = sums.map((sum) => Math.exp(sum - highest))
  const total = exps.reduce((all, one) => all + one, 0)
  const likeliest = sums.indexOf(highest)
  return {
    probability: {
      critical: 0,
      high: 0,
      medium: 0,
      low: 0,
      ...Object.fromEntries(levels.map((level, at) => [level, (exps[at] ?? 0) / total])),
    },
    because: spoken
      .map(({ name, value, row }) => ({ name, speaks: value * (row[1 + likeliest] ?? 0) }))
      .filter(({ speaks }) => speaks > 0)
      .sort((one, other) => other.speaks - one.speaks)
      .slice(0, 3)
      .map(({ name }) => name),
  }
}

interface Known {
  name: string
  value: number
  row: readonly number[]
}

/** Adds what these features, together of length one, say for each level; gives those that are known. */
function addedTo(sums: number[], { features }: Wording, counts: ReadonlyMap<string, number>): Known[] {
  const known: Known[] = []
  let squares = 0
  for (const [name, times] of counts) {
    const row = features.get(name)
    if (!row) continue
    const value = (times === 1 ? 1 : 1 + Math.log(times)) * (row[0] ?? 0)
    known.push({ name, value, row })
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  for (const { value, row } of known)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (value / length) * (row[at + 1] ?? 0)
  return known
}
