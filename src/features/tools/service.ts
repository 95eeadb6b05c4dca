import { madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ToolAnswers, ToolInputs, ToolName } from './domain/tool-types.ts'
import { describeAssumption, describeIncentives } from './text/describe.ts'

/** Runs a tool away from the request loop. */
export interface ToolRunner {
  answerTool<Name extends ToolName>(
    name: Name,
    input: ToolInputs[Name],
    today: PlainDate,
  ): Promise<ToolAnswers[ToolName]>
}

/** Four decimals are finer than any figure here is known; sums of cents keep theirs. Throws on what is no number. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`an answer holds no number: ${value}`)
    return Math.round(value * 10_000) / 10_000 || 0
  }
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rounded(one)]))
}

/** An answer as the API gives it: rounded, with its assumptions in words. */
export function spokenAnswer({ assumptions, ...answer }: ToolAnswers[ToolName], language: Language): object {
  const figures = rounded('items' in answer ? describeIncentives(answer, language) : answer)
  return Object.assign({}, figures, {
    assumptions: assumptions.map((assumption) => describeAssumption(assumption, language)),
  })
}

/** The ten tools behind their endpoints. Nothing is stored. */
export class Tools {
  readonly #runner: ToolRunner

  constructor(runner: ToolRunner) {
    this.#runner = runner
  }

  /** Problems as the runner's (503 busy). */
  async answer<Name extends ToolName>(name: Name, input: ToolInputs[Name], language: Language): Promise<object> {
    return spokenAnswer(await this.#runner.answerTool(name, input, madridDate(new Date())), language)
  }
}
