import type { Permissions } from '#src/features/auth/public.ts'

/** What each role may do with leads. */
export const crmPermissions = {
  'leads.read': ['admin', 'sales', 'technician', 'partner-manager'],
  'leads.change': ['admin', 'sales', 'technician'],
  'leads.erase': ['admin'],
  'checklist.read': ['admin'],
  'payments.record': ['admin', 'sales'],
  'mails.retry': ['admin', 'sales', 'technician'],
} as const satisfies Permissions
