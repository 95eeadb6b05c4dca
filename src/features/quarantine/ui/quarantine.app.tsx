import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { quarantineList } from '#src/features/quarantine/contract.ts'
import { quarantineText } from '#src/features/quarantine/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'

const path = '/api/admin/quarantine'

/** Forms that look as if no person had sent them, each with why; two buttons decide. */
export function QuarantineScreen({ language, brand }: { language: Language; brand: string }) {
  const text = quarantineText[language]
  const client = useQueryClient()
  const answer = useQuery({
    queryKey: [path],
    select: (data: unknown) => quarantineList.parse(data),
    refetchOnMount: 'always',
  })
  const decide = useMutation({
    mutationFn: ({ id, what }: { id: string; what: 'release' | 'dismiss' }) =>
      apiRequest('POST', `${path}/${id}/${what}`, undefined, { headers: { 'accept-language': language } }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  useTitle(`${text.title} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
      </div>
      <div className="list-body">
        <p className="xs mut">{text.about}</p>
        {answer.isPending && <Skeleton label={text.loading} widths={[100, 100, 100]} />}
        {(answer.isError || decide.isError) && (
          <LoadFailure
            message={failureText(answer.error ?? decide.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => answer.refetch()}
          />
        )}
        {answer.data?.items.length === 0 && (
          <div className="empty stack">
            <p>{text.empty}</p>
          </div>
        )}
        {answer.data?.items.map((item) => (
          <article key={item.id} className="panel stack" aria-label={item.reference}>
            <p>
              <span className="tag">{text.kinds[item.kind]}</span> <b>{item.name}</b>{' '}
              <span className="tn">{item.reference}</span>{' '}
              <span className="mut">{formatInstant(item.receivedAt, language)}</span>
            </p>
            <p className="xs">{[item.email, item.phone].filter(Boolean).join(' · ')}</p>
            {item.text && <p className="typed">{item.text}</p>}
            <p className="xs mut">{item.because.map((reason) => text.reasons[reason]).join(' · ')}</p>
            <p className="row">
              <Button
                tone="sea"
                busy={decide.isPending}
                onClick={() => decide.mutate({ id: item.id, what: 'release' })}
              >
                {text.release}
              </Button>
              <Button
                tone="secondary"
                busy={decide.isPending}
                onClick={() => decide.mutate({ id: item.id, what: 'dismiss' })}
              >
                {text.dismiss}
              </Button>
            </p>
          </article>
        ))}
      </div>
    </>
  )
}
