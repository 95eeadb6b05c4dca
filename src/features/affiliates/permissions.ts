import type { Permissions } from '#src/features/auth/public.ts'

/** Who does what with partners. A partner reaches their own record with their own session. */
export const affiliatePermissions = {
  'partners.read': ['admin', 'sales', 'partner-manager'],
  'partners.decide': ['admin', 'partner-manager'],
  'partners.register': ['admin', 'sales', 'partner-manager'],
  'attributions.decide': ['admin', 'partner-manager'],
  'ledger.read': ['admin', 'partner-manager'],
  'commissions.decide': ['admin', 'partner-manager'],
  'rules.read': ['admin', 'sales', 'partner-manager'],
  'rules.edit': ['admin', 'partner-manager'],
  'payouts.make': ['admin', 'partner-manager'],
} as const satisfies Permissions
