import { randomUUID } from 'node:crypto'
import { addEvent, agreeToNews, findLead, giveEmail, timelineOf } from '#src/features/crm/public.ts'
import type { Intake, IntakeHandler } from '#src/features/intake/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import { type Suspicion, suspicionOf } from '#src/features/quarantine/public.ts'
import { findQuote, lockQuote } from '#src/features/quote/repo.ts'
import type { Quotes } from '#src/features/quote/service.ts'
import type { Database } from '#src/shared/db/database.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { SendRequest, SendResponse } from './contract.ts'

interface Options {
  db: () => Database
  quotes: Pick<Quotes, 'open'>
  intake: () => Pick<Intake, 'submit'>
  now: () => Date
}

/** Kind of the journal's entries. */
const sendingKind = 'quote-sending'
export const quoteSentTemplate = 'quote-sent'
/** Of one quote, to all addresses together. */
export const mostSendingsADay = 5
const dayMillis = 86_400_000
/** The same address asked for again so soon is a second click. */
const sameMillis = 10 * 60_000

/** What is kept of a wish until its mail is queued; the journal entry's payload. */
interface SendingPayload {
  quoteId: string
  reference: string
  email: string
  language: Language
  marketing: boolean
  askedAt: string
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion | undefined
}

/** A saved quote by mail: its link and its PDF to an address, asked for by whoever has the link. */
export class QuoteSending {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /**
   * Accepts the wish: it is on disk before this resolves, and asked for again with the same key it is one. Problems: 404, also for a test quote and
   * one whose person is erased; 410; 409 quote_on_its_way; 429 quote_sent_often; as Intake.submit.
   */
  async send(
    token: string,
    request: SendRequest,
    { key, earlierKey }: { key?: string | undefined; earlierKey?: string | undefined },
  ): Promise<SendResponse> {
    const opened = await this.#o.quotes.open(token)
    if (!opened.ok) throw opened.reason === 'expired' ? new Problem(410, 'link_expired') : new Problem(404, 'not_found')
    const { quote } = opened
    if (quote.test) throw new Problem(404, 'not_found')
    const lead = quote.leadId === null ? undefined : await findLead(this.#o.db(), quote.leadId)
    if (!lead) throw new Problem(409, 'quote_on_its_way', { headers: { 'retry-after': '10' } })
    if (lead.erasedAt) throw new Problem(404, 'not_found')
    const { email, language } = request
    await this.#o.intake().submit({
      scope: `POST quote sending ${quote.id}`,
      key,
      earlierKey,
      body: withoutSigns(request),
      make: async () => {
        const now = this.#o.now()
        const before = await sendingsOf(this.#o.db(), lead.id, now)
        if (before.length >= mostSendingsADay && !isRepeated(before, request, now))
          throw new Problem(429, 'quote_sent_often', { headers: { 'retry-after': '3600' } })
        const payload: SendingPayload = {
          quoteId: quote.id,
          reference: quote.reference,
          email,
          language,
          marketing: request.marketing,
          askedAt: now.toISOString(),
          suspicion: suspicionOf({ name: '', texts: [], signs: request.signs }),
        }
        return { id: randomUUID(), kind: sendingKind, person: { email }, payload, response: { status: 202, body: {} } }
      },
    })
    return { email, language }
  }
}

/** Carries accepted wishes into the database: what the lead learns of its address, the line of its timeline and the mail, in one transaction. */
export function quoteSendingIntake(outbox: Pick<Outbox, 'add'>, now: () => Date): IntakeHandler {
  return {
    kind: sendingKind,
    async write(tx, entries) {
      for (const { payload } of entries) await sendOnce(tx, payload as SendingPayload, outbox, now())
    },
  }
}

async function sendOnce(tx: Database, asked: SendingPayload, outbox: Pick<Outbox, 'add'>, now: Date): Promise<void> {
  const { quoteId, email, language, marketing } = asked
  await lockQuote(tx, quoteId)
  const quote = await findQuote(tx, quoteId)
  const lead = quote?.leadId ? await findLead(tx, quote.leadId) : undefined
  // Erased since, or gone with what staff dismissed.
  if (!lead || lead.erasedAt) return
  const before = await sendingsOf(tx, lead.id, now)
  if (before.length >= mostSendingsADay || isRepeated(before, asked, now)) return
  const isTheirs = lead.email === null || sameAddress(lead.email, email)
  if (lead.email === null) await giveEmail(tx, lead, email)
  if (marketing && isTheirs) await agreeToNews(tx, lead, consentTextVersion)
  const consent = marketing ? { marketing, consentTextVersion } : {}
  await addEvent(tx, lead.id, isTheirs ? 'quote-sent' : 'quote-sent-on', null, { text: email, language, ...consent })
  await outbox.add(tx, [
    { leadId: lead.id, template: quoteSentTemplate, language, toAddress: email, payload: { quoteId } },
  ])
}

type Sending = Awaited<ReturnType<typeof timelineOf>>[number]

/** The wishes of the last day, as the lead's timeline has them. */
async function sendingsOf(db: Database, leadId: string, now: Date): Promise<Sending[]> {
  const events = await timelineOf(db, leadId)
  return events.filter(
    ({ kind, at }) => ['quote-sent', 'quote-sent-on'].includes(kind) && at.getTime() > now.getTime() - dayMillis,
  )
}

const isRepeated = (
  before: readonly Sending[],
  asked: Pick<SendRequest, 'email' | 'language' | 'marketing'>,
  now: Date,
): boolean =>
  before.some(
    ({ at, data }) =>
      at.getTime() > now.getTime() - sameMillis &&
      data.language === asked.language &&
      // A box ticked in between is something new.
      (data.marketing === true || !asked.marketing) &&
      typeof data.text === 'string' &&
      sameAddress(data.text, asked.email),
  )

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
