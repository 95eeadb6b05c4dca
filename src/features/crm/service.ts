import { audit } from '#src/features/auth/public.ts'
import { type MailRow, mailsOfLead } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type LeadDetail, type LeadList, type LeadPatch, type LeadSummary, leadDetail, leadList } from './contract.ts'
import type { LeadStage } from './domain/stages.ts'
import type { Erased, PersonErasure } from './erasure.ts'
import { eraseForgottenPerson, findPerson } from './people/repo.ts'
import * as repo from './repo.ts'

/** What another feature tells about a lead's quote. */
export type QuoteOfLead = (db: Database, leadId: string) => Promise<LeadDetail['quote']>

interface Options {
  db: () => Database
  quoteOf: QuoteOfLead
  /** What the other features do when a person is erased. */
  erasures: readonly PersonErasure[]
  /** Destroys the person's key in the intake journal. */
  eraseIntake: (person: { email: string | null; phone: string | null }) => Promise<void>
  /** Takes what was overwritten off the database's disk. */
  scrub: () => Promise<void>
}

const pageSize = 50

/** The rest waits for the next night. */
const mostErasedAtOnce = 200

export class Crm {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  async list(filter: { q?: string | undefined; stage?: LeadStage | undefined; page: number }): Promise<LeadList> {
    const { rows, total } = await repo.listLeads(this.#o.db(), { ...filter, pageSize })
    return leadList.parse({ items: rows.map(summaryOf), total, page: filter.page, pageSize })
  }

  /** A lead with its timeline, mails and quote. Problem: 404 not_found. */
  async detail(id: string): Promise<LeadDetail> {
    const db = this.#o.db()
    const row = await repo.findLead(db, id)
    if (!row) throw new Problem(404, 'not_found')
    const [events, mails, quote] = await Promise.all([
      repo.timelineOf(db, id),
      mailsOfLead(db, id),
      this.#o.quoteOf(db, id),
    ])
    return leadDetail.parse({
      ...summaryOf(row),
      location: row.location,
      service: row.service,
      message: row.message,
      conversation: row.conversation,
      consent: {
        privacy: true,
        marketing: row.consentMarketing,
        textVersion: row.consentTextVersion,
        at: row.createdAt.toISOString(),
      },
      quote,
      timeline: events.map((event) => ({
        id: event.id,
        at: event.at.toISOString(),
        kind: event.kind,
        actor: event.actorName,
        data: event.data,
      })),
      mails: mails.map(mailOf),
    })
  }

  /** Moves the stage or adds a note, with its timeline rows, in one transaction. Problems: 404; 409 changed_meanwhile when the stage is not the expected one. */
  async patch(id: string, patch: LeadPatch, actor: repo.Actor): Promise<LeadDetail> {
    await this.#o.db().transaction(async (tx) => {
      if (!(await repo.findLead(tx, id))) throw new Problem(404, 'not_found')
      const { stage, note } = patch
      if (stage && stage.from !== stage.to) {
        if (!(await repo.moveStage(tx, id, stage.from, stage.to))) throw new Problem(409, 'changed_meanwhile')
        await repo.addEvent(tx, id, 'stage-changed', actor, stage)
      }
      if (note) await repo.addEvent(tx, id, 'note', actor, { text: note })
    })
    return this.detail(id)
  }

  /** Takes charge of a lead: the first who asks has it, and asking again changes nothing. Problems: 404; 409 taken_already when somebody else has it. */
  async take(id: string, actor: repo.Actor): Promise<LeadDetail> {
    await this.#o.db().transaction(async (tx) => {
      if (await repo.takeLead(tx, id, actor)) return repo.addEvent(tx, id, 'taken', actor, {})
      const row = await repo.findLead(tx, id)
      if (!row) throw new Problem(404, 'not_found')
      if (row.takenById !== actor.id) throw new Problem(409, 'taken_already')
    })
    return this.detail(id)
  }

  /** Empties everything personal about a lead's person: records, quotes, mails, journal. Asked again, it finishes what failed. Problem: 404 not_found. */
  async erase(id: string, actor: repo.Actor): Promise<void> {
    const db = this.#o.db()
    const row = await repo.findLead(db, id)
    if (!row) throw new Problem(404, 'not_found')
    const leadIds = await repo.leadsOfPerson(db, row.personId)
    const known = await findPerson(db, row.personId)
    // First, because the person is found by what the records are about to lose. All addresses they ever came with.
    const reached = [row, ...(known ? [known] : []), ...(await repo.contactsOf(db, leadIds))]
    for (const { email, phone } of reached) await this.#o.eraseIntake({ email, phone })
    const { email, phone } = known ?? row
    await this.#erase({ personId: row.personId, leadIds, email, phone }, actor)
    await this.#o.scrub()
  }

  async #erase(erased: Erased, actor: repo.Actor | null): Promise<void> {
    const db = this.#o.db()
    await db.transaction(async (tx) => {
      for (const id of erased.leadIds) {
        if (!(await repo.eraseLead(tx, id))) continue
        await repo.addEvent(tx, id, 'erased', actor, {})
        await audit(tx, actor?.id ?? null, 'erased-person', id)
      }
      await eraseForgottenPerson(tx, erased.personId)
      for (const { inDatabase } of this.#o.erasures) await inDatabase?.(tx, erased)
    })
    for (const { outside } of this.#o.erasures) await outside?.(db, erased)
  }

  /** Erases leads without a contract twelve months after the last thing that happened to them, as the privacy policy says. Gives how many. */
  async eraseStale(now: Date): Promise<number> {
    const before = new Date(now)
    before.setUTCFullYear(before.getUTCFullYear() - 1)
    const ids = await repo.staleLeads(this.#o.db(), before, mostErasedAtOnce)
    // A stale lead is older than anything the journal keeps: what that holds of the person is of a newer lead, which must not be lost.
    for (const id of ids) {
      const row = await repo.findLead(this.#o.db(), id)
      if (row) await this.#erase({ personId: row.personId, leadIds: [id], email: row.email, phone: row.phone }, null)
    }
    if (ids.length > 0) await this.#o.scrub()
    return ids.length
  }

  /** Notes that the visitor looked at something; one event per half hour. */
  async noteVisit(leadId: string, kind: 'quote-viewed' | 'pdf-opened'): Promise<void> {
    const db = this.#o.db()
    if (await repo.hasRecentEvent(db, leadId, kind, new Date(Date.now() - 30 * 60_000))) return
    await repo.addEvent(db, leadId, kind, null, {})
  }
}

function summaryOf(row: repo.LeadRow): LeadSummary {
  return {
    id: row.id,
    personId: row.personId,
    reference: row.reference,
    kind: row.kind,
    stage: row.stage,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    source: row.source,
    town: towns.find((town) => town === row.town) ?? null,
    valueEur: row.valueCents === null ? null : eurFromCents(row.valueCents),
    createdAt: row.createdAt.toISOString(),
    answerBy: row.stage === 'new' ? (row.answerBy?.toISOString() ?? null) : null,
    urgency: row.urgency,
    takenBy: row.takenByName,
  }
}

const mailOf = (row: MailRow) => ({
  id: row.id,
  template: row.template,
  to: row.toAddress,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  sentAt: row.sentAt?.toISOString() ?? null,
})
