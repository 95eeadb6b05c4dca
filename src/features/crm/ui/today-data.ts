import { onlineManager, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type TodayScope, todayResponse } from '#src/features/crm/today/contract.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const path = '/api/crm/today'
const changeKey = [path, 'change']

/** Today as it is now, asked for again every minute. */
export function useToday(whose: TodayScope) {
  return useQuery({
    queryKey: [`${path}?whose=${whose}`],
    select: (data: unknown) => todayResponse.parse(data),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
}

/** Changes a task, or ticks something off; without signal the change waits on this device, and is sent when there is some. */
export function useTodayChange(language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({
      method = 'PATCH',
      to,
      body,
    }: {
      method?: 'PATCH' | 'POST' | 'DELETE'
      to: string
      body?: unknown
    }) => apiRequest(method, to, body, { headers: { 'accept-language': language } }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) }),
  }).mutateAsync
}

/** How many changes wait for signal. */
export function useQueuedChanges(): number {
  return useMutationState({ filters: { mutationKey: changeKey, predicate: ({ state }) => state.isPaused } }).length
}

/** True while the device has a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
}

/** Where things are ticked off, and each of them taken back. */
export const donePath = `${path}/done`
