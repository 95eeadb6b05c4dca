import { type Triager, triageWith } from '#src/features/emergency-chat/domain/create-triage.ts'
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
  const byRules = triageWith(JSON.parse(await textOf(vocabularyUrl)))
  let current: Triager = byRules
  wording
    .then((text) => {
      current = hearWording(byRules, parseWording(text))
    })
    .catch((cause) => logBrowserError('the chat judges by its rules alone', cause))
  return (message, pageLanguage) => current(message, pageLanguage)
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}
