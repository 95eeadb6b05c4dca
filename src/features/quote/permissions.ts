import type { Permissions } from '#src/features/auth/public.ts'

/** What each role may do with prices and quotes made. */
export const quotePermissions = {
  'prices.read': ['admin', 'sales'],
  'prices.publish': ['admin'],
  /** A quote names its person: for those who may read leads. */
  'quotes.read': ['admin', 'sales', 'technician', 'partner-manager'],
  'quotes.revise': ['admin', 'sales'],
} as const satisfies Permissions
