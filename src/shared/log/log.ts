import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Structured log without personal data: code passes ids, counts, codes and route patterns, never bodies, addresses, tokens or
 * raw URLs. The redaction below is a second fence, not the rule.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'phone', 'name', 'password', 'token', '*.email', '*.phone', '*.name', '*.password', '*.token'],
      censor: '[removed]',
    },
    serializers: { err: errorWithoutParameters },
  })
}

/** Database errors carry the failing row in `detail` and `parameters`: keep the class, code, message of known-safe shape and stack only. */
export function errorWithoutParameters(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as Error & { code?: unknown }
  const cause = error.cause === undefined ? undefined : errorWithoutParameters(error.cause)
  // Drizzle prints the query with its parameters in the message; the first line is the SQL, the next the values.
  const message = error.message.split('\n')[0]
  return {
    type: error.name,
    message,
    code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    cause,
  }
}

/** An error and its causes in words, without the values that a failed query carries. */
export function wordsOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.message.split('\nparams: ')[0] ?? ''
  return error.cause === undefined ? own : `${own}: ${wordsOfError(error.cause)}`
}
