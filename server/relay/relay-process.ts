import '#src/shared/engine/engine.ts'
import { setPriority } from 'node:os'
import { parseConfig } from '#server/start/config.ts'
import { followBusiness } from '#src/features/business-facts/public.ts'
import type { SavedQuote } from '#src/features/quote/public.ts'
import { loadSecret } from '#src/shared/crypto/secret.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { openServer } from '#src/shared/db/server.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { createLog } from '#src/shared/log/log.ts'
import type { PdfDocument } from '#src/shared/pdf/engine.ts'
import { createLeadWorker } from './lead-worker.ts'
import type { FromRelay, ToRelay } from './relay-messages.ts'

/**
 * The relay: beside a PostgreSQL server, what takes accepted leads from the journal into the database and sends their mails is a process of its own,
 * so that it costs those who are submitting neither time nor memory. It owns nothing: the journal is the main process's, which says where to read,
 * and a relay that is killed is started again and asked again.
 */

const maxConnections = 4
/** Behind those who are waiting for an answer. */
const niceness = 10

setPriority(niceness)
const config = parseConfig(process.env)
const { databaseUrl } = config
if (!databaseUrl) throw new Error('the relay is for a PostgreSQL server')
const log = createLog(config.logLevel)
const gate: DatabaseGate = new DatabaseGate(
  async () => openServer(databaseUrl, log, maxConnections),
  async (database) => {
    await worker.start(database)
    say({ kind: 'ready' })
  },
  log,
)
followBusiness(() => gate.open?.db, log)
const worker = createLeadWorker({
  config,
  secret: loadSecret(config.dataDir, config.secretKey),
  gate: () => gate,
  renderPdf,
  setDocument,
  applyRetention,
  log,
})

function say(message: FromRelay): void {
  if (process.connected) process.send?.(message)
}

const asked = new Map<number, PromiseWithResolvers<ToRelay>>()
let lastId = 0

/** Asks the main process. Rejects when it could not do it. */
async function ask(question: (id: number) => FromRelay): Promise<ToRelay> {
  const id = ++lastId
  const reply = Promise.withResolvers<ToRelay>()
  asked.set(id, reply)
  say(question(id))
  try {
    const message = await reply.promise
    if (message.kind === 'refused') throw new Error(message.reason)
    return message
  } finally {
    asked.delete(id)
  }
}

/** Documents are made by the main process's engine: a second one would hold another hundred megabytes. */
async function renderPdf(quote: SavedQuote, url: string, language: Language): Promise<Buffer> {
  const reply = await ask((id) => ({ kind: 'render', id, quote, url, language }))
  if (reply.kind !== 'rendered') throw new Error('an answer to another question')
  return Buffer.from(reply.pdf)
}

async function setDocument(document: PdfDocument): Promise<Buffer> {
  const reply = await ask((id) => ({ kind: 'set', id, document }))
  if (reply.kind !== 'rendered') throw new Error('an answer to another question')
  return Buffer.from(reply.pdf)
}

/** Erasing reaches into the journal, which is the main process's. */
async function applyRetention(): Promise<void> {
  await ask((id) => ({ kind: 'apply-retention', id }))
}

function answer(id: number, work: Promise<FromRelay>): void {
  work.then(say, (err: unknown) => {
    const databaseAway = isDatabaseAway(err)
    // Its cause is only known here; that the database is away is told by whoever asked.
    if (!databaseAway) log.warn({ err }, 'the relay could not do what it was asked')
    const reason = err instanceof Error ? `${err.message.split('\n')[0]}` : 'unknown'
    say({ kind: 'failed', id, reason, databaseAway })
  })
}

async function stop(): Promise<void> {
  await worker.stop()
  await gate.close()
  process.disconnect()
}

function giveUp(err: unknown): never {
  log.fatal({ err }, 'the relay gives up')
  process.exit(1)
}

process.on('message', (message: ToRelay) => {
  const { id } = message
  switch (message.kind) {
    case 'carry':
      return answer(
        id,
        worker.carry(message.places).then((carried) => ({ kind: 'carried', id, carried })),
      )
    case 'retry-mail':
      return answer(
        id,
        worker.retryMail(message.mailId).then((done) => ({ kind: 'mail-retried', id, done })),
      )
    case 'queue-mail':
      return answer(
        id,
        worker.queueMail(message.mail).then(() => ({ kind: 'mail-queued', id })),
      )
    case 'release':
      return answer(
        id,
        worker.release(message.held, message.by).then((done) => ({ kind: 'released', id, done })),
      )
    case 'stop':
      stop().catch(giveUp)
      return
    default:
      return asked.get(id)?.resolve(message)
  }
})
// The main process is gone: what is under way is either in the database or still in the journal.
process.on('disconnect', () => process.exit(0))
// A stop of the process group reaches this one too; the main process ends it in its turn.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))

gate.start(isDatabaseAway, giveUp).catch(giveUp)
