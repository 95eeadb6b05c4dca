import type { Permissions } from '#src/features/auth/public.ts'

/** Who sees the calendar and who puts something there. */
export const calendarPermissions = {
  'calendar.read': ['admin', 'sales', 'technician'],
  'calendar.change': ['admin', 'sales'],
  'calendar.travel': ['admin', 'sales', 'technician'],
  'calendar.rules': ['admin'],
} as const satisfies Permissions
