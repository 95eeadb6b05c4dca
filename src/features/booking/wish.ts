import { randomUUID } from 'node:crypto'
import type { LeadWriter } from '#src/features/crm/public.ts'
import type { IntakeHandler } from '#src/features/intake/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import type { Suspicion } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { withoutTokens } from '#src/shared/crypto/signed-link.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type ConsultationRequest, consultationWished } from './contract.ts'
import type { BookingAbout, BookingAnswer, BookingOptions } from './options.ts'

/** While the database is away nobody can say whether a time is free: the wish goes through the journal like every lead, and a person confirms it. */

export const consultationWishKind = 'consultation-wish'

interface WishPayload {
  reference: string
  language: Language
  name: string
  email: string | null
  phone: string | null
  town: string
  service: string
  start: string
  mode: string
  note: string
  marketing: boolean
  source: string
  partnerCode: string | null
  visit?: Visit | undefined
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion | undefined
  createdAt: string
  answerBy: string
}

export async function submitWish(
  { intake, answerBy }: Pick<BookingOptions, 'intake' | 'answerBy'>,
  request: ConsultationRequest,
  start: Date,
  about: BookingAbout,
  now: Date,
  suspicion?: Suspicion,
): Promise<BookingAnswer> {
  const { contact, consent, language, town, topic, mode, address, note, partnerCode, visit } = request
  const answer = await intake().submit({
    ...about,
    body: withoutSigns(request),
    make: async () => {
      const payload: WishPayload = {
        reference: newReference('C'),
        language,
        name: contact.name,
        email: contact.email ?? null,
        phone: about.phoneE164,
        town,
        service: topic,
        start: start.toISOString(),
        mode,
        note: [address, note].filter(Boolean).join('\n'),
        marketing: consent.marketing,
        source: withoutTokens(about.source),
        partnerCode: partnerCode ?? null,
        visit,
        suspicion,
        createdAt: now.toISOString(),
        answerBy: answerBy(now).toISOString(),
      }
      return {
        id: randomUUID(),
        kind: consultationWishKind,
        person: { email: contact.email, phone: about.phoneE164 ?? undefined },
        payload,
        response: { status: 202, body: { reference: payload.reference, confirmBy: payload.answerBy } },
      }
    },
  })
  return { status: 202, body: consultationWished.parse(answer.body) }
}

/** Carries wishes into the database: each a lead that staff answer, with the time that was wanted in its message. */
export function consultationWishIntake(
  writeLeads: LeadWriter,
  outbox: Outbox,
  staffMailTo: string | undefined,
): IntakeHandler {
  return {
    kind: consultationWishKind,
    async write(tx, entries) {
      const all = entries.map((entry) => ({ id: entry.id, p: entry.payload as WishPayload }))
      const created = await writeLeads(
        tx,
        all.map(({ id, p }) => leadOf(id, p)),
      )
      await outbox.add(
        tx,
        all.filter(({ id }) => created.has(id)).flatMap(({ id, p }) => mailsOf(id, p, staffMailTo)),
      )
    },
  }
}

function leadOf(id: string, { suspicion: _, marketing, createdAt, answerBy, start, mode, note, ...p }: WishPayload) {
  return {
    ...p,
    id,
    kind: 'enquiry' as const,
    message: [wishWords[p.language](formatInstant(start, p.language), mode === 'video'), note]
      .filter(Boolean)
      .join('\n'),
    consentMarketing: marketing,
    consentTextVersion,
    createdAt: new Date(createdAt),
    answerBy: new Date(answerBy),
  }
}

const wishWords: Record<Language, (when: string, isVideo: boolean) => string> = {
  en: (when, isVideo) => `Time asked for: ${when}, ${isVideo ? 'by video' : 'at the house'}`,
  es: (when, isVideo) => `Hora deseada: ${when}, ${isVideo ? 'por videollamada' : 'en la casa'}`,
}

function mailsOf(leadId: string, p: WishPayload, staffMailTo: string | undefined) {
  const common = { leadId, payload: {} }
  return [
    ...(p.email ? [{ ...common, template: 'contact-confirmation', language: p.language, toAddress: p.email }] : []),
    ...(staffMailTo
      ? [{ ...common, template: 'contact-notice', language: 'es' as const, toAddress: staffMailTo }]
      : []),
  ]
}
