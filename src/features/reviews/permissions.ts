import type { Permissions } from '#src/features/auth/public.ts'

export const reviewPermissions = {
  'reviews.read': ['admin', 'editor', 'sales'],
  'reviews.invite': ['admin', 'editor', 'sales'],
  /** Shows, declines, answers. Nobody changes words. */
  'reviews.decide': ['admin', 'editor'],
} as const satisfies Permissions
