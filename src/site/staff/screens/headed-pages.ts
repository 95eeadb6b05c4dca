import { useMemo } from 'react'
import type { HeadedPage } from '#src/features/content/ui/site-words/titles.app.tsx'
import { useContentReport } from '#src/features/content-report/ui/report-data.ts'

/** Every page that may be found, with its own title and description in both languages. */
export function useHeadedPages(): readonly HeadedPage[] {
  const { data } = useContentReport()
  return useMemo(() => {
    const spanish = new Map(data?.pages.flatMap((page) => (page.language === 'es' ? [[page.id, page] as const] : [])))
    return (data?.pages ?? []).flatMap((page): HeadedPage[] => {
      const es = spanish.get(page.id)
      return page.language === 'en' && es ? [{ id: page.id, en: page, es }] : []
    })
  }, [data])
}
