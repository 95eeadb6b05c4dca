import type { LiveWords } from '#src/features/emergency-chat/domain/live-words.ts'
import { type Level, levels } from '#src/features/emergency-chat/domain/triage-types.ts'
import { featuresOf, letterFeatures } from './features.ts'
import { addTo, knownOf, type LearnedModel, type LinearModel, modelText, oddsOf, parseModel } from './linear-model.ts'

/**
 * How messages that were labelled by hand are worded, made from `cases/` and `examples/` by script/train-triage.ts. It knows wordings, the rules know
 * dangers; triage hears both.
 */
export interface Wording {
  /** Weighs a message for each level, in the order of `levels` (multinomial logistic regression). */
  message: LinearModel
  /** Weighs a passage of a letter: whether a danger of here and now is said just there (logistic regression of one class). */
  passage: LinearModel
}

/** As it was learned. */
export type LearnedWording = Record<keyof Wording, LearnedModel>

export interface WordingReading {
  /** Probability of each level, in the order of `levels`. */
  probability: Record<Level, number>
  /** The whole words that speak most for the likeliest level, most first. */
  because: string[]
}

const steps = { message: 24, passage: 8 }

/** Reads both models, which an empty line parts, with a pause after each line. */
export function* parseWording(text: string): Generator<undefined, Wording> {
  const [message = '', passage = ''] = text.split('\n\n')
  return { message: yield* parseModel(message), passage: yield* parseModel(passage) }
}

/** The text that `parseWording` reads, of both models as they were learned. */
export const wordingText = ({ message, passage }: LearnedWording): string =>
  `${modelText(message, steps.message)}\n${modelText(passage, steps.passage)}`

/** What the wording of a message, or of a part of it, says. */
export function readWording(
  { message: model }: Wording,
  message: string,
  marks: readonly string[] = [],
): WordingReading {
  const sums = [...model.bias]
  const [spoken = [], ...others] = featuresOf(message, marks).map((counts) => knownOf(model, counts))
  for (const known of [spoken, ...others]) addTo(sums, known)
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

/** The logarithm of the odds that the loudest passage says a danger, and which passage that is. */
export function loudestPassage(
  { passage: model }: Wording,
  live: LiveWords,
  marks: readonly string[],
): { odds: number; at: number } {
  const { around, passages } = letterFeatures(live, marks)
  const bias = [oddsOf(model, around)]
  let loudest = { odds: Number.NEGATIVE_INFINITY, at: 0 }
  for (const [at, groups] of passages.entries()) {
    const odds = oddsOf({ ...model, bias }, groups)
    if (odds > loudest.odds) loudest = { odds, at }
  }
  return loudest
}
