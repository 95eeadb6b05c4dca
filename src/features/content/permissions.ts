import type { Permissions } from '#src/features/auth/public.ts'

/** Writers write and never publish; editors look at what was written, and approve by publishing. */
export const contentPermissions = {
  'content.read': ['admin', 'editor', 'writer'],
  'content.write': ['admin', 'editor', 'writer'],
  'content.publish': ['admin', 'editor'],
} as const satisfies Permissions
