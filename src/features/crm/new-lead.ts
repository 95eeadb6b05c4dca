import { randomUUID } from 'node:crypto'
import { findPerson, survivorsOf } from '#src/features/crm/people/repo.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import type { Database } from '#src/shared/db/database.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Duplicates } from './duplicates/service.ts'
import type { LeadWriter } from './lead-writer.ts'
import type { NewLeadRequest, NewLeadResponse } from './new-lead-contract.ts'
import { noteFirstTouch } from './numbers/repo.ts'
import { type Actor, addEvent } from './repo.ts'

/** Instead of a consent text's version: nobody asked. */
export const notAsked = 'not-asked'

/** Somebody who is on the telephone or in the office has had their first answer. */
const answeredSources: readonly NewLeadRequest['source'][] = ['phone', 'walk-in']

interface Parts {
  writeLeads: LeadWriter
  duplicates: Duplicates
  answerBy: (now: Date) => Date
}

/** A lead that staff type in, in the caller's transaction, with the people who look like the same person. Problem: 422 for a personId that nobody has. */
export async function createLead(
  tx: Database,
  request: NewLeadRequest,
  phoneE164: string | null,
  actor: Actor,
  { writeLeads, duplicates, answerBy }: Parts,
): Promise<NewLeadResponse> {
  const { name, email, language, town, service, message, source, partnerCode, consent } = request
  const now = new Date()
  const personId = request.personId && (await livingPerson(tx, request.personId))
  const possibleDuplicates = personId ? [] : await duplicates.like(tx, { name, email, phone: phoneE164, town })
  const isAnswered = answeredSources.includes(source)
  const id = randomUUID()
  const reference = newReference('L')
  await writeLeads(tx, [
    {
      id,
      reference,
      kind: 'enquiry',
      name,
      email: email ?? null,
      phone: phoneE164,
      language,
      town: town ?? null,
      service: service ?? null,
      message: message || null,
      source,
      partnerCode: partnerCode || null,
      consentMarketing: consent?.marketing ?? false,
      consentTextVersion: consent?.privacy ? consentTextVersion : notAsked,
      createdAt: now,
      answerBy: isAnswered ? null : answerBy(now),
      firstTouchAt: isAnswered ? now : null,
      takenById: actor.id,
      takenByName: actor.name,
      takenAt: now,
      personId,
    },
  ])
  await addEvent(tx, id, 'typed-in', actor, {})
  if (isAnswered) await noteFirstTouch(tx, id, 0)
  return { id, reference, personId: personId ?? id, possibleDuplicates }
}

async function livingPerson(tx: Database, id: string): Promise<string> {
  const survivor = (await survivorsOf(tx, [id])).get(id) ?? id
  const row = await findPerson(tx, survivor)
  if (!row || row.erasedAt)
    throw new Problem(422, 'invalid_fields', { fields: [{ field: 'personId', code: 'not_in_list', message: id }] })
  return survivor
}
