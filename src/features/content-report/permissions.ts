import type { Permissions } from '#src/features/auth/public.ts'

/** Who reads what is known of the site's pages. */
export const contentReportPermissions = {
  'pages.read': ['admin', 'editor', 'writer', 'sales'],
} as const satisfies Permissions
