import { useQuery } from '@tanstack/react-query'
import type { User } from '#src/features/auth/contract.ts'
import { inboxCounts } from '#src/features/crm/inbox/contract.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { mayDo } from './may-do.ts'

/** How many conversations wait for us; 0 for those who do not see them. */
export function useWaiting(user: User | undefined): number {
  const counts = useQuery({
    queryKey: ['/api/crm/inbox/counts'],
    select: (data: unknown) => inboxCounts.parse(data).open,
    enabled: user !== undefined && mayDo(user, crmPermissions['inbox.read']),
    refetchInterval: 60_000,
    retry: false,
  })
  return counts.data ?? 0
}
