import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { JobStepId } from '#src/features/crm/domain/job-steps.ts'
import { type LeadFileView, leadFileList } from '#src/features/crm/files/contract.ts'
import { apiRequest, storedToken, uploadForm } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

export const fileTypes = 'image/jpeg,image/png,image/webp,application/pdf'

const pathOf = (leadId: string) => `/api/crm/leads/${leadId}/files`

/** Photographs and papers of a lead, added and removed. */
export function useLeadFiles(leadId: string, language: Language) {
  const path = pathOf(leadId)
  const client = useQueryClient()
  const again = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [path] }),
      client.invalidateQueries({ queryKey: ['/api/crm/leads', leadId] }),
    ])
  return {
    path,
    files: useQuery({ queryKey: [path], select: (data: unknown) => leadFileList.parse(data).items }),
    add: useMutation({
      mutationFn: async ({ file, step }: { file: File; step?: JobStepId }) => {
        const form = new FormData()
        form.set('leadId', leadId)
        form.set('title', file.name.replace(/\.\w+$/, ''))
        if (step) form.set('step', step)
        form.set('file', file)
        return uploadForm('/api/crm/files', form, { 'accept-language': language })
      },
      onSuccess: again,
    }),
    remove: useMutation({
      mutationFn: (fileId: string) => apiRequest('DELETE', `${path}/${fileId}`, undefined),
      onSuccess: again,
    }),
  }
}

/** A file's bytes, by its address. */
export async function bytesOf(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = storedToken()
  const answer = await fetch(path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok) throw new Error(`file: ${answer.status}`)
  return answer.blob()
}

/** Hands a file to whoever looks, under its title. */
export async function download(bytes: Blob | Promise<Blob>, title: string, type: LeadFileView['type']): Promise<void> {
  const url = URL.createObjectURL(await bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = `${title}.${type === 'jpeg' ? 'jpg' : type}`
  link.click()
  URL.revokeObjectURL(url)
}
