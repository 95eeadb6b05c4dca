import { useQuery } from '@tanstack/react-query'
import { duplicateList } from '#src/features/crm/duplicates/contract.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'

/** That another record looks like the same person, why, and the way to compare them; for those who may see the people. */
export function MaybeTwice({ personId, language }: { personId: string; language: Language }) {
  const words = workText[language]
  const pairs = useQuery({
    queryKey: [`/api/crm/duplicates?personId=${personId}`],
    select: (data: unknown) => duplicateList.parse(data).items,
    refetchOnMount: 'always',
    retry: false,
  })
  const [pair] = pairs.data ?? []
  if (!pair) return null
  const other = pair.a.id === personId ? pair.b : pair.a
  const names: Record<string, string> = words.reasons
  const reasons = pair.because.flatMap((reason) => names[reason] ?? []).join(', ')
  return (
    <div className="dup-note">
      <span>
        <b>{leadWords[language].maybeTwice(other.name)}</b>
        {reasons && ` ${words.because(reasons)}`}
      </span>
      <ButtonLink tone="secondary" href="/crm/duplicates">
        {words.compare}
      </ButtonLink>
    </div>
  )
}
