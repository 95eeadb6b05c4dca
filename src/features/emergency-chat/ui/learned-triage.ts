import { type Triager, triageWith } from '#src/features/emergency-chat/domain/create-triage.ts'
import { buildIndex } from '#src/features/emergency-chat/domain/term-index.ts'
import type { Vocabulary } from '#src/features/emergency-chat/domain/vocabulary-types.ts'
import { hearWording } from '#src/features/emergency-chat/domain/wording/hear-wording.ts'
import { parseWording } from '#src/features/emergency-chat/domain/wording/wording.ts'
import wordingUrl from '#src/features/emergency-chat/domain/wording/wording.txt?url'
import { logBrowserError } from '#src/shared/http/browser-log.ts'
import vocabularyUrl from '../domain/vocabulary.json?url'

/**
 * The triage of this page, once its words are here: they come as data beside the script. What was learned of wording is heard as soon as that file is
 * here too; until then, and if it never comes, the rules judge alone. Rejects when the words do not come.
 */
export async function learnedTriage(): Promise<Triager> {
  const wording = textOf(wordingUrl)
  const vocabulary: Vocabulary = JSON.parse(await textOf(vocabularyUrl))
  const byRules = triageWith(vocabulary, await inSlices(buildIndex(vocabulary)))
  let current: Triager = byRules
  wording
    .then(async (text) => {
      current = hearWording(byRules, await inSlices(parseWording(text)))
    })
    .catch((cause) => logBrowserError('the chat judges by its rules alone', cause))
  return (message, pageLanguage) => current(message, pageLanguage)
}

/** The next finger on the page is answered within this, also by a slow phone. */
const sliceMs = 8

/** Does a long work a slice at a time, so that the page can answer between two. */
async function inSlices<Made>(work: Iterator<undefined, Made>): Promise<Made> {
  for (;;) {
    const start = performance.now()
    while (performance.now() - start < sliceMs) {
      const { done, value } = work.next()
      if (done) return value
    }
    await new Promise((rest) => setTimeout(rest))
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}
