import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { auditList, type StaffView, staffList } from '#src/features/auth/people/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { auditWords } from './audit-words.ts'

const path = '/api/admin/users'
const logKey = ['/api/admin/audit']

/** The accounts of staff: invited, given a role, paused; their sessions seen and ended; what happened. */
export function UsersScreen({ language, brand, userId }: { language: Language; brand: string; userId: string }) {
  const words = peopleText[language]
  const client = useQueryClient()
  const [said, setSaid] = useState<string>()
  const users = useQuery({
    queryKey: [path],
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
    mutationFn: ({ method, url, body }: { method: string; url: string; body?: unknown; done: string }) =>
      apiRequest(method, url, body, { headers: { 'accept-language': language } }),
    onSuccess: async (_, { done }) => {
      setSaid(done)
      await Promise.all([
        client.invalidateQueries({ queryKey: [path] }),
        client.invalidateQueries({ queryKey: logKey }),
      ])
    },
  })
  function invite(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = Object.fromEntries(new FormData(form))
    act.mutate(
      { method: 'POST', url: path, body, done: words.invited(String(body.email)) },
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <>
      <div className="sbar">
        <h1>{words.title}</h1>
      </div>
      <div className="list-body">
        <p className="mut">{words.intro}</p>
        <div role="status">{said && !act.isError && <p className="note">{said}</p>}</div>
        {act.isError && (
          <p className="note bad" role="alert">
            {failureText(act.error, { offline: words.offline, fallback: words.failed })}
          </p>
        )}
        {users.isPending && <Skeleton label={words.loading} widths={[100, 100]} />}
        {users.data?.map((one) => (
          <Account key={one.id} one={one} isMe={one.id === userId} language={language} onAct={act.mutate} />
        ))}
        <form className="panel stack" onSubmit={invite}>
          <h2>{words.invite}</h2>
          <div className="row">
            <label className="f" htmlFor="invite-name">
              <span>{words.name}</span>
              <input id="invite-name" className="in" name="name" required maxLength={120} autoComplete="off" />
            </label>
            <label className="f" htmlFor="invite-email">
              <span>{words.email}</span>
              <input
                id="invite-email"
                className="in"
                type="email"
                name="email"
                required
                maxLength={254}
                autoComplete="off"
              />
            </label>
            <label className="f" htmlFor="invite-role">
              <span>{words.role}</span>
              <select id="invite-role" className="in" name="role" defaultValue="sales">
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {roleNames[language][role]}
                  </option>
                ))}
              </select>
            </label>
            <label className="f" htmlFor="invite-language">
              <span>{words.language}</span>
              <select id="invite-language" className="in" name="language" defaultValue={language}>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {words.languages[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p>
            <Button type="submit" tone="sea" busy={act.isPending}>
              {act.isPending ? words.sending : words.send}
            </Button>
          </p>
        </form>
        <section className="panel rows">
          <table>
            <caption>{words.log}</caption>
            <tbody>
              {log.data?.slice(0, 50).map(({ id, at, actor, action }) => (
                <tr key={id}>
                  <td>
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

interface AccountProps {
  one: StaffView
  isMe: boolean
  language: Language
  onAct: (act: { method: string; url: string; body?: unknown; done: string }) => void
}

function Account({ one, isMe, language, onAct }: AccountProps) {
  const words = peopleText[language]
  const now = useNow()
  const patch = (body: unknown) => onAct({ method: 'PATCH', url: `${path}/${one.id}`, body, done: words.changed })
  return (
    <section className="panel stack-s" aria-label={one.name}>
      <div className="row">
        <h2>{one.name}</h2>
        <span className="mut">{one.email}</span>
        <span className={`tag${one.state === 'active' ? ' ok' : one.state === 'paused' ? ' bad' : ' warn'}`}>
          {words.states[one.state]}
        </span>
        <span className={`tag${one.hasSecondFactor ? ' ok' : ''}`}>
          {one.hasSecondFactor ? words.secondStep : words.noSecondStep}
        </span>
        {one.lastSeenAt && (
          <span className="mut sm">{words.seen(formatRelativeTime(one.lastSeenAt, now, language))}</span>
        )}
      </div>
      <div className="row">
        <label className="row" htmlFor={`role-${one.id}`}>
          <span>{words.role}</span>
          <select
            id={`role-${one.id}`}
            className="in"
            value={one.role}
            onChange={(event) => patch({ role: roles.find((role): role is Role => role === event.target.value) })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleNames[language][role]}
              </option>
            ))}
          </select>
        </label>
        {!isMe && (
          <Button tone="secondary" onClick={() => patch({ disabled: one.state !== 'paused' })}>
            {one.state === 'paused' ? words.letIn : words.pause}
          </Button>
        )}
        {one.state !== 'paused' && !isMe && (
          <Button tone="secondary" onClick={() => patch({ resend: true })}>
            {words.resend}
          </Button>
        )}
      </div>
      {one.sessions.length > 0 && (
        <details>
          <summary>{words.sessions(one.sessions.length)}</summary>
          <ul className="checks">
            {one.sessions.map(({ id, browser, createdAt, isThis }) => (
              <li key={id}>
                <span>
                  {browser ?? words.unknownBrowser}, {formatInstant(createdAt, language)}{' '}
                  {isThis && `(${words.thisOne})`}
                </span>
                <Button
                  tone="secondary"
                  small
                  onClick={() => onAct({ method: 'DELETE', url: `/api/auth/sessions/${id}`, done: words.changed })}
                >
                  {words.endSession}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
