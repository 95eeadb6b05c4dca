import { type Role, roles } from '#src/features/auth/contract.ts'
import type { StaffView } from '#src/features/auth/people/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import { initialsOf } from '#src/shared/domain/initials.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { type DataColumn, PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { isLastAdmin, needsSecondStep } from './account-risk.ts'

export const usersPath = '/api/admin/users'

/** A request about an account, and what is said once it is done. */
export interface AccountAct {
  method: string
  url: string
  body?: unknown
  done: string
}

/** Who works here: role, second step, last sign-in, and the one thing that can be done with each. */
export function Accounts({
  accounts,
  userId,
  language,
  onAct,
}: {
  accounts: readonly StaffView[]
  userId: string
  language: Language
  onAct: (act: AccountAct) => void
}) {
  const words = peopleText[language]
  const now = useNow()
  const patch = ({ id }: StaffView, body: unknown) =>
    onAct({ method: 'PATCH', url: `${usersPath}/${id}`, body, done: words.changed })
  const columns: DataColumn<StaffView>[] = [
    {
      id: 'person',
      header: words.person,
      cell: ({ id, name, email }) => (
        <span className="lead-name">
          <span className="owner" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span>
            {name} {id === userId && <span className="mut">({words.you})</span>}
            <br />
            <span className="mut sm plain-weight">{email}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: words.role,
      cell: (one) => (
        <>
          <select
            className="in"
            aria-label={`${words.role}: ${one.name}`}
            aria-describedby={isLastAdmin(one, accounts) ? 'last-admin' : undefined}
            disabled={isLastAdmin(one, accounts)}
            value={one.role}
            onChange={(event) => patch(one, { role: roles.find((role): role is Role => role === event.target.value) })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleNames[language][role]}
              </option>
            ))}
          </select>
          {isLastAdmin(one, accounts) && (
            <span className="xs mut" id="last-admin">
              {words.lastAdmin}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'step',
      header: words.second,
      cell: ({ role, hasSecondFactor, state }) => (
        <span className="row">
          <span className={`tag ${hasSecondFactor ? 'ok' : needsSecondStep(role) ? 'warn' : ''}`}>
            {hasSecondFactor ? words.on : words.notYet}
          </span>
          {state !== 'active' && (
            <span className={`tag ${state === 'paused' ? 'bad' : ''}`}>{words.states[state]}</span>
          )}
        </span>
      ),
    },
    {
      id: 'seen',
      header: words.lastSeen,
      cell: ({ lastSeenAt, sessions }) =>
        lastSeenAt ? (
          <time dateTime={lastSeenAt} title={formatInstant(lastSeenAt, language)}>
            {[formatRelativeTime(lastSeenAt, now, language), sessions[0]?.browser].filter(Boolean).join(', ')}
          </time>
        ) : (
          <span className="mut">{words.never}</span>
        ),
    },
    {
      id: 'acts',
      header: words.acts,
      cell: (one) =>
        one.id === userId ? null : (
          <span className="row">
            <Button
              tone="secondary"
              small
              aria-label={`${one.state === 'paused' ? words.letIn : words.pause}: ${one.name}`}
              onClick={() => patch(one, { disabled: one.state !== 'paused' })}
            >
              {one.state === 'paused' ? words.letIn : words.pause}
            </Button>
            {one.state !== 'paused' && (
              <Button
                tone="secondary"
                small
                aria-label={`${words.resend}: ${one.name}`}
                onClick={() => patch(one, { resend: true })}
              >
                {words.resend}
              </Button>
            )}
          </span>
        ),
      isEmpty: ({ id }) => id === userId,
    },
  ]
  return (
    <section className="panel rows">
      <div className="rows-head">
        <h2>{words.accounts}</h2>
      </div>
      <PlainTable caption={words.accounts} columns={columns} rows={accounts} rowId={({ id }) => id} />
    </section>
  )
}
