import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { taskList } from '#src/features/crm/tasks/contract.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const keyOf = (leadId: string) => [`/api/crm/tasks?leadId=${leadId}&state=all`]

/** What is due for a lead, and what was. */
export function useTasks(leadId: string) {
  return useQuery({
    queryKey: keyOf(leadId),
    select: (data: unknown) => taskList.parse(data).items,
    refetchOnMount: 'always',
  })
}

/** Makes a task of a lead, or changes one. */
export function useTaskChange(leadId: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path, body }: { method: 'POST' | 'PATCH'; path: string; body: unknown }) =>
      apiRequest(method, `/api/crm/tasks${path}`, body, { headers: { 'accept-language': language } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(leadId) }),
        client.invalidateQueries({ queryKey: ['/api/crm/leads', leadId] }),
      ]),
  })
}
