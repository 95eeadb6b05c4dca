import { randomUUID } from 'node:crypto'
import type { LeadWriter } from '#src/features/crm/public.ts'
import type { Intake, IntakeHandler } from '#src/features/intake/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import { type Suspicion, suspicionOf } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { withoutTokens } from '#src/shared/crypto/signed-link.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { answersShape, type EstimateRequest, type QuoteRequest, type QuoteResponse, quoteResponse } from './contract.ts'
import type { QuoteAnswers } from './domain/answers/answers.ts'
import type { Estimate } from './domain/options/estimate-types.ts'
import type { PriceBook } from './domain/prices/price-items.ts'
import type { QuoteLinks } from './links.ts'
import * as repo from './repo.ts'
import { newestVersion } from './versions/repo.ts'

/** Runs the model away from the request loop. */
export interface Estimator {
  estimate(answers: QuoteAnswers, priceBook: PriceBook, today: string): Promise<Estimate>
}

/** What is kept of a quote from acceptance on; the journal entry's payload. */
interface QuotePayload {
  leadId: string
  reference: string
  test: boolean
  language: Language
  name: string
  email: string | null
  phone: string | null
  marketing: boolean
  source: string
  /** Absent in entries of an earlier release. */
  partnerCode?: string | null
  visit?: Visit | undefined
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion | undefined
  createdAt: string
  answerBy: string | null
  estimate: Estimate
}

export interface SavedQuote {
  id: string
  leadId: string | null
  reference: string
  test: boolean
  language: Language
  name: string
  estimate: Estimate
}

export type OpenedQuote = { ok: true; quote: SavedQuote; token: string } | { ok: false; reason: 'unknown' | 'expired' }

interface Options {
  /** Throws the problem `database_unavailable` while it is away. */
  db: () => Database
  intake: () => Intake
  estimator: Estimator
  prices: { readonly current: PriceBook }
  links: QuoteLinks
  answerBy: (now: Date) => Date
}

const day = 86_400_000

export class Quotes {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** An estimate; nothing is stored. */
  estimate(request: EstimateRequest | QuoteRequest): Promise<Estimate> {
    return this.#o.estimator.estimate(answersShape.parse(request), this.#o.prices.current, madridDate(new Date()))
  }

