import { z } from 'zod'
import { languages } from '#src/shared/i18n/language.ts'

export const roles = ['admin', 'sales', 'technician', 'editor', 'writer', 'partner-manager'] as const
export type Role = (typeof roles)[number]

export const loginRequest = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(256),
  totp: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
})
export const user = z.object({
  id: z.uuid(),
  email: z.email(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  /** Until another password is chosen, nothing else is allowed. */
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type User = z.infer<typeof user>
export const leastPasswordLength = 12
export const passwordChange = z.object({
  current: z.string().min(1).max(256),
  next: z.string().min(leastPasswordLength).max(256),
})
const code = z.string().regex(/^\d{6}$/)
/** Who holds a stolen session has neither the password nor the code of the present second factor. */
export const secondFactorChange = z.object({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  code: code.describe('Made from the new secret.'),
  password: z.string().min(1).max(256),
  currentCode: code.optional().describe('From the present second factor, when there is one.'),
})
export type SecondFactorChange = z.infer<typeof secondFactorChange>
/** The token is opaque; it goes into local storage under `adminToken` and into the bearer header of every request. */
export const loginResponse = z.object({ token: z.string(), expiresAt: z.iso.datetime({ offset: true }), user })
export type LoginResponse = z.infer<typeof loginResponse>
