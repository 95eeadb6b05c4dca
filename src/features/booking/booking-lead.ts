import { addEvent, findLead, type LeadWriter, moveStage } from '#src/features/crm/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { withoutTokens } from '#src/shared/crypto/signed-link.ts'
import type { Database } from '#src/shared/db/database.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import type { ConsultationRequest } from './contract.ts'
import type { BookingAbout } from './options.ts'

/** Makes the lead that begins with an appointment; gives its id, which is the appointment's. */
export async function newLead(
  writeLeads: LeadWriter,
  tx: Database,
  o: { id: string; request: ConsultationRequest; start: Date; about: BookingAbout; now: Date },
): Promise<string> {
  const { contact, consent, language, town, topic, note, partnerCode, visit } = o.request
  await writeLeads(tx, [
    {
      id: o.id,
      reference: newReference('C'),
      kind: 'enquiry',
      name: contact.name,
      email: contact.email ?? null,
      phone: o.about.phoneE164,
      language,
      source: withoutTokens(o.about.source),
      town,
      service: topic,
      message: note || null,
      partnerCode: partnerCode ?? null,
      visit,
      consentMarketing: consent.marketing,
      consentTextVersion,
      createdAt: o.now,
      // An appointment is the answer.
      answerBy: o.start,
    },
  ])
  return o.id
}

/** A lead that is before this stage comes to it; one that is further stays. */
export async function surveyBooked(tx: Database, leadId: string): Promise<void> {
  const lead = await findLead(tx, leadId)
  if (lead?.stage !== 'new' && lead?.stage !== 'contacted') return
  const to = 'survey-booked'
  if (await moveStage(tx, leadId, lead.stage, to))
    await addEvent(tx, leadId, 'stage-changed', null, { from: lead.stage, to })
}
