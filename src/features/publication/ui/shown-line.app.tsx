import { useQuery } from '@tanstack/react-query'
import { shownSubjects } from '#src/features/publication/contract.ts'
import { publicationText } from '#src/features/publication/text/text.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** 'On 41 pages since 10:32', under what was published; nothing before anything was. */
export function ShownLine({ subject, language }: { subject: string; language: Language }) {
  const state = useQuery({
    queryKey: ['/api/publications'],
    select: (answer: unknown) => shownSubjects.parse(answer),
    refetchOnMount: 'always',
  })
  const shown = state.data?.items.find((item) => item.subject === subject)
  if (!shown || shown.pages === null || shown.shownSince === null) return null
  return (
    <p className="mut" role="status">
      {publicationText[language].shown(shown.pages, formatInstant(shown.shownSince, language))}
    </p>
  )
}
