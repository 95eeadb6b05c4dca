import { z } from 'zod'
import { languages } from '#src/shared/i18n/language.ts'

export const roles = ['admin', 'sales', 'technician', 'editor', 'partner-manager'] as const
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
})
export type User = z.infer<typeof user>
export const leastPasswordLength = 12
export const passwordChange = z.object({
  current: z.string().min(1).max(256),
  next: z.string().min(leastPasswordLength).max(256),
})
/** The token is opaque; it goes into local storage under `adminToken` and into the bearer header of every request. */
export const loginResponse = z.object({ token: z.string(), expiresAt: z.iso.datetime({ offset: true }), user })
export type LoginResponse = z.infer<typeof loginResponse>
