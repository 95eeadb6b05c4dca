import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { auditList, staffList } from '#src/features/auth/people/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { auditWords } from './audit-words.ts'
import { InviteForm } from './users-invite.app.tsx'
import { AccountRisk } from './users-risk.app.tsx'
import { SignedIn } from './users-signed-in.app.tsx'
import { type AccountAct, Accounts, usersPath } from './users-table.app.tsx'

const logKey = ['/api/admin/audit']
const mostLogged = 50

/** The accounts of staff: the risk first, then who there is, who is invited, where they are signed in, what they may do, and what happened. */
export function UsersScreen({
  language,
  brand,
  userId,
  accountPath,
  children,
}: {
  language: Language
  brand: string
  userId: string
  /** Where somebody switches their own second step on. */
  accountPath: string
  /** What each role may do. */
  children: ReactNode
}) {
  const words = peopleText[language]
  const client = useQueryClient()
  const [said, setSaid] = useState<string>()
  const users = useQuery({
    queryKey: [usersPath],
    select: (data: unknown) => staffList.parse(data).items,
    refetchOnMount: 'always',
  })
  const log = useQuery({
    queryKey: logKey,
    select: (data: unknown) => auditList.parse(data).items,
    refetchOnMount: 'always',
  })
  useTitle(`${words.title} | ${brand}`)
  const act = useMutation({
    mutationFn: ({ method, url, body }: AccountAct) =>
      apiRequest(method, url, body, { headers: { 'accept-language': language } }),
    onSuccess: async (_, { done }) => {
      setSaid(done)
      await Promise.all([
        client.invalidateQueries({ queryKey: [usersPath] }),
        client.invalidateQueries({ queryKey: logKey }),
      ])
    },
  })
  const failure = (error: Error) => failureText(error, { offline: words.offline, fallback: words.failed })
  return (
    <>
      <div className="sbar">
        <h1>{words.title}</h1>
        {users.data && <span className="mut">{words.count(users.data.length)}</span>}
        <span className="row at-end">
          <ButtonLink tone="sea" href="#invite">
            {words.invite}
          </ButtonLink>
        </span>
      </div>
      <div className="list-body">
        <div role="status">{said && !act.isError && <p className="note">{said}</p>}</div>
        {act.isError && (
          <p className="note bad" role="alert">
            {failure(act.error)}
          </p>
        )}
        {users.isPending && <Skeleton label={words.loading} widths={[100, 100, 100]} />}
        {users.isError && !users.data && (
          <LoadFailure message={failure(users.error)} retry={words.retry} onRetry={() => users.refetch()} />
        )}
        {users.data && (
          <>
            <AccountRisk accounts={users.data} userId={userId} accountPath={accountPath} language={language} />
            <Accounts accounts={users.data} userId={userId} language={language} onAct={act.mutate} />
          </>
        )}
        <div className="people-foot">
          <InviteForm
            isBusy={act.isPending}
            language={language}
            onInvite={(body, onDone) =>
              act.mutate(
                { method: 'POST', url: usersPath, body, done: words.invited(String(body.email)) },
                { onSuccess: onDone },
              )
            }
          />
          {users.data && <SignedIn accounts={users.data} language={language} onAct={act.mutate} />}
          {children}
        </div>
        <section className="panel rows">
          <div className="rows-head">
            <h2>{words.log}</h2>
          </div>
          <table className="stk">
            <caption className="vh">{words.log}</caption>
            <tbody>
              {log.data?.slice(0, mostLogged).map(({ id, at, actor, action }) => (
                <tr key={id}>
                  <td className="mut">
                    <time dateTime={at}>{formatInstant(at, language)}</time>
                  </td>
                  <td>{actor ?? '–'}</td>
                  <td>{auditWords(action, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  )
}
