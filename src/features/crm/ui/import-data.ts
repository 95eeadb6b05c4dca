import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { importList, importProgress, importReport } from '#src/features/crm/imports/contract.ts'
import { statesAtWork } from '#src/features/crm/imports/states.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Imports in the browser: long work is begun and then asked about, so that it can be left and found again. */

export const importsPath = '/api/crm/imports'
const whileAtWorkMillis = 700

/** What every request of an import says: the words wanted, and that nobody waits for the end of the work. */
export const importHeaders = (language: Language) => ({ 'accept-language': language, prefer: 'respond-async' })

export function useImports() {
  return useQuery({
    queryKey: [importsPath],
    select: (data: unknown) => importList.parse(data).items,
    refetchOnMount: 'always',
  })
}

const reportKey = (id: string, language: Language) => [`${importsPath}/${id}`, language]

/** An import, and how far it is while somebody works on it. */
export function useImport(id: string, language: Language) {
  const client = useQueryClient()
  const report = useQuery({
    queryKey: reportKey(id, language),
    queryFn: ({ signal }) =>
      apiRequest('GET', `${importsPath}/${id}`, undefined, { headers: importHeaders(language), signal }),
    select: (data) => importReport.parse(data),
    refetchOnMount: 'always',
  })
  const isAtWork = report.data !== undefined && !report.data.isBrokenOff && statesAtWork.includes(report.data.state)
  const progress = useQuery({
    queryKey: [`${importsPath}/${id}/progress`],
    select: (data: unknown) => importProgress.parse(data),
    enabled: isAtWork,
    refetchInterval: whileAtWorkMillis,
    gcTime: 0,
  })
  const reload = () => client.invalidateQueries({ queryKey: [`${importsPath}/${id}`] })
  // The work is over, or goes on as another: what the report says has changed.
  const hasMoved =
    isAtWork && progress.data !== undefined && (progress.data.state !== report.data?.state || progress.data.isBrokenOff)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks once
  useEffect(() => {
    if (hasMoved) void reload()
  }, [hasMoved, progress.dataUpdatedAt])
  return {
    report,
    isAtWork,
    progress: progress.data?.state === report.data?.state ? progress.data : undefined,
    reload,
    /** Puts an answer in the report's place. */
    show: (answer: unknown) => client.setQueryData(reportKey(id, language), answer),
  }
}
