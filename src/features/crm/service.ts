import { audit } from '#src/features/auth/public.ts'
import { changeLead } from '#src/features/crm/change-lead.ts'
import { mailsOfLead } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type LeadDetail, type LeadList, type LeadPatch, leadDetail, leadList } from './contract.ts'
import { depositOf } from './deposits/service.ts'
import { scoreOf } from './domain/score.ts'
import { eraseLead, staleLeads } from './erase-leads.ts'
import { eraseTracks } from './erase-tracks.ts'
import type { PersonErasure, PersonReach } from './erasure.ts'
import { jobOfLead } from './job/service.ts'
import { listLeads } from './lead-list.ts'
import { messagesOf } from './messages/repo.ts'
import { notAsked } from './new-lead.ts'
import { distinct, reachOfPerson } from './people/reach.ts'
import { eraseForgottenPerson, findPerson } from './people/repo.ts'
import * as repo from './repo.ts'
import { isOwnOnly, seenLead } from './seen.ts'
import { mailView, summaryOf, type Viewer } from './summary.ts'
import { forgetMail } from './today/done.ts'

/** What another feature tells about a lead's quote. */
export type QuoteOfLead = (db: Database, leadId: string) => Promise<LeadDetail['quote']>

interface Options {
  db: () => Database
  quoteOf: QuoteOfLead
  /** What the other features do when a person is erased. */
  erasures: readonly PersonErasure[]
  /** Destroys the person's key in the intake journal. */
  eraseIntake: (person: { email: string | null; phone: string | null }) => Promise<void>
  /** Accepted leads that are not in the database yet. */
  waiting: () => number
  /** Destroys the keys of files that were kept with these leads, and removes them. */
  eraseFiles: (leadIds: readonly string[]) => Promise<void>
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

