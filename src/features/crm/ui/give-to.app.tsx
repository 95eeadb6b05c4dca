import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LeadSummary } from '#src/features/crm/contract.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { colleagues } from './colleagues.ts'

/** Gives a conversation to a colleague, or to nobody: opened by its button or the letter G, done by choosing. */
export function GiveTo({
  lead,
  language,
  onGive,
}: {
  lead: Pick<LeadSummary, 'ownerId'>
  language: Language
  /** A null id is nobody's. */
  onGive: (to: { id: string | null; name: string }) => void
}) {
  const words = talkText[language]
  const box = useRef<HTMLDetailsElement>(null)
  const team = useQuery({
    queryKey: ['/api/admin/colleagues'],
    select: (data: unknown) => colleagues.parse(data).items,
  })
  const choices = [...(team.data ?? []), ...(lead.ownerId ? [{ id: null, name: words.nobody }] : [])].filter(
    ({ id }) => id !== lead.ownerId,
  )
  return (
    <details
      className="mn"
      ref={box}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && box.current) box.current.open = false
      }}
    >
      <summary className="btn sec2" data-key="give">
        {words.giveTo}
      </summary>
      <div className="pop">
        {choices.map((one) => (
          <button
            key={one.id ?? ''}
            type="button"
            onClick={() => {
              if (box.current) box.current.open = false
              onGive(one)
            }}
          >
            {one.name}
          </button>
        ))}
      </div>
    </details>
  )
}
