import type { Permissions } from '#src/features/auth/public.ts'

/** Who heads, files and hides what others write. */
export const newsPermissions = { 'news.edit': ['admin', 'editor'] } as const satisfies Permissions
