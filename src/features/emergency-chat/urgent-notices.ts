import { addEvent, findLead, waitingLeads } from '#src/features/crm/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import type { Log } from '#src/shared/log/log.ts'
import { isMissed, nextNoticeAt, recipients } from './domain/escalation.ts'
import { dueNotices, endNotices, insertNotices, setNext } from './repo.ts'

interface Options {
  db: () => Database
  outbox: Outbox
  staffMailTo: string | undefined
  /** Who else gets a notice, one more each time nobody took it. */
  escalationTo: readonly string[]
  /** Told of each notice; undefined: no such channel. */
  webhookUrl: string | undefined
  publicUrl: string
  log: Log
}

/** The mail of a notice. */
export const urgentNoticeTemplate = 'urgent-notice'
const webhookQueue = 'urgent-webhook'
const webhookMillis = 10_000
/** How late a repeated notice may be. */
const lookSeconds = 5

/** Tells staff of an urgent request at once, and again until somebody takes it or moves it on. */
export class UrgentNotices {
  readonly #o: Options
  #jobs: Jobs | undefined
  #isLooking = false

  constructor(options: Options) {
    this.#o = options
  }

  /** Starts delivering, and looking for requests that nobody has taken. */
  async start(jobs: Jobs): Promise<void> {
    this.#jobs = jobs
    const rules = {
      name: webhookQueue,
      retryLimit: 8,
      retryDelaySeconds: 5,
      retryDelayMaxSeconds: 300,
      expireInSeconds: 60,
      batchSize: 1,
      workers: 2,
    }
    await jobs.work(rules, (data) => this.#callWebhook(String(data.leadId), Number(data.timesTold)))
    // Its own clock: a cron line of the queue is up to a minute and a half late.
    if (!this.#isLooking) jobs.every(lookSeconds, 'urgent-escalation', () => this.escalate(new Date()))
    this.#isLooking = true
  }

  /** The first notice, inside the transaction that makes the leads. */
  async first(tx: Database, leadIds: string[], now: Date): Promise<void> {
    await insertNotices(
      tx,
      leadIds.map((leadId) => ({ leadId, timesTold: 1, nextAt: nextNoticeAt(now, now) })),
    )
    for (const leadId of leadIds) await this.#tell(tx, leadId, 0)
  }

  /** Repeats the notices whose time has come, to one more address each time. */
  async escalate(now: Date): Promise<void> {
    await this.#o.db().transaction(async (tx) => {
      const due = await dueNotices(tx, now)
      const waiting = await waitingLeads(
        tx,
        due.map(({ leadId }) => leadId),
      )
      await endNotices(
        tx,
        due.map(({ leadId }) => leadId).filter((id) => !waiting.has(id)),
      )
      for (const { leadId, timesTold } of due) {
        const firstAt = waiting.get(leadId)
        if (!firstAt) continue
        await this.#tell(tx, leadId, timesTold)
        await setNext(tx, leadId, timesTold + 1, nextNoticeAt(firstAt, now))
        if (isMissed(firstAt, now)) this.#o.log.error({ leadId }, 'an urgent request was not taken for a day')
      }
    })
  }

  async #tell(tx: Database, leadId: string, timesTold: number): Promise<void> {
    const { outbox, staffMailTo, escalationTo, webhookUrl } = this.#o
    const to = recipients(timesTold, staffMailTo, escalationTo)
    await outbox.add(
      tx,
      to.map((toAddress) => ({
        leadId,
        template: urgentNoticeTemplate,
        language: 'es',
        toAddress,
        payload: { timesTold },
      })),
    )
    if (webhookUrl && this.#jobs) await this.#jobs.enqueue(tx, webhookQueue, [{ leadId, timesTold }])
    await addEvent(tx, leadId, 'urgent-notice', null, { times: timesTold + 1 })
    if (to.length === 0 && !webhookUrl) this.#o.log.error({ leadId }, 'an urgent request, and nobody to tell')
  }

  /** Throws when the other side did not take it, to be tried again. Who asks is not in it beyond what a call back needs. */
  async #callWebhook(leadId: string, timesTold: number): Promise<void> {
    const { webhookUrl, publicUrl } = this.#o
    const lead = await findLead(this.#o.db(), leadId)
    if (!webhookUrl || !lead || lead.erasedAt) return
    const { reference, urgency, name, phone, email, location, message } = lead
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event: 'urgent-request',
        reference,
        urgency,
        timesTold: timesTold + 1,
        name,
        phone,
        email,
        location,
        message,
        url: `${publicUrl}/crm/leads/${leadId}`,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(webhookMillis),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  }
}