  /** Accepts a quote: it is on disk before this resolves. Problems as Intake.submit. */
  async submit(
    request: QuoteRequest,
    about: {
      scope: string
      key?: string | undefined
      earlierKey?: string | undefined
      source: string
      phoneE164: string | null
    },
  ): Promise<{ status: number; body: QuoteResponse }> {
    const { key, earlierKey, scope } = about
    const answer = await this.#o
      .intake()
      .submit({ scope, key, earlierKey, body: withoutSigns(request), make: () => this.#make(request, about) })
    return { status: answer.status, body: quoteResponse.parse(answer.body) }
  }

  async #make(request: QuoteRequest, about: { source: string; phoneE164: string | null }) {
    const estimate = await this.estimate(request)
    const id = randomUUID()
    const now = new Date()
    const reference = newReference(request.test ? 'T' : 'Q')
    const token = this.#o.links.tokenFor({ id, test: request.test, createdAt: now })
    const person = request.test ? null : { email: request.contact?.email, phone: about.phoneE164 ?? undefined }
    const payload: QuotePayload = {
      leadId: randomUUID(),
      reference,
      test: request.test,
      language: request.language,
      name: request.contact?.name ?? '',
      email: person?.email ?? null,
      phone: person?.phone ?? null,
      marketing: request.consent?.marketing ?? false,
      source: withoutTokens(about.source),
      partnerCode: request.partnerCode ?? null,
      visit: request.visit,
      suspicion: request.test
        ? undefined
        : suspicionOf({ name: request.contact?.name ?? '', texts: [], signs: request.signs }),
      createdAt: now.toISOString(),
      answerBy: request.test ? null : this.#o.answerBy(now).toISOString(),
      estimate,
    }
    const body: QuoteResponse = {
      reference,
      token,
      url: this.url(token, request.language),
      pdfUrl: this.pdfUrl(token, request.language),
      validUntil: estimate.validUntil,
    }
    return { id, kind: 'quote', person, payload, response: { status: 201, body } }
  }

  url(token: string, language: Language): string {
    return this.#o.links.url(token, language)
  }

  pdfUrl(token: string, language: Language): string {
    return this.#o.links.pdfUrl(token, language)
  }

  /** QuoteLinks.forStaff. */
  forStaff(address: string): string {
    return this.#o.links.forStaff(address)
  }

  /** A fresh link to a quote: QuoteLinks.tokenFor. */
  tokenFor(quote: { id: string; test: boolean; createdAt: Date }, openUntil?: Date): string {
    return this.#o.links.tokenFor(quote, openUntil)
  }

  /** The quote behind a signed link: from the journal while it is on its way, else from the database. */
  async open(token: string): Promise<OpenedQuote> {
    const link = this.#o.links.check(token, new Date())
    if (!link.ok) return { ok: false, reason: link.reason === 'expired' ? 'expired' : 'unknown' }
    const quote = await this.find(link.id)
    return quote ? { ok: true, quote, token } : { ok: false, reason: 'unknown' }
  }

  async find(id: string): Promise<SavedQuote | undefined> {
    const entry = await this.#o.intake().find(id)
    if (entry) {
      const p = entry.payload as QuotePayload
      return {
        id,
        leadId: p.test ? null : p.leadId,
        reference: p.reference,
        test: p.test,
        language: p.language,
        name: p.name,
        estimate: p.estimate,
      }
    }
    return findSavedQuote(this.#o.db(), id)
  }

  /** What a lead's page shows of its quote. */
  async ofLead(
    db: Database,
    leadId: string,
  ): Promise<{
    reference: string
    url: string
    customerUrl: string
    pdfUrl: string
    validUntil: string
    estimate: unknown
  } | null> {
    const row = await repo.quoteOfLead(db, leadId)
    if (!row) return null
    const token = this.#o.links.tokenFor(row)
    return {
      reference: row.reference,
      url: this.#o.links.forStaff(this.url(token, row.language)),
      customerUrl: this.url(token, row.language),
      pdfUrl: this.#o.links.forStaff(this.pdfUrl(token, row.language)),
      validUntil: row.validUntil,
      estimate: (await newestVersion(db, row.id))?.estimate ?? row.estimate,
    }
  }
}

/** A quote that has arrived in the database, in its newest version. */
export async function findSavedQuote(db: Database, id: string): Promise<SavedQuote | undefined> {
  const row = await repo.findQuote(db, id)
  if (!row) return undefined
  const { leadId, reference, test, language, name } = row
  const newest = await newestVersion(db, id)
  return { id, leadId, reference, test, language, name, estimate: newest?.estimate ?? row.estimate }
}

/** Carries accepted quotes into the database: lead, quote and mails in one transaction. */
export function quoteIntake(writeLeads: LeadWriter, outbox: Outbox, staffMailTo: string | undefined): IntakeHandler {
  return {
    kind: 'quote',
    /** The page and the PDF that were promised open while the lead waits for staff. */
    async writeHeld(tx, entries) {
      const rows = entries.map((entry) => quoteRowOf(entry.id, entry.payload as QuotePayload))
      await repo.insertQuotes(tx, rows)
    },
    async write(tx, entries) {
      const all = entries.map((entry) => ({ id: entry.id, p: entry.payload as QuotePayload }))
      const real = all.filter(({ p }) => !p.test)
      const created =
        real.length === 0
          ? new Set<string>()
          : await writeLeads(
              tx,
              real.map(({ p }) => leadOf(p)),
            )
      await repo.insertQuotes(
        tx,
        all.map(({ id, p }) => quoteRowOf(id, p)),
      )
      await outbox.add(
        tx,
        real.filter(({ p }) => created.has(p.leadId)).flatMap(({ id, p }) => mailsOf(id, p, staffMailTo)),
      )
    },
  }
}

function leadOf(p: QuotePayload) {
  const balanced = p.estimate.options[1]
  return {
    id: p.leadId,
    reference: p.reference,
    kind: 'quote' as const,
    name: p.name,
    email: p.email,
    phone: p.phone,
    language: p.language,
    source: p.source,
    town: p.estimate.answers.town,
    partnerCode: p.partnerCode ?? null,
    visit: p.visit,
    valueCents: balanced.priceCents,
    consentMarketing: p.marketing,
    consentTextVersion,
    createdAt: new Date(p.createdAt),
    answerBy: p.answerBy === null ? null : new Date(p.answerBy),
  }
}

const quoteRowOf = (id: string, p: QuotePayload) => ({
  id,
  leadId: p.test ? null : p.leadId,
  reference: p.reference,
  test: p.test,
  language: p.language,
  name: p.name,
  estimate: p.estimate,
  validUntil: p.estimate.validUntil,
  createdAt: new Date(p.createdAt),
  purgeAt: p.test ? new Date(Date.parse(p.createdAt) + day) : null,
})

function mailsOf(id: string, p: QuotePayload, staffMailTo: string | undefined) {
  const common = { leadId: p.leadId, payload: { quoteId: id } }
  const notice = staffMailTo
    ? [{ ...common, template: 'quote-notice', language: 'es' as const, toAddress: staffMailTo }]
    : []
  return p.email
    ? [{ ...common, template: 'quote-confirmation', language: p.language, toAddress: p.email }, ...notice]
    : notice
}
