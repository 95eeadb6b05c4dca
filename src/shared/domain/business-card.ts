import type { Town } from './vocabulary.ts'

/** What a document or a mail says about the business. `null` is a fact not given by the owner: it is left out, never filled in. */
export interface BusinessCard {
  name: string
  legalName: string | null
  taxId: string | null
  registeredAddress: string | null
  email: string | null
  phone: { e164: string; display: string }
  registrations: { lowVoltage: string | null; thermal: string | null; refrigerants: string | null }
  offices: readonly { town: Town }[]
}
