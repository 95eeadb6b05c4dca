import type { Permissions } from '#src/features/auth/public.ts'

/** Who reads what search and speed are worth, and who brings in the console's export. */
export const seoPermissions = {
  'seo.read': ['admin', 'editor', 'sales'],
  'month.read': ['admin', 'sales'],
  'seo.import': ['admin', 'editor'],
} as const satisfies Permissions
