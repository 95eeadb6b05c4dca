import type { PersonReach } from '#src/features/crm/erasure.ts'
import { contactsOf, leadsOfPerson } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { findPerson, mergedInto } from './repo.ts'

interface Contact {
  email: string | null
  phone: string | null
}

/** Everything by which a person is found: their leads, and all addresses they ever came with, those of merged records among them; `contacts` pair by pair. */
export async function reachOfPerson(db: Database, personId: string): Promise<PersonReach & { contacts: Contact[] }> {
  const leadIds = await leadsOfPerson(db, personId)
  const known = await findPerson(db, personId)
  const people = [...(known ? [known] : []), ...(await mergedInto(db, personId))]
  const contacts: Contact[] = [...people, ...(await contactsOf(db, leadIds))].map(({ email, phone }) => ({
    email,
    phone,
  }))
  return {
    personId,
    leadIds,
    emails: distinct([...contacts.map(({ email }) => email), ...people.flatMap(({ otherEmails }) => otherEmails)]),
    phones: distinct([...contacts.map(({ phone }) => phone), ...people.flatMap(({ otherPhones }) => otherPhones)]),
    contacts,
  }
}

export const distinct = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
