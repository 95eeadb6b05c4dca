import { z } from 'zod'
import { leastPasswordLength, roles } from '#src/features/auth/contract.ts'
import { text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'

const instant = z.iso.datetime({ offset: true })

export const sessionView = z.object({
  id: z.uuid(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  expiresAt: instant,
  browser: z.string().nullable(),
  isThis: z.boolean(),
})
export const sessionList = z.object({ items: z.array(sessionView) })

export const staffView = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  state: z.enum(['active', 'invited', 'paused']),
  hasSecondFactor: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  sessions: z.array(sessionView),
})
export type StaffView = z.infer<typeof staffView>
export const staffList = z.object({ items: z.array(staffView), total: z.number().int() })

export const invitationRequest = z.object({
  email: z.email().max(254),
  name: text(120).min(1),
  role: z.enum(roles),
  language: z.enum(languages).default('es'),
})
export type InvitationRequest = z.infer<typeof invitationRequest>

export const staffPatch = z
  .object({
    name: text(120).min(1).optional(),
    role: z.enum(roles).optional(),
    disabled: z.boolean().optional().describe('Paused: signed out everywhere and not let in.'),
    resend: z.literal(true).optional().describe('Mail the invitation, or a link for another password, once more.'),
  })
  .refine((value) => Object.keys(value).length > 0, { message: 'nothing_to_change' })
export type StaffPatch = z.infer<typeof staffPatch>

export const auditList = z.object({
  items: z.array(
    z.object({ id: z.uuid(), at: instant, actor: z.string().nullable(), action: z.string(), subject: z.string() }),
  ),
})

export const resetRequest = z.object({ email: z.email().max(254) })
export const passwordByLink = z.object({
  token: z.string().min(20).max(200),
  password: z.string().min(leastPasswordLength).max(256),
})
export const linkView = z.object({
  kind: z.enum(['invitation', 'reset']),
  name: z.string(),
  language: z.enum(languages),
})

/** For choosing whom to give something to. */
export const colleagues = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) })),
})
