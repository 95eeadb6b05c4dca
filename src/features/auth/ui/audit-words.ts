import { roles } from '#src/features/auth/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What somebody did, as the log of accounts says it; what has no words here is said to be something else, never shown as a code. */
export function auditWords(action: string, language: Language): string {
  const words = peopleText[language]
  const said = words.did[action]
  if (said) return said
  const invited = roles.find((role) => action === `invited-${role}`)
  if (invited) return words.invitedAs(roleNames[language][invited])
  for (const from of roles)
    for (const to of roles)
      if (action === `role-${from}-to-${to}`)
        return words.roleChanged(roleNames[language][from], roleNames[language][to])
  return action.startsWith('published ') ? words.published : words.somethingElse
}
