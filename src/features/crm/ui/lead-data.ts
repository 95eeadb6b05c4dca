import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type LeadDetail, type LeadPatch, leadDetail, leadList } from '#src/features/crm/contract.ts'
import { type MessageRequest, messageView } from '#src/features/crm/messages/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type ListState, listSearch } from './list-url.ts'
import { type StageChange, withStage } from './stage-change.ts'

/** The CRM's data in the browser. Reads go through the default fetch; opening a screen asks again; only the list polls, while leads are on their way into it. */

const leadsPath = '/api/crm/leads'
const leadKey = (id: string) => [leadsPath, id]

const whileWaitingMillis = 5000

export function useLeadList(state: ListState) {
  return useQuery({
    queryKey: [leadsPath + listSearch(state)],
    select: (answer: unknown) => leadList.parse(answer),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // Leads that are still on their way come in by themselves.
    refetchInterval: ({ state: { data } }) => (Number(Object(data).waiting) > 0 ? whileWaitingMillis : false),
  })
}

export function useLead(id: string) {
  return useQuery({
    queryKey: leadKey(id),
    select: (answer: unknown) => leadDetail.parse(answer),
    refetchOnMount: 'always',
  })
}

/** The lead as it is in memory; undefined when it is not there or not readable. */
export function cachedLead(client: QueryClient, id: string): LeadDetail | undefined {
  return leadDetail.safeParse(client.getQueryData(leadKey(id))).data
}

/** Asks for the lead again and gives the newest state. */
export async function reloadLead(client: QueryClient, id: string): Promise<LeadDetail | undefined> {
  await client.refetchQueries({ queryKey: leadKey(id) })
  return cachedLead(client, id)
}

/** Moves the lead to another stage: on screen at once, taken back when the server refuses. */
export function useStageChange(id: string, actor: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: StageChange) => patchLead(id, { stage: change }, language),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: leadKey(id) })
      const before = client.getQueryData(leadKey(id))
      const lead = cachedLead(client, id)
      if (lead) client.setQueryData(leadKey(id), withStage(lead, change, { name: actor, at: new Date() }))
      return { before }
    },
    onError: (_error, _change, context) => client.setQueryData(leadKey(id), context?.before),
    onSuccess: (answer) => accept(client, id, answer),
  })
}

export function useAddNote(id: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => patchLead(id, { note }, language),
    onSuccess: (answer) => accept(client, id, answer),
  })
}

/** Changes the record: its owner or a field. `said` is what became of it; who was too late sees what changed and the newest state. */
export function useChangeLead(id: string, language: Language) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (patch: LeadPatch) => patchLead(id, patch, language),
    onSuccess: (answer) => accept(client, id, answer),
    // What other features say of this lead may depend on it.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join('/').includes(id) }),
  })
  return {
    ...change,
    said: change.isSuccess ? leadWords[language].saved : change.error && refusal(change.error, language),
  }
}

function refusal(error: Error, language: Language): string {
  const { offline, failed } = crmText[language]
  const changes = error instanceof ApiError && error.status === 409 ? error.problem?.fields : undefined
  return changes
    ? leadWords[language].stale(changes.map(({ message }) => message).join(', '))
    : failureText(error, { offline, fallback: failed })
}

/** Notes that staff were in touch. */
export function useTouch(id: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (touch: NonNullable<LeadPatch['touch']>) => patchLead(id, { touch }, language),
    onSuccess: (answer) => accept(client, id, answer),
  })
}

/** Writes a mail; asked again by a slow line it is one. */
export function useWriteMail(id: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (message: MessageRequest) =>
      messageView.parse(
        await apiRequest('POST', `${leadsPath}/${id}/mails`, message, {
          headers: { 'accept-language': language, 'idempotency-key': randomKey() },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: leadKey(id) }),
  })
}

/** Stops a mail in its ten seconds. */
export function useStopMail(id: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) =>
      apiRequest('POST', `/api/crm/messages/${messageId}/stop`, undefined, {
        headers: { 'accept-language': language },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: leadKey(id) }),
  })
}

/** Asks for the lead again. */
export function useReloadLead(id: string): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: leadKey(id) }), [client, id])
}

/** Puts a failed mail back into the queue. */
export function useRetryMail(leadId: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string) =>
      apiRequest('POST', `/api/crm/mails/${mailId}/retry`, undefined, { headers: { 'accept-language': language } }),
    onSuccess: () => client.invalidateQueries({ queryKey: leadKey(leadId) }),
  })
}

/** Takes charge of the lead. When somebody was faster the newest state is loaded, which says who. */
export function useTakeLead(id: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      apiRequest('POST', `${leadsPath}/${id}/take`, undefined, { headers: { 'accept-language': language } }),
    onSuccess: (answer) => accept(client, id, answer),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) return reloadLead(client, id)
    },
  })
}

/** Erases everything personal about a lead, for good. */
export function useEraseLead(id: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      apiRequest('POST', `${leadsPath}/${id}/erase`, undefined, { headers: { 'accept-language': language } }),
    // The lists hold the person's name too.
    onSuccess: () => client.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(leadsPath) }),
  })
}

function patchLead(id: string, patch: LeadPatch, language: Language): Promise<unknown> {
  return apiRequest('PATCH', `${leadsPath}/${id}`, patch, { headers: { 'accept-language': language } })
}

/** Takes the server's newest state of the lead, or asks for it when the answer holds none. Lists are loaded anew when next shown. */
async function accept(client: QueryClient, id: string, answer: unknown): Promise<void> {
  const newest = leadDetail.safeParse(answer).data
  if (newest) client.setQueryData(leadKey(id), newest)
  else await client.invalidateQueries({ queryKey: leadKey(id) })
}
