import { createHash, randomUUID } from 'node:crypto'
import { audit, type User } from '#src/features/auth/public.ts'
import { mostFileBytes } from '#src/features/bill-analysis/contract.ts'
import { addEvent, type LeadWriter, seenLead } from '#src/features/crm/public.ts'
import type { Intake, IntakeHandler } from '#src/features/intake/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import { type Suspicion, suspicionOf } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { withoutTokens } from '#src/shared/crypto/signed-link.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import type { FileRule, Files, KeptFile } from '#src/shared/files/files.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import {
  type BillEnquiry,
  type BillEnquiryResponse,
  type BillFigures,
  billDaysKept,
  billEnquiryResponse,
  type LeadBill,
} from './enquiry-contract.ts'
import { findBillEnquiry, insertBillEnquiries } from './repo.ts'

const rule: FileRule = {
  room: 'bills',
  types: ['pdf', 'jpeg', 'png', 'webp'],
  mostBytes: mostFileBytes,
  // Eight-point print of a page that fills the picture stays legible.
  mostEdgePx: 3600,
}

/** The journal entry's payload. The files lie in the file store already, sealed with the person's key. */
interface EnquiryPayload {
  reference: string
  language: Language
  name: string
  email: string | null
  phone: string | null
  message: string | null
  marketing: boolean
  source: string
  partnerCode: string | null
  visit?: Visit | undefined
  createdAt: string
  answerBy: string
  figures: BillFigures
  files: KeptFile[]
  keptUntil: string
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion | undefined
}

interface Options {
  db: () => Database
  intake: () => Intake
  files: Files
  answerBy: (now: Date) => Date
}

/** Bills that somebody sends to an engineer: a lead with its figures, and the files for some days. */
export class BillEnquiries {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** Accepts an enquiry: files and entry are on disk before this resolves, whatever the database does. Problems as Files.keep and Intake.submit. */
  async submit(
    request: BillEnquiry,
    uploads: readonly Uint8Array[],
    about: { scope: string; key?: string | undefined; source: string; phoneE164: string | null },
  ): Promise<BillEnquiryResponse> {
    const hashes = uploads.map((bytes) => createHash('sha256').update(bytes).digest('base64url'))
    const kept: KeptFile[] = []
    try {
      const answer = await this.#o.intake().submit({
        scope: about.scope,
        key: about.key,
        body: { request: withoutSigns(request), files: hashes },
        make: async () => {
          const now = new Date()
          const contact = { email: request.email, phone: about.phoneE164 ?? undefined }
          const person = this.#o.intake().personId(contact)
          if (person === null) throw new Error('an enquiry without a way to answer')
          const keptUntil = addDays(madridDate(now), billDaysKept)
          for (const bytes of uploads) kept.push(await this.#o.files.keep(bytes, rule, { person, keptUntil }))
          const payload: EnquiryPayload = {
            reference: newReference('B'),
            language: request.language,
            name: request.name,
            email: request.email ?? null,
            phone: about.phoneE164,
            message: request.message || null,
            marketing: request.consent.marketing,
            source: withoutTokens(about.source),
            partnerCode: request.partnerCode ?? null,
            visit: request.visit,
            createdAt: now.toISOString(),
            answerBy: this.#o.answerBy(now).toISOString(),
            figures: request.figures,
            files: kept,
            keptUntil,
            suspicion: suspicionOf({ name: request.name, texts: [request.message], signs: request.signs }),
          }
          const { reference, answerBy } = payload
          const body: BillEnquiryResponse = { reference, answerBy, keptUntil }
          return { id: randomUUID(), kind: 'bill', person: contact, payload, response: { status: 201, body } }
        },
      })
      return billEnquiryResponse.parse(answer.body)
    } catch (error) {
      // What was refused leaves nothing behind.
      await Promise.allSettled(kept.map(({ name }) => this.#o.files.remove(name)))
      throw error
    }
  }

  /** What came with a lead that this member of staff sees; null when it came without a bill. Problem: 404 not_found. */
  async ofLead(leadId: string, who: User): Promise<LeadBill> {
    await seenLead(this.#o.db(), leadId, who)
    const row = await findBillEnquiry(this.#o.db(), leadId)
    if (!row) return { bill: null }
    const isKept = row.keptUntil >= madridDate(new Date())
    const files = row.files.map(({ type, bytes }) => ({ type, bytes }))
    return { bill: { figures: row.figures, keptUntil: row.keptUntil, files, isKept } }
  }

  /** One file, for a member of staff, who is noted on the lead and in the audit. Problem: 404 not_found, also once it is gone. */
  async fileOfLead(leadId: string, index: number, actor: User): Promise<{ file: KeptFile; bytes: Buffer }> {
    const db = this.#o.db()
    await seenLead(db, leadId, actor)
    const file = (await findBillEnquiry(db, leadId))?.files[index]
    const bytes = file && (await this.#o.files.read(file.name))
    if (!bytes) throw new Problem(404, 'not_found')
    await db.transaction(async (tx) => {
      await addEvent(tx, leadId, 'bill-opened', actor, {})
      await audit(tx, actor.id, 'opened-bill', leadId)
    })
    return { file, bytes }
  }
}

/** Carries accepted bills into the database: lead, figures and mails in one transaction. */
export function billIntake(writeLeads: LeadWriter, outbox: Outbox, staffMailTo: string | undefined): IntakeHandler {
  return {
    kind: 'bill',
    async write(tx, entries) {
      const all = entries.map((entry) => ({ id: entry.id, p: entry.payload as EnquiryPayload }))
      const created = await writeLeads(
        tx,
        all.map(({ id, p }) => ({ ...leadOf(p), id })),
      )
      const fresh = all.filter(({ id }) => created.has(id))
      await insertBillEnquiries(
        tx,
        fresh.map(({ id, p: { figures, files, keptUntil, createdAt } }) => ({
          leadId: id,
          figures,
          files,
          keptUntil,
          createdAt: new Date(createdAt),
        })),
      )
      await outbox.add(
        tx,
        fresh.flatMap(({ id, p }) => mailsOf(id, p, staffMailTo)),
      )
    },
  }
}

const leadOf = ({
  marketing,
  createdAt,
  answerBy,
  figures: _f,
  files: _k,
  keptUntil: _u,
  suspicion: _s,
  ...p
}: EnquiryPayload) => ({
  ...p,
  kind: 'enquiry' as const,
  service: 'solar',
  consentMarketing: marketing,
  consentTextVersion,
  createdAt: new Date(createdAt),
  answerBy: new Date(answerBy),
})

function mailsOf(leadId: string, p: EnquiryPayload, staffMailTo: string | undefined) {
  const common = { leadId, payload: {} }
  const notice = staffMailTo
    ? [{ ...common, template: 'contact-notice', language: 'es' as const, toAddress: staffMailTo }]
    : []
  return p.email
    ? [{ ...common, template: 'contact-confirmation', language: p.language, toAddress: p.email }, ...notice]
    : notice
}
