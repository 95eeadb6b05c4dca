import type { StaffView } from '#src/features/auth/people/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { isLong } from './account-risk.ts'
import type { AccountAct } from './users-table.app.tsx'

/** Who is signed in where, the longest first: that is where a forgotten screen stands open. */
export function SignedIn({
  accounts,
  language,
  onAct,
}: {
  accounts: readonly StaffView[]
  language: Language
  onAct: (act: AccountAct) => void
}) {
  const words = peopleText[language]
  const now = useNow()
  const open = accounts
    .flatMap(({ name, sessions }) => sessions.map((session) => ({ ...session, name })))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return (
    <section className="panel stack-s">
      <h2>{words.signedIn}</h2>
      <ul className="checks">
        {open.map((session) => (
          <li key={session.id}>
            <span>
              {isLong(session, now) && <span className="tag warn">{words.long}</span>} <b>{session.name}</b>
              {session.isThis && ` (${words.thisOne})`}
              <br />
              <span className="mut sm">
                {session.browser ?? words.unknownBrowser}, {formatInstant(session.createdAt, language)}
              </span>
            </span>
            <Button
              tone="secondary"
              small
              aria-label={`${words.endSession}: ${session.name}`}
              onClick={() => onAct({ method: 'DELETE', url: `/api/auth/sessions/${session.id}`, done: words.changed })}
            >
              {words.endSession}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
