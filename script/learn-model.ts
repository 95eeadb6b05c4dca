import type { Counts, LearnedModel } from '#src/features/emergency-chat/domain/wording/linear-model.ts'

/** One labelled thing: its groups of features, and its class (for one class: 1 yes, 0 no; undefined: not known, not learned from). */
export interface Row {
  groups: readonly Counts[]
  class: number | undefined
}

export interface Learning {
  /** 1 for a yes or no, else the number of classes. */
  classes: number
  /** In how many rows a feature must be to be learned: what is rarer is chance. */
  leastRows: (name: string) => number
  /** L2, against the sum of all rows' errors. */
  regularisation: number
  /** Features whose strongest weight is below this say nothing; 0 keeps all. */
  leastWeight: number
  epochs: number
}

/** Rows as one array each of features and of their values: `starts[r]` to `starts[r + 1]` are of row `r`. */
interface Sparse {
  names: readonly string[]
  idf: readonly number[]
  starts: Int32Array
  at: Int32Array
  values: Float64Array
}

/**
 * Learns a linear model of TF-IDF, each group of features weighed to length one: once with all features, and again with those that weigh enough, so that
 * what is left out is not missed. The same rows give the same model.
 */
export function learnModel(rows: readonly Row[], learning: Learning): LearnedModel {
  const known = rows.filter((row) => row.class !== undefined)
  const classes = known.map((row) => row.class ?? 0)
  const inRows = new Map<string, number>()
  for (const { groups } of known)
    for (const group of groups) for (const name of group.keys()) inRows.set(name, (inRows.get(name) ?? 0) + 1)
  const names = [...inRows].filter(([name, n]) => n >= learning.leastRows(name)).map(([name]) => name)
  const idfOf = (name: string) => Math.log((1 + known.length) / (1 + (inRows.get(name) ?? 0))) + 1
  const first = sparse(known, names.sort(), idfOf)
  const all = learn(first, classes, learning)
  const k = learning.classes
  const strong = first.names.filter((_, at) =>
    all.weights.subarray(at * k, at * k + k).some((weight) => Math.abs(weight) >= learning.leastWeight),
  )
  const isPruned = strong.length < first.names.length
  const second = isPruned ? sparse(known, strong, idfOf) : first
  const { weights, bias } = isPruned ? learn(second, classes, learning) : all
  const features = new Map(
    second.names.map((name, at) => [name, [second.idf[at] ?? 0, ...weights.subarray(at * k, at * k + k)]]),
  )
  return { features, rowOf: (name) => features.get(name), bias }
}

function sparse(rows: readonly Row[], names: readonly string[], idfOf: (name: string) => number): Sparse {
  const index = new Map(names.map((name, at) => [name, at]))
  const idf = names.map(idfOf)
  const starts = new Int32Array(rows.length + 1)
  const at: number[] = []
  const values: number[] = []
  for (const [r, { groups }] of rows.entries()) {
    for (const group of groups) {
      const from = values.length
      let squares = 0
      for (const [name, times] of group) {
        const feature = index.get(name)
        if (feature === undefined) continue
        const value = (1 + Math.log(times)) * (idf[feature] ?? 0)
        at.push(feature)
        values.push(value)
        squares += value * value
      }
      const length = Math.sqrt(squares) || 1
      for (let i = from; i < values.length; i++) values[i] = (values[i] ?? 0) / length
    }
    starts[r + 1] = at.length
  }
  return { names, idf, starts, at: Int32Array.from(at), values: Float64Array.from(values) }
}

/** Logistic regression with L2 (multinomial from two classes on), each class weighing the same, by Adam over the whole set; no chance in it. */
function learn({ names, starts, at, values }: Sparse, classes: readonly number[], learning: Learning) {
  const { classes: k, regularisation, epochs } = learning
  const kinds = Math.max(2, k)
  const perClass = Array.from({ length: kinds }, (_, one) => classes.filter((each) => each === one).length)
  const classWeight = perClass.map((n) => classes.length / (kinds * Math.max(1, n)))
  const size = names.length * k
  const weights = new Float64Array(size + k)
  const [gradient, m, v] = [new Float64Array(size + k), new Float64Array(size + k), new Float64Array(size + k)]
  const sums = new Float64Array(k)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (let i = 0; i < size; i++) gradient[i] = regularisation * (weights[i] ?? 0)
    gradient.fill(0, size)
    for (const [r, own] of classes.entries()) {
      const [from, to] = [starts[r] ?? 0, starts[r + 1] ?? 0]
      for (let c = 0; c < k; c++) sums[c] = weights[size + c] ?? 0
      for (let i = from; i < to; i++) {
        const base = (at[i] ?? 0) * k
        for (let c = 0; c < k; c++) sums[c] = (sums[c] ?? 0) + (values[i] ?? 0) * (weights[base + c] ?? 0)
      }
      toErrors(sums, own, classWeight[own] ?? 1)
      for (let i = from; i < to; i++) {
        const base = (at[i] ?? 0) * k
        for (let c = 0; c < k; c++) gradient[base + c] = (gradient[base + c] ?? 0) + (sums[c] ?? 0) * (values[i] ?? 0)
      }
      for (let c = 0; c < k; c++) gradient[size + c] = (gradient[size + c] ?? 0) + (sums[c] ?? 0)
    }
    const rate = 0.1 * (1 - (epoch - 1) / epochs)
    for (let i = 0; i < gradient.length; i++) {
      const g = gradient[i] ?? 0
      m[i] = 0.9 * (m[i] ?? 0) + 0.1 * g
      v[i] = 0.99 * (v[i] ?? 0) + 0.01 * g * g
      const step = (rate * ((m[i] ?? 0) / (1 - 0.9 ** epoch))) / (Math.sqrt((v[i] ?? 0) / (1 - 0.99 ** epoch)) + 1e-8)
      weights[i] = (weights[i] ?? 0) - step
    }
  }
  return { weights: weights.subarray(0, size), bias: Array.from(weights.subarray(size)) }
}

/** Turns the sums of a row into its weighted errors, in place: probability less truth. */
function toErrors(sums: Float64Array, own: number, weight: number): void {
  if (sums.length === 1) {
    sums[0] = weight * (1 / (1 + Math.exp(-(sums[0] ?? 0))) - own)
    return
  }
  const highest = Math.max(...sums)
  let total = 0
  for (let c = 0; c < sums.length; c++) {
    sums[c] = Math.exp((sums[c] ?? 0) - highest)
    total += sums[c] ?? 0
  }
  for (let c = 0; c < sums.length; c++) sums[c] = weight * ((sums[c] ?? 0) / total - (c === own ? 1 : 0))
}
