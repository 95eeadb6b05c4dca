import { FeatureTable } from './feature-table.ts'

/**
 * A linear model over counted features (TF-IDF, each group of features weighed to length one), as script/train-triage.ts learns it and as a text file carries it.
 */
export interface LinearModel {
  /** Per feature: inverse document frequency and the weight for each class; undefined for one that was not learned. */
  rowOf(name: string): readonly number[] | undefined
  /** Per class. */
  bias: readonly number[]
}

/** A model as it was learned, with the names of its features. */
export interface LearnedModel extends LinearModel {
  features: ReadonlyMap<string, readonly number[]>
}

/** How often each feature of a group occurs. */
export type Counts = ReadonlyMap<string, number>

const idfScale = 4
/** How far a step may lie from its origin: what a printable character holds. */
const mostSteps = 44

/**
 * Reads the lines of a model, with a pause after each, so that a page takes them at its own pace: a first one with the steps that make a weight of 1 and the bias of each class, then one a feature, sorted, each written as how
 * many characters it shares with the one before, its rest, and a character for each of its numbers.
 */
export function* parseModel(text: string): Generator<undefined, LinearModel> {
  const [first = '', ...lines] = text.split('\n')
  const [scale = 1, ...bias] = first.split(' ').map(Number)
  const table = new FeatureTable(lines.length, 1 + bias.length)
  let before = ''
  for (const line of lines) {
    if (line === '') continue
    const shared = line.charCodeAt(0) - 35
    const numbers = line.slice(-1 - bias.length)
    const name = before.slice(0, shared) + line.slice(1, -1 - bias.length)
    before = name
    table.set(
      name,
      Array.from(numbers, (character, at) => character.charCodeAt(0) - (at === 0 ? 35 : 79)),
    )
    yield
  }
  return {
    bias,
    rowOf(name) {
      const steps = table.get(name)
      return steps && Array.from(steps, (step, at) => step / (at === 0 ? idfScale : scale))
    },
  }
}

/** The lines that `parseModel` reads. Weights of more than 44 steps are cut, and an inverse document frequency above 11. */
export function modelText({ features, bias }: Pick<LearnedModel, 'features' | 'bias'>, scale: number): string {
  const character = (step: number, origin: number) =>
    String.fromCharCode(origin + Math.max(-mostSteps, Math.min(mostSteps, Math.round(step))))
  const lines = [[scale, ...bias.map((one) => one.toFixed(3))].join(' ')]
  let before = ''
  for (const [name, [idf = 0, ...weights]] of [...features].sort(([one], [other]) => (one < other ? -1 : 1))) {
    let shared = 0
    while (shared < before.length && shared < 60 && before[shared] === name[shared]) shared++
    const numbers = [character(idf * idfScale, 35), ...weights.map((weight) => character(weight * scale, 79))]
    lines.push(`${String.fromCharCode(35 + shared)}${name.slice(shared)}${numbers.join('')}`)
    before = name
  }
  return `${lines.join('\n')}\n`
}

export interface Known {
  name: string
  /** Its share of its group, of which all squares add up to one. */
  value: number
  row: readonly number[]
}

/** The features of a group that the model knows, weighed together to length one, as they were in training. */
export function knownOf({ rowOf }: LinearModel, counts: Counts): Known[] {
  const known: Known[] = []
  let squares = 0
  for (const [name, times] of counts) {
    const row = rowOf(name)
    if (!row) continue
    const value = (times === 1 ? 1 : 1 + Math.log(times)) * (row[0] ?? 0)
    known.push({ name, value, row })
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  return known.map((one) => ({ ...one, value: one.value / length }))
}

/** Adds what features say for each class to `sums`. */
export function addTo(sums: number[], known: readonly Known[]): void {
  for (const { value, row } of known)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + value * (row[at + 1] ?? 0)
}

/** What a model of one class says of groups of features: the logarithm of the odds. */
export function oddsOf(model: LinearModel, groups: readonly Counts[]): number {
  const sums = [...model.bias]
  for (const counts of groups) addTo(sums, knownOf(model, counts))
  return sums[0] ?? 0
}
