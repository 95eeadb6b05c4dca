import { useQuery } from '@tanstack/react-query'
import type { User } from '#src/features/auth/contract.ts'
import { inboxCounts } from '#src/features/crm/inbox/contract.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { leadTotals } from '#src/features/crm/totals/contract.ts'
import { mayDo } from './may-do.ts'

const often = { refetchInterval: 60_000, retry: false } as const

/** How much waits for us, by the name of its screen: conversations without an answer, leads whose clock runs; nothing for those who do not see them. */
export function useWaiting(user: User | undefined): Readonly<Record<string, number | undefined>> {
  const inbox = useQuery({
    queryKey: ['/api/crm/inbox/counts'],
    select: (data: unknown) => inboxCounts.parse(data).open,
    enabled: user !== undefined && mayDo(user, crmPermissions['inbox.read']),
    ...often,
  })
  const leads = useQuery({
    queryKey: ['/api/crm/lead-totals'],
    select: (data: unknown) => leadTotals.parse(data).tabs.clock,
    enabled: user !== undefined && mayDo(user, crmPermissions['leads.read']),
    ...often,
  })
  return { inbox: inbox.data, leads: leads.data }
}
