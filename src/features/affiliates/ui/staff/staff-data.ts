import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { apiRequest, storedToken } from '#src/shared/http/request.ts'
import { saveDocument } from '#src/shared/http/save-document.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const base = '/api/affiliates'

/** What an endpoint of the programme gives; asked again each time the screen is opened. */
export function usePartners<Shape extends z.ZodType>(path: string, shape: Shape) {
  return useQuery({
    queryKey: [base + path],
    select: (answer: unknown): z.infer<Shape> => shape.parse(answer),
    refetchOnMount: 'always',
  })
}

/** One change; everything that was shown of the programme is asked for again afterwards. */
export function usePartnerChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body?: unknown }) => apiRequest('POST', base + path, body),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(base) }),
  })
}

/** A change of the conditions; they and the pages that show them are asked for again afterwards. */
export function useRulesChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (o: { method: 'POST' | 'DELETE'; path: string; body?: unknown; language: Language }) =>
      apiRequest(o.method, `${base}/rules${o.path}`, o.body, { headers: { 'accept-language': o.language } }),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(base) }),
  })
}

/** Saves a document of partners. */
export function fetchDocument(path: string, fileName: string): Promise<void> {
  return saveDocument(base + path, fileName)
}

/** Sends a bank statement; gives how many of its lines were new. */
export async function sendStatement(file: File): Promise<number> {
  const form = new FormData()
  form.set('file', file)
  const response = await fetch(`${base}/bank-statements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken() ?? ''}` },
    body: form,
  })
  if (!response.ok) throw new Error(`statement answers ${response.status}`)
  const { lines }: { lines?: unknown } = await response.json()
  return Array.isArray(lines) ? lines.length : 0
}
