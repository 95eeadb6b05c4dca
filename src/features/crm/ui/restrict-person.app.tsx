import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** Whether a person's data may be used, with the way to change it. Nothing is asked before: it can be changed back. */
export function RestrictPerson({ lead, language }: { lead: LeadDetail; language: Language }) {
  const words = talkText[language]
  const text = crmText[language]
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (restricted: boolean) =>
      apiRequest(
        'PATCH',
        `/api/crm/people/${lead.personId}`,
        { restricted },
        { headers: { 'accept-language': language } },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/crm/leads', lead.id] }),
  })
  return (
    <div className="stack-s">
      {lead.restricted && <p className="note warn">{words.restricted}</p>}
      <p>
        <Button tone="secondary" small busy={change.isPending} onClick={() => change.mutate(!lead.restricted)}>
          {lead.restricted ? words.unrestrict : words.restrict}
        </Button>
      </p>
      {change.isError && (
        <p className="note bad" role="alert">
          {failureText(change.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </div>
  )
}
