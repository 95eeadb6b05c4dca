/** What the contact form holds, as it was typed. */
export interface ContactValues {
  name: string
  email: string
  phone: string
  location: string
  service: string
  message: string
  consentPrivacy: boolean
  consentMarketing: boolean
}

/** The body of POST /api/contact (contract.ts) as far as the form was filled; blank fields are left out. */
export interface ContactBody {
  language: string
  name: string
  email?: string
  phone?: string
  location?: string
  service?: string
  message?: string
  consent: { privacy: boolean; marketing: boolean }
}

/** A form read by name: what FormData and URLSearchParams have in common. */
interface Fields {
  get(name: string): unknown
}

/** The values of a posted form. Files and unknown fields are ignored. */
export function contactValuesFromForm(form: Fields): ContactValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const ticked = (name: string) => ['on', 'true', '1', 'yes'].includes(text(name))
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    location: text('location'),
    service: text('service'),
    message: text('message'),
    consentPrivacy: ticked('consentPrivacy'),
    consentMarketing: ticked('consentMarketing'),
  }
}

export function contactBody(values: ContactValues, language: string): ContactBody {
  const body: ContactBody = {
    language,
    name: values.name,
    consent: { privacy: values.consentPrivacy, marketing: values.consentMarketing },
  }
  for (const name of ['email', 'phone', 'location', 'service', 'message'] as const)
    if (values[name] !== '') body[name] = values[name]
  return body
}
