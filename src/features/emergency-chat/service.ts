import { randomUUID } from 'node:crypto'
import type { LeadWriter } from '#src/features/crm/public.ts'
import type { Intake, IntakeHandler } from '#src/features/intake/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import { type Suspicion, suspicionOf } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { withoutTokens } from '#src/shared/crypto/signed-link.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Triager } from './domain/create-triage.ts'
import { atLeast, type Level } from './domain/triage-types.ts'
import { type ChatLeadRequest, type ChatLeadResponse, chatLeadResponse } from './request-contract.ts'
import type { UrgentNotices } from './urgent-notices.ts'

/** What the journal calls these entries. */
export const chatRequestKind = 'chat-request'

/** The journal entry's payload. */
interface ChatLeadPayload {
  reference: string
  language: Language
  name: string
  email: string | null
  phone: string | null
  location: string | null
  conversation: { from: 'visitor' | 'chat'; text: string }[]
  urgency: Level
  marketing: boolean
  source: string
  /** Absent in entries of an earlier release. */
  partnerCode?: string | null
  visit?: Visit | undefined
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion | undefined
  createdAt: string
  answerBy: string
}

/** Requests for a call that come out of a conversation with the chat: each becomes a lead, the urgent ones at once a notice. */
export class ChatRequests {
  readonly #intake: Intake
  readonly #answerBy: (now: Date) => Date
  readonly #triage: Triager

  constructor(intake: Intake, answerBy: (now: Date) => Date, triage: Triager) {
    this.#intake = intake
    this.#answerBy = answerBy
    this.#triage = triage
  }

  /** Accepts a request: it is on disk before this resolves. Problems as Intake.submit. */
  async submit(
    request: ChatLeadRequest,
    about: { scope: string; key?: string | undefined; source: string; phoneE164: string | null },
  ): Promise<{ status: number; body: ChatLeadResponse }> {
    const answer = await this.#intake.submit({
      scope: about.scope,
      key: about.key,
      body: withoutSigns(request),
      make: async () => {
        const now = new Date()
        const urgency = urgencyOf(request, this.#triage)
        const said = request.conversation.filter(({ from }) => from === 'visitor').map(({ text }) => text)
        const payload: ChatLeadPayload = {
          reference: newReference('C'),
          language: request.language,
          name: request.name,
          email: request.email ?? null,
          phone: about.phoneE164,
          location: request.location || null,
          conversation: request.conversation,
          urgency,
          marketing: request.consent.marketing,
          source: withoutTokens(about.source),
          partnerCode: request.partnerCode ?? null,
          visit: request.visit,
          // Danger waits for nobody.
          suspicion: atLeast(urgency, 'high')
            ? undefined
            : suspicionOf({ name: request.name, texts: [...said, request.location], signs: request.signs }),
          createdAt: now.toISOString(),
          answerBy: this.#answerBy(now).toISOString(),
        }
        const body: ChatLeadResponse = {
          reference: payload.reference,
          answerBy: payload.answerBy,
          urgencyLevel: payload.urgency,
        }
        return {
          id: randomUUID(),
          kind: chatRequestKind,
          person: { email: request.email, phone: about.phoneE164 ?? undefined },
          payload,
          response: { status: 201, body },
        }
      },
    })
    return { status: answer.status, body: chatLeadResponse.parse(answer.body) }
  }
}

/** The most urgent of what the visitor wrote: a danger is not undone by the thanks that follow it. */
function urgencyOf({ conversation, language }: ChatLeadRequest, triage: Triager): Level {
  let most: Level = 'low'
  for (const { from, text } of conversation) {
    if (from !== 'visitor') continue
    const { level } = triage(text, language)
    if (atLeast(level, most)) most = level
    if (most === 'critical') break
  }
  return most
}

/** Carries accepted requests into the database: lead, mails and, when it is urgent, the first notice, in one transaction. */
export function chatIntake(
  writeLeads: LeadWriter,
  outbox: Outbox,
  notices: UrgentNotices,
  staffMailTo: string | undefined,
): IntakeHandler {
  return {
    kind: chatRequestKind,
    async write(tx, entries) {
      const all = entries.map((entry) => ({ id: entry.id, p: entry.payload as ChatLeadPayload }))
      const created = await writeLeads(
        tx,
        all.map(({ id, p }) => leadOf(id, p)),
      )
      const fresh = all.filter(({ id }) => created.has(id))
      const urgent = fresh.filter(({ p }) => atLeast(p.urgency, 'high'))
      await outbox.add(
        tx,
        fresh.flatMap(({ id, p }) => {
          const common = { leadId: id, payload: {} }
          const toVisitor = { ...common, template: 'contact-confirmation', language: p.language }
          const toStaff = { ...common, template: 'contact-notice', language: 'es' as const }
          return [
            ...(p.email ? [{ ...toVisitor, toAddress: p.email }] : []),
            ...(staffMailTo && !atLeast(p.urgency, 'high') ? [{ ...toStaff, toAddress: staffMailTo }] : []),
          ]
        }),
      )
      await notices.first(
        tx,
        urgent.map(({ id }) => id),
        new Date(),
      )
    },
  }
}

function leadOf(id: string, { suspicion: _, marketing, createdAt, answerBy, conversation, ...p }: ChatLeadPayload) {
  const said = conversation.filter(({ from }) => from === 'visitor').map(({ text }) => text)
  return {
    ...p,
    id,
    kind: 'enquiry' as const,
    message: said.join('\n'),
    conversation,
    consentMarketing: marketing,
    consentTextVersion,
    createdAt: new Date(createdAt),
    answerBy: new Date(answerBy),
  }
}
