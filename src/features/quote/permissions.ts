import type { Permissions } from '#src/features/auth/public.ts'

/** What each role may do with prices and quotes made. */
export const quotePermissions = {
  'prices.read': ['admin', 'sales'],
  'prices.publish': ['admin'],
  /** A quote names its person and its price: for those who may read leads and see amounts. */
  'quotes.read': ['admin', 'sales', 'partner-manager'],
  'quotes.revise': ['admin', 'sales'],
} as const satisfies Permissions
