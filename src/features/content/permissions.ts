import type { Permissions } from '#src/features/auth/public.ts'

/** Writers write and never publish; who may publish approves by publishing. */
export const contentPermissions = {
  'content.read': ['admin', 'editor'],
  'content.write': ['admin', 'editor'],
  'content.publish': ['admin', 'editor'],
} as const satisfies Permissions
