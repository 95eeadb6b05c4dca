import { useQuery } from '@tanstack/react-query'
import { duplicateCheckResponse, type PossibleDuplicate } from '#src/features/crm/new-lead-contract.ts'
import { workText } from '#src/features/crm/text/work.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { Draft } from './new-lead-draft.ts'

/** From so many figures on a number is looked for. */
const leastFigures = 7

/** Who is here already of the one being typed in; asked for once a number, address or name is long enough. */
export function useSimilar({ phone, name, email, town }: Draft): PossibleDuplicate[] {
  const isEnough =
    phone.replace(/\D/g, '').length >= leastFigures || email.includes('@') || name.trim().split(/\s+/).length >= 2
  const query = new URLSearchParams({
    ...(phone ? { phone } : {}),
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(town ? { town } : {}),
  })
  const found = useQuery({
    queryKey: [`/api/crm/duplicates/check?${query}`],
    select: (data: unknown) => duplicateCheckResponse.parse(data).possibleDuplicates,
    enabled: isEnough,
    gcTime: 10_000,
  })
  return isEnough ? (found.data ?? []) : []
}

/** Somebody who is here already, with what to do about it. */
export function Similar({
  found,
  language,
  onAdd,
  onElse,
}: {
  found: PossibleDuplicate
  language: Language
  onAdd: (personId: string) => void
  onElse: () => void
}) {
  const words = workText[language]
  return (
    <div className="note warn stack-s" role="status">
      <p>
        <b>
          {words.alreadyHere} {found.name}
        </b>
        <br />
        {found.because.map((reason) => words.reasons[reason]).join(', ')}
      </p>
      <p className="row">
        {found.leadId && <a href={`/crm/leads/${found.leadId}`}>{words.openRecord}</a>}
        <Button tone="secondary" small onClick={() => onAdd(found.personId)}>
          {words.addToPerson}
        </Button>
        <Button tone="secondary" small onClick={onElse}>
          {words.someoneElse}
        </Button>
      </p>
    </div>
  )
}
