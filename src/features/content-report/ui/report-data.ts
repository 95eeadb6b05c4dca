import { useQuery } from '@tanstack/react-query'
import { pagesResponse } from '#src/features/content-report/contract.ts'

/** The report on the site's pages. One request serves every screen that shows it. */
export function useContentReport() {
  return useQuery({
    queryKey: ['/api/admin/pages'],
    select: (answer: unknown) => pagesResponse.parse(answer),
    refetchOnMount: 'always',
  })
}
