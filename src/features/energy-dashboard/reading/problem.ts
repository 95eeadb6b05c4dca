import type { FeedProblem } from '#src/features/energy-dashboard/domain/board.ts'

/** What a source said cannot be shown. */
export class FeedError extends Error {
  readonly code: FeedProblem
  constructor(code: FeedProblem) {
    super(code)
    this.code = code
  }
}

/** The JSON of a body. Throws the FeedError `no-json` for anything else: a page about an error, half an answer. */
export function jsonOf(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new FeedError('no-json')
  }
}
