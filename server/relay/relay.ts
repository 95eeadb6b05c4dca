import { type ChildProcess, fork } from 'node:child_process'
import type { QuotePdf } from '#server/quotes/quote-pdf.ts'
import { databaseUnavailable } from '#src/shared/db/away.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import type { LeadWorker } from './lead-worker.ts'
import type { FromRelay, ToRelay } from './relay-messages.ts'

interface Options {
  /** relay-process.ts, or what the bundler made of it. */
  entry: string
  renderPdf: QuotePdf['render']
  /** A document of another feature for a mail. */
  setDocument: PdfEngine['render']
  applyRetention: () => Promise<void>
  /** Told when a relay, the first or a later one, can work. */
  onReady: () => void
  log: Log
  /** Before a relay that ended is replaced: doubled each time up to the longest, from the first again after a minute of life. */
  pause?: { firstMillis: number; longestMillis: number }
}

/** Something asked of a relay that is not answered by then is asked of the next: it hangs, and ending it loses nothing. */
const answerMillis = 60_000
/** For mails in hand when the process stops. */
const stopMillis = 25_000
const steadyMillis = 60_000

/** The worker in a process of its own, started with the first database, replaced when it ends, stopped in order. */
export function superviseRelay(o: Options): LeadWorker {
  const { firstMillis, longestMillis } = o.pause ?? { firstMillis: 500, longestMillis: 30_000 }
  const asked = new Map<number, PromiseWithResolvers<FromRelay>>()
  let lastId = 0
  let child: ChildProcess | undefined
  let ready = false
  let stopped = false
  let pauseMillis = firstMillis

  function begin(): void {
    const startedAt = Date.now()
    const started = fork(o.entry, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // It has time: a small heap, often collected.
      execArgv: ['--optimize-for-size', '--max-semi-space-size=1', '--heap-growing-percent=10'],
    })
    child = started
    started.on('message', (message: FromRelay) => hear(started, message))
    started.on('error', (err) => o.log.error({ err }, 'the relay failed'))
    started.once('exit', (code, signal) => {
      child = undefined
      ready = false
      for (const one of asked.values()) one.reject(new Error('the relay ended'))
      asked.clear()
      if (stopped) return
      if (Date.now() - startedAt > steadyMillis) pauseMillis = firstMillis
      o.log.error({ code, signal, pauseMillis }, 'the relay ended and is replaced; leads are accepted and wait')
      setTimeout(() => {
        if (!stopped) begin()
      }, pauseMillis)
      pauseMillis = Math.min(longestMillis, 2 * pauseMillis)
    })
  }

  function hear(from: ChildProcess, message: FromRelay): void {
    if (message.kind === 'ready') {
      ready = true
      o.onReady()
    } else if (message.kind === 'render') {
      const { id, quote, url, language } = message
      reply(
        from,
        id,
        o.renderPdf(quote, url, language).then((pdf) => ({ kind: 'rendered', id, pdf })),
      )
    } else if (message.kind === 'set') {
      const { id, document } = message
      reply(
        from,
        id,
        o.setDocument(document).then((pdf) => ({ kind: 'rendered', id, pdf })),
      )
    } else if (message.kind === 'apply-retention') {
      const { id } = message
      reply(
        from,
        id,
        o.applyRetention().then(() => ({ kind: 'retention-applied', id })),
      )
    } else if (message.kind === 'failed')
      asked
        .get(message.id)
        ?.reject(message.databaseAway ? databaseUnavailable() : new Error(`the relay failed: ${message.reason}`))
    else asked.get(message.id)?.resolve(message)
  }

  function reply(to: ChildProcess, id: number, work: Promise<ToRelay>): void {
    work.then(
      (message) => say(to, message),
      (err: unknown) => {
        o.log.warn({ err }, 'what the relay asked for failed')
        say(to, { kind: 'refused', id, reason: err instanceof Error ? (err.message.split('\n')[0] ?? '') : 'unknown' })
      },
    )
  }

  function say(to: ChildProcess, message: ToRelay): void {
    // A relay that cannot be told anything is ending, and its end settles whatever was asked.
    to.send(message, (err) => err && o.log.warn({ err }, 'the relay did not hear'))
  }

  /** Its answer; undefined when there is no relay to ask. */
  async function ask(question: (id: number) => ToRelay): Promise<FromRelay | undefined> {
    const relay = child
    if (!relay || !ready) return undefined
    const id = ++lastId
    const answer = Promise.withResolvers<FromRelay>()
    asked.set(id, answer)
    const late = setTimeout(() => relay.kill('SIGKILL'), answerMillis)
    say(relay, question(id))
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      asked.delete(id)
    }
  }

  return {
    get isUp() {
      return ready
    },
    async start() {
      if (!child && !stopped) begin()
    },
    async carry(places) {
      const answer = await ask((id) => ({ kind: 'carry', id, places }))
      return answer?.kind === 'carried' ? answer.carried : undefined
    },
    async retryMail(mailId) {
      const answer = await ask((id) => ({ kind: 'retry-mail', id, mailId }))
      if (answer?.kind !== 'mail-retried') throw new Problem(503, 'busy', { headers: { 'retry-after': '2' } })
      return answer.done
    },
    async queueMail(mail) {
      const answer = await ask((id) => ({ kind: 'queue-mail', id, mail }))
      if (answer?.kind !== 'mail-queued') throw new Problem(503, 'busy', { headers: { 'retry-after': '2' } })
    },
    async release(held, by) {
      const answer = await ask((id) => ({ kind: 'release', id, held, by }))
      if (answer?.kind !== 'released') throw new Problem(503, 'busy', { headers: { 'retry-after': '2' } })
      return answer.done
    },
    async stop() {
      stopped = true
      if (!child) return
      const ending = child
      const ended = new Promise((done) => ending.once('exit', done))
      say(ending, { kind: 'stop', id: 0 })
      const late = setTimeout(() => ending.kill('SIGKILL'), stopMillis)
      await ended
      clearTimeout(late)
    },
  }
}
