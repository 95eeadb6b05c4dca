import type { Permissions } from '#src/features/auth/public.ts'

/**
 * What each role may do with leads and people. A technician has the leads that are theirs, without what they cost: the repository keeps to that
 * (`ownLeadsOnly`).
 */
export const crmPermissions = {
  'leads.read': ['admin', 'sales', 'technician', 'partner-manager'],
  'leads.change': ['admin', 'sales', 'technician'],
  'leads.create': ['admin', 'sales'],
  'leads.export': ['admin', 'sales'],
  'leads.import': ['admin', 'sales'],
  'leads.erase': ['admin'],
  'leads.numbers': ['admin', 'sales'],
  'leads.assign': ['admin'],
  'people.read': ['admin', 'sales'],
  'people.merge': ['admin', 'sales'],
  'people.export': ['admin'],
  'people.restrict': ['admin', 'sales'],
  'files.work': ['admin', 'sales', 'technician'],
  'jobs.work': ['admin', 'sales', 'technician'],
  'inbox.read': ['admin', 'sales'],
  'tasks.work': ['admin', 'sales', 'technician', 'partner-manager'],
  'checklist.read': ['admin'],
  'payments.record': ['admin', 'sales'],
  'mails.write': ['admin', 'sales'],
  'mails.retry': ['admin', 'sales', 'technician'],
} as const satisfies Permissions

/** Roles that see and change only the leads they look after, and no amounts. */
export const ownLeadsOnly: readonly string[] = ['technician']
