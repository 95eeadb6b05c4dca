import { useQuery } from '@tanstack/react-query'
import { type ChecklistStatus, checklistResponse } from '#src/features/crm/checklist-contract.ts'
import { checklistText } from '#src/features/crm/text/checklist-text.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'

const tones: Record<ChecklistStatus, string> = { ok: ' ok', todo: ' warn', warning: ' bad' }

/** A fact about the business that the owner still owes; the feature that keeps the facts words it. */
export interface OwedFact {
  id: string
  label: string
  state: 'unset' | 'unconfirmed'
}

/** What stands between this installation and its opening: its settings, from the API, and the owner's facts. */
export function Checklist({ language, facts }: { language: Language; facts: OwedFact[] }) {
  const text = crmText[language]
  const words = checklistText[language]
  const answer = useQuery({
    queryKey: ['/api/admin/checklist'],
    select: (data: unknown) => checklistResponse.parse(data).items,
    refetchOnMount: 'always',
  })
  return (
    <section className="panel stack" aria-labelledby="checklist-title">
      <h2 id="checklist-title">{words.title}</h2>
      {answer.isPending && <Skeleton label={text.loading} widths={[80, 100, 60, 90]} />}
      {answer.isError && (
        <LoadFailure
          message={failureText(answer.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => answer.refetch()}
        />
      )}
      {answer.data && (
        <>
          <p className="mut">
            {words.intro(
              formatNumber(answer.data.filter(({ status }) => status === 'ok').length, language),
              formatNumber(answer.data.length, language),
            )}
          </p>
          <ul className="checks">
            {answer.data.map(({ id, status, label, detail }) => (
              <li key={id}>
                <span className={`tag${tones[status]}`}>{words.statuses[status]}</span>
                <div>
                  <b>{label[language]}</b>
                  {detail && <p className="mut typed">{detail[language]}</p>}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && (
        <>
          <h3>{words.facts}</h3>
          <p className="mut">{words.factsIntro}</p>
          <ul className="checks">
            {facts.map(({ id, label, state }) => (
              <li key={id}>
                <span className="tag warn">{state === 'unset' ? words.unset : words.unconfirmed}</span>
                <b>{label}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
