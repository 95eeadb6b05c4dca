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
import { type ContactRequest, type ContactResponse, contactResponse } from './contract.ts'

/** The journal entry's payload. */
interface EnquiryPayload {
  reference: string
  language: Language
  name: string
  email: string | null
  phone: string | null
  location: string | null
  service: string | null
  message: string | null
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

export class Contact {
  readonly #intake: Intake
  readonly #answerBy: (now: Date) => Date

  constructor(intake: Intake, answerBy: (now: Date) => Date) {
    this.#intake = intake
    this.#answerBy = answerBy
  }

  /** Accepts an enquiry: it is on disk before this resolves. Problems as Intake.submit. */
  async submit(
    request: ContactRequest,
    about: {
      scope: string
      key?: string | undefined
      earlierKey?: string | undefined
      source: string
      phoneE164: string | null
    },
  ): Promise<{ status: number; body: ContactResponse }> {
    const answer = await this.#intake.submit({
      scope: about.scope,
      key: about.key,
      earlierKey: about.earlierKey,
      body: withoutSigns(request),
      make: async () => {
        const now = new Date()
        const payload: EnquiryPayload = {
          reference: newReference('C'),
          language: request.language,
          name: request.name,
          email: request.email ?? null,
          phone: about.phoneE164,
          location: request.location || null,
          service: request.service ?? null,
          message: request.message || null,
          marketing: request.consent.marketing,
          source: withoutTokens(about.source),
          partnerCode: request.partnerCode ?? null,
          visit: request.visit,
          suspicion: suspicionOf({
            name: request.name,
            texts: [request.message, request.location],
            signs: request.signs,
          }),
          createdAt: now.toISOString(),
          answerBy: this.#answerBy(now).toISOString(),
        }
        const body: ContactResponse = { reference: payload.reference, answerBy: payload.answerBy }
        return {
          id: randomUUID(),
          kind: 'contact',
          person: { email: request.email, phone: about.phoneE164 ?? undefined },
          payload,
          response: { status: 201, body },
        }
      },
    })
    return { status: answer.status, body: contactResponse.parse(answer.body) }
  }
}

/** Carries accepted enquiries into the database: lead and mails in one transaction. */
export function contactIntake(writeLeads: LeadWriter, outbox: Outbox, staffMailTo: string | undefined): IntakeHandler {
  return {
    kind: 'contact',
    async write(tx, entries) {
      const all = entries.map((entry) => ({ id: entry.id, p: entry.payload as EnquiryPayload }))
      const created = await writeLeads(
        tx,
        all.map(({ id, p }) => ({ ...leadOf(p), id })),
      )
      await outbox.add(
        tx,
        all.filter(({ id }) => created.has(id)).flatMap(({ id, p }) => mailsOf(id, p, staffMailTo)),
      )
    },
  }
}

const leadOf = ({ suspicion: _, marketing, createdAt, answerBy, ...p }: EnquiryPayload) => ({
  ...p,
  kind: 'enquiry' as const,
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
