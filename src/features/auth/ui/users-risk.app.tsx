import type { StaffView } from '#src/features/auth/people/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { atRisk } from './account-risk.ts'

/** The one thing to put right first: an account that a stolen password would be enough for. */
export function AccountRisk({
  accounts,
  userId,
  accountPath,
  language,
}: {
  accounts: readonly StaffView[]
  userId: string
  accountPath: string
  language: Language
}) {
  const words = peopleText[language]
  const risks = atRisk(accounts)
  // What I can put right myself comes before what I can only ask for.
  const first = risks.find(({ id }) => id === userId) ?? risks[0]
  if (!first) return null
  const isMe = first.id === userId
  const role = roleNames[language][first.role].toLowerCase()
  return (
    <section className="panel risk row" aria-label={words.riskTitle}>
      <p>
        <b>{isMe ? words.riskOfMine(role) : words.riskOf(first.name, role)}</b>{' '}
        {first.role === 'admin' ? words.stolenOpensAll : words.stolenOpensMoney}
        {risks.length > 1 && ` ${words.moreRisks(risks.length - 1)}`}
      </p>
      <span className="at-end">
        {isMe ? (
          <ButtonLink tone="sea" href={accountPath}>
            {words.setItUp}
          </ButtonLink>
        ) : (
          <ButtonLink
            tone="sea"
            href={`mailto:${first.email}?subject=${encodeURIComponent(words.askSubject)}&body=${encodeURIComponent(words.askBody(first.name))}`}
          >
            {words.askToSetUp(first.name)}
          </ButtonLink>
        )}
      </span>
    </section>
  )
}
