import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCharacters } from '#src/features/emergency-chat/domain/read-message.ts'
import { triageFrom } from '#src/features/emergency-chat/read-triage.ts'
import { quantile, round } from './numbers.ts'
import { startSiteProcess } from './site-process.ts'

const domain = join(import.meta.dirname, '../src/features/emergency-chat/domain')
const seconds = 20
const requestsPerSecond = 100

/**
 * Milliseconds for the triage of each labelled message and of the longest that it reads whole and of the longest that the chat takes, in this thread; and how long the endpoint takes to
 * answer when a request comes every 10 ms, whether or not the ones before are answered (the wait of a late one counts).
 */
export async function benchChat(databaseUrl: string): Promise<Record<string, number>> {
  const messages = readdirSync(join(domain, 'cases')).flatMap((file) =>
    readFileSync(join(domain, 'cases', file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' | ').at(-1) ?? ''),
  )
  const triage = triageFrom(join(domain, 'wording/wording.txt'))
  const longest = Array.from({ length: 60 }, (_, n) =>
    messages
      .slice(n * 40)
      .join('. ')
      .slice(0, readCharacters),
  )
  const millisOf = (texts: readonly string[]) =>
    texts.map((text) => {
      const from = performance.now()
      triage(text, 'en')
      return performance.now() - from
    })
  millisOf(messages)
  const each = millisOf(messages)
  const long = millisOf(longest)
  const cut = millisOf(longest.map((text) => text.repeat(20).slice(0, 60_000)))

  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const ask = async (n: number) => {
    const message = messages[n % messages.length]
    const answer = await site.send('POST', '/api/emergency/chat', { message, language: 'en' })
    if (answer.status !== 200) throw new Error(`message ${n}: ${answer.status}`)
  }
  for (let n = 0; n < 200; n++) await ask(n)
  const begin = performance.now()
  const answered: Promise<number>[] = []
  for (let n = 0; n < seconds * requestsPerSecond; n++) {
    const due = begin + (n * 1000) / requestsPerSecond
    const early = due - performance.now()
    if (early > 0) await new Promise((wait) => setTimeout(wait, early))
    answered.push(ask(n).then(() => performance.now() - due))
  }
  const millis = await Promise.all(answered)
  await site.stop()
  return {
    messages: messages.length,
    triageMedianMs: round(quantile(each, 0.5)),
    triageP99Ms: round(quantile(each, 0.99)),
    longestReadLetters: readCharacters,
    triageOfLongestReadMedianMs: round(quantile(long, 0.5)),
    triageOf60000LettersMedianMs: round(quantile(cut, 0.5)),
    replyMedianMsAt100PerSecond: round(quantile(millis, 0.5)),
    replyP99MsAt100PerSecond: round(quantile(millis, 0.99)),
    replyMaxMsAt100PerSecond: round(Math.max(...millis)),
  }
}
