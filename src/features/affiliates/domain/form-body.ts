import { type JobKind, jobKinds } from './rules.ts'

/** The application's five fields, as they were typed. */
export interface ApplicationValues {
  businessName: string
  businessType: string
  contactName: string
  email: string
  phone: string
  consentPrivacy: boolean
}

/** A form read by name: what FormData and URLSearchParams have in common. */
interface Fields {
  get(name: string): unknown
}

const textOf = (form: Fields, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function applicationValues(form: Fields): ApplicationValues {
  return {
    businessName: textOf(form, 'businessName'),
    businessType: textOf(form, 'businessType'),
    contactName: textOf(form, 'contactName'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    consentPrivacy: textOf(form, 'consentPrivacy') !== '',
  }
}

/** The body of POST /api/affiliates/applications; blank fields are left out. */
export function applicationBody({ consentPrivacy, ...values }: ApplicationValues, language: string) {
  const typed = Object.entries(values).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(typed), language, consent: { privacy: consentPrivacy } }
}

/** Most jobs of a kind in the simulator. */
export const mostJobs = 20
export const exampleJobs: Readonly<Record<JobKind, number>> = {
  solar: 1,
  'heat-pump': 0,
  'air-conditioning': 1,
  electrical: 1,
  emergency: 0,
}

/** The simulator's jobs as typed: whole numbers from 0 to the most; anything else is 0. */
export function simulatedJobs(form: Fields): Record<JobKind, number> {
  const jobs = { ...exampleJobs }
  for (const kind of jobKinds) {
    const typed = Number(textOf(form, `jobs-${kind}`))
    jobs[kind] = Number.isInteger(typed) ? Math.min(mostJobs, Math.max(0, typed)) : 0
  }
  return jobs
}
