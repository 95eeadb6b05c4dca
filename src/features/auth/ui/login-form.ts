import type { AuthText } from '#src/features/auth/text/en.ts'
import { ApiError } from '#src/shared/http/request.ts'

/** The login form's state, apart from React: what it asks for and what it complains about. */

export const loginFields = ['email', 'password', 'totp'] as const
export type LoginField = (typeof loginFields)[number]
export type LoginValues = Record<LoginField, string>
export interface LoginErrors {
  fields: Partial<Record<LoginField, string>>
  /** About the whole form; undefined when every complaint stands at a field. */
  form?: string
}

/** Complaints before anything is sent; null when the form may go. The code is asked for only once the server wanted it. */
export function checkLogin(values: LoginValues, wantsTotp: boolean, text: AuthText): LoginErrors | null {
  const fields: LoginErrors['fields'] = {}
  if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) fields.email = text.emailWanted
  if (values.password === '') fields.password = text.passwordWanted
  if (wantsTotp && !/^\d{6}$/.test(digits(values.totp))) fields.totp = text.totpWanted
  return Object.keys(fields).length > 0 ? { fields } : null
}

/** The body of POST /api/auth/login. Spaces inside the code, as authenticator apps show it, are dropped. */
export function loginBody(values: LoginValues, wantsTotp: boolean): { email: string; password: string; totp?: string } {
  const body = { email: values.email.trim(), password: values.password }
  return wantsTotp ? { ...body, totp: digits(values.totp) } : body
}

/** What a failed login means for the form: ask for the code, or show these errors. */
export function loginFailure(error: unknown, text: AuthText): { wantsTotp: true } | { errors: LoginErrors } {
  if (!(error instanceof ApiError)) return { errors: { fields: {}, form: text.offline } }
  const { problem, status } = error
  if (problem?.code === 'totp_required') return { wantsTotp: true }
  if (problem?.code === 'totp_invalid') return { errors: { fields: { totp: text.totpRefused } } }
  const fields: LoginErrors['fields'] = {}
  for (const name of loginFields) {
    const complaint = problem?.fields.find(({ field }) => field === name)
    if (complaint) fields[name] = complaint.message
  }
  if (Object.keys(fields).length > 0) return { errors: { fields } }
  if (status === 401) return { errors: { fields: {}, form: text.refused } }
  if (status === 429) return { errors: { fields: {}, form: text.tooMany } }
  return { errors: { fields: {}, form: problem?.detail ?? problem?.title ?? text.failed } }
}

function digits(text: string): string {
  return text.replace(/\s/g, '')
}
