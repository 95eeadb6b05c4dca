import type { Permissions } from '#src/features/auth/public.ts'

/** Who reads how fast the pages are. */
export const vitalsPermissions = { 'vitals.read': ['admin', 'editor', 'sales'] } as const satisfies Permissions