  /** Leads that the member of staff may see; those that wait for an answer first. */
  async list(
    filter: Omit<repo.LeadFilter, 'owner'> & { owner?: string | undefined; page: number },
    who: Viewer,
  ): Promise<LeadList> {
    const owner = isOwnOnly(who) || filter.owner === 'me' ? who.id : filter.owner
    const { rows, total } = await listLeads(this.#o.db(), { ...filter, owner, pageSize })
    const last = await repo.lastEventsOf(
      this.#o.db(),
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => ({
      ...summaryOf(row, who),
      lastAt: (last.get(row.id) ?? row.updatedAt).toISOString(),
    }))
    return leadList.parse({ items, total, page: filter.page, pageSize, waiting: this.#o.waiting() })
  }

  /** A lead with its timeline, mails and quote. Problem: 404 not_found. */
  async detail(id: string, who: Viewer): Promise<LeadDetail> {
    const db = this.#o.db()
    const row = await seenLead(db, id, who)
    const [events, mails, messages, job, known, quote, deposit] = await Promise.all([
      repo.timelineOf(db, id),
      mailsOfLead(db, id),
      messagesOf(db, id),
      jobOfLead(db, row),
      findPerson(db, row.personId),
      isOwnOnly(who) ? null : this.#o.quoteOf(db, id),
      isOwnOnly(who) ? null : depositOf(db, id),
    ])
    return leadDetail.parse({
      ...summaryOf(row, who),
      location: row.location,
      message: row.message,
      conversation: row.conversation,
      partnerCode: row.partnerCode,
      firstSource: row.firstSource,
      firstReferrer: row.firstReferrer,
      firstIsOfVisit: row.firstIsOfVisit,
      firstTouchAt: row.firstTouchAt?.toISOString() ?? null,
      consent: {
        privacy: row.consentTextVersion !== notAsked,
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
        data: isOwnOnly(who) && amountKinds.includes(event.kind) ? {} : event.data,
      })),
      mails: mails.map(mailView),
      job,
      deposit,
      score: isOwnOnly(who) ? null : scoreOfLead(row, events),
      restricted: Boolean(known?.restrictedAt),
      messages: isOwnOnly(who) ? [] : messages,
    })
  }

  /** One change with its timeline rows, in one transaction. Problems: 404; 409 changed_meanwhile, with what changed. */
  async patch(id: string, patch: LeadPatch, who: Viewer): Promise<LeadDetail> {
    await this.#o.db().transaction(async (tx) => changeLead(tx, await seenLead(tx, id, who), patch, who))
    return this.detail(id, who)
  }

  /** Takes charge of a lead: the first who asks has it, and asking again changes nothing. Problems: 404; 409 taken_already when somebody else has it. */
  async take(id: string, actor: Viewer): Promise<LeadDetail> {
    await this.#o.db().transaction(async (tx) => {
      if (await repo.takeLead(tx, id, actor)) return repo.addEvent(tx, id, 'taken', actor, {})
      const row = await repo.findLead(tx, id)
      if (!row) throw new Problem(404, 'not_found')
      if (row.takenById !== actor.id) throw new Problem(409, 'taken_already')
    })
    return this.detail(id, actor)
  }

  /** Empties everything personal about a lead's person: records, quotes, mails, journal. Asked again, it finishes what failed. Problem: 404 not_found. */
  async erase(id: string, actor: repo.Actor): Promise<void> {
    const db = this.#o.db()
    const row = await repo.findLead(db, id)
    if (!row) throw new Problem(404, 'not_found')
    const person = await reachOfPerson(db, row.personId)
    // First, because the person is found by what the records are about to lose.
    for (const contact of person.contacts) await this.#o.eraseIntake(contact)
    await this.#erase(person, actor)
    await this.#o.scrub()
  }

  async #erase(erased: PersonReach, actor: repo.Actor | null): Promise<void> {
    const db = this.#o.db()
    await db.transaction(async (tx) => {
      for (const id of erased.leadIds) {
        if (!(await eraseLead(tx, id))) continue
        await repo.addEvent(tx, id, 'erased', actor, {})
        await audit(tx, actor?.id ?? null, 'erased-person', id)
      }
      await eraseTracks(tx, erased, await eraseForgottenPerson(tx, erased.personId))
      for (const { inDatabase } of this.#o.erasures) await inDatabase?.(tx, erased)
    })
    for (const { outside } of this.#o.erasures) await outside?.(db, erased)
    await this.#o.eraseFiles(erased.leadIds)
  }

  /** Erases leads without a contract twelve months after the last thing that happened to them, as the privacy policy says. Gives how many. */
  async eraseStale(now: Date): Promise<number> {
    const before = new Date(now)
    before.setUTCFullYear(before.getUTCFullYear() - 1)
    const ids = await staleLeads(this.#o.db(), before, mostErasedAtOnce)
    // A stale lead is older than anything the journal keeps: what that holds of the person is of a newer lead, which must not be lost.
    for (const id of ids) {
      const row = await repo.findLead(this.#o.db(), id)
      if (!row) continue
      const [emails, phones] = [distinct([row.email]), distinct([row.phone])]
      await this.#erase({ personId: row.personId, leadIds: [id], emails, phones }, null)
    }
    if (ids.length > 0) await this.#o.scrub()
    return ids.length
  }

  /** A mail that is sent again is looked at again when it fails. */
  async mailGoesAgain(mailId: string): Promise<void> {
    await forgetMail(this.#o.db(), mailId)
  }

  /** Notes that the visitor looked at something; one event per half hour. */
  async noteVisit(leadId: string, kind: 'quote-viewed' | 'pdf-opened'): Promise<void> {
    const db = this.#o.db()
    if (await repo.hasRecentEvent(db, leadId, kind, new Date(Date.now() - 30 * 60_000))) return
    await repo.addEvent(db, leadId, kind, null, {})
  }
}

/** Events that name an amount. */
const amountKinds = ['paid', 'deposit-asked', 'deposit-received']

const scoreOfLead = ({ valueCents, phone, source }: repo.LeadRow, events: readonly repo.EventRow[]) =>
  scoreOf({
    valueEur: valueCents === null ? null : eurFromCents(valueCents),
    phone,
    source,
    kinds: events.map(({ kind }) => kind),
  })
