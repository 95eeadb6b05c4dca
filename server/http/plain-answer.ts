import type { ServerResponse } from 'node:http'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** One sentence as text: what a failure or a refusal costs, instead of a page. */
export function answerPlainly(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      ...headers,
    })
    .end(text)
}

/** A problem's words as text, with its headers. */
export function refusePlainly(res: ServerResponse, problem: Problem, language: Language): void {
  answerPlainly(res, problem.status, problem.document(language).detail, problem.headers)
}

/** Runs `check`; when it throws a Problem, answers that and gives false. */
export function passes(check: () => void, res: ServerResponse, language: Language): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refusePlainly(res, error, language)
    return false
  }
}
