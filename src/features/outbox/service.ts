import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { MailMessage } from '#src/shared/mail/compose.ts'
import { MailError } from '#src/shared/mail/mail-error.ts'
import type { MailTransport } from '#src/shared/mail/transport.ts'
import * as repo from './repo.ts'
import { type StrangerRules, withinLimit } from './stranger-limit.ts'

/** Makes the words of a mail from the records it names; undefined when the records are gone and there is nothing to say. */
export type MailRenderer = (mail: repo.MailRow) => Promise<Omit<MailMessage, 'id' | 'to'> | undefined>

type Sender = Pick<MailTransport, 'send'> & Partial<Pick<MailTransport, 'isFiles'>>

interface Options {
  db: () => Database
  transport: Sender
  /** Mails of these templates have a queue, workers and connections of their own: nothing ordinary is ever in front of them. */
  urgent: { templates: readonly string[]; transport: Sender }
  /** What goes to strangers; undefined: no mail does. */
  strangers?: StrangerRules
  renderers: Record<string, MailRenderer>
  /** Notes, in the same transaction, that a mail about a lead will not go. */
  onFailed?: (tx: Database, leadId: string) => Promise<void>
  /** Asked before each ordinary mail: resolves when it may leave, because what comes first is done with or has had its time. */
  turn?: () => Promise<void>
  log: Log
  /** Tries after the first, and the wait before the second; the wait doubles from there. */
  retry?: { limit: number; delaySeconds: number }
}

const ordinaryQueue = 'mail'
const urgentQueue = 'urgent-mail'
/** Ten tries over some two hours. */
const patient = { limit: 9, delaySeconds: 10 }
/** Sixteen tries over some ten minutes; after that the notice is repeated anyway. */
const urgentRules = {
  name: urgentQueue,
  retryLimit: 15,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 120,
  batchSize: 1,
  workers: 2,
}

/** Mail that must leave: queued in the transaction that causes it, delivered by a job, tried again with back-off, failed in sight of staff. */
export class Outbox {
  readonly #o: Options
  #jobs: Jobs | undefined

  constructor(options: Options) {
    this.#o = options
  }

  /** Starts delivering. */
  async start(jobs: Jobs): Promise<void> {
    this.#jobs = jobs
    const { limit, delaySeconds } = this.#o.retry ?? patient
    const rules = {
      name: ordinaryQueue,
      retryLimit: limit,
      retryDelaySeconds: delaySeconds,
      retryDelayMaxSeconds: 1800,
      expireInSeconds: 300,
      batchSize: 10,
    }
    const { transport, urgent, turn } = this.#o
    await jobs.work(urgentRules, (data, lastTry) => this.#deliver(urgent.transport, String(data.mailId), lastTry))
    await jobs.work(rules, async (data, lastTry) => {
      await turn?.()
      await this.#deliver(transport, String(data.mailId), lastTry)
    })
  }

  /** Queues mails inside the caller's transaction; to strangers no more than a few a day. */
  async add(tx: Database, wanted: repo.NewMail[]): Promise<void> {
    const { strangers } = this.#o
    const mails = strangers ? await withinLimit(tx, wanted, strangers, new Date()) : wanted
    if (mails.length === 0) return
    const ids = await repo.insertMails(tx, mails)
    const jobs = ids.map((mailId, i) => ({ mailId, queue: this.#queueOf(mails[i]?.template) }))
    for (const queue of [urgentQueue, ordinaryQueue]) {
      const mine = jobs.filter((job) => job.queue === queue).map(({ mailId }) => ({ mailId }))
      if (mine.length > 0) await this.#running.enqueue(tx, queue, mine)
    }
  }

  #queueOf(template: string | undefined): string {
    return template !== undefined && this.#o.urgent.templates.includes(template) ? urgentQueue : ordinaryQueue
  }

  /** Staff ask for a failed mail once more; false when it was not failed. */
  retry(id: string): Promise<boolean> {
    return this.#o.db().transaction(async (tx) => {
      const template = await repo.requeue(tx, id)
      if (template === undefined) return false
      await this.#running.enqueue(tx, this.#queueOf(template), [{ mailId: id }])
      return true
    })
  }

  get #running(): Jobs {
    if (!this.#jobs) throw new Error('the outbox has not been started')
    return this.#jobs
  }

  async #deliver(transport: Sender, id: string, lastTry: boolean): Promise<void> {
    const db = this.#o.db()
    const row = await repo.findMail(db, id)
    if (row?.status !== 'queued') return
    try {
      const render = this.#o.renderers[row.template]
      if (!render) throw new MailError('permanent', `no such template: ${row.template}`)
      const message = await render(row)
      if (!message) throw new MailError('permanent', 'what it was about is gone')
      await transport.send({ ...message, id: row.id, to: { address: row.toAddress } })
      await repo.markSent(db, id, message.subject, transport.isFiles ? 'filed' : 'sent')
    } catch (error) {
      const permanent = error instanceof MailError && error.kind === 'permanent'
      const reason = error instanceof MailError ? error.message : 'could not be made'
      await db.transaction(async (tx) => {
        await repo.markTried(tx, id, permanent || lastTry ? 'failed' : 'queued', reason)
        if ((permanent || lastTry) && row.leadId) await this.#o.onFailed?.(tx, row.leadId)
      })
      // The server's words may quote the recipient: they stay in the record, out of the log.
      this.#o.log.warn(
        {
          mailId: id,
          template: row.template,
          permanent,
          lastTry,
          ...(error instanceof MailError ? { smtpCode: error.smtpCode } : { err: error }),
        },
        'mail not delivered',
      )
      if (!permanent) throw new Error('mail not delivered')
    }
  }
}
