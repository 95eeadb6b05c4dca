import type { SubmitEvent } from 'react'
import { roles } from '#src/features/auth/contract.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

/** An invitation by mail, with the role that somebody comes in. */
export function InviteForm({
  isBusy,
  language,
  onInvite,
}: {
  isBusy: boolean
  language: Language
  onInvite: (body: Record<string, unknown>, onDone: () => void) => void
}) {
  const words = peopleText[language]
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onInvite(Object.fromEntries(new FormData(form)), () => form.reset())
  }
  return (
    <form id="invite" className="panel stack-s" onSubmit={submit}>
      <h2>{words.invite}</h2>
      <label className="f" htmlFor="invite-name">
        <span>{words.name}</span>
        <input id="invite-name" className="in" name="name" required maxLength={120} autoComplete="off" />
      </label>
      <label className="f" htmlFor="invite-email">
        <span>{words.email}</span>
        <input id="invite-email" className="in" type="email" name="email" required maxLength={254} autoComplete="off" />
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
      <p className="sm mut">{words.inviteHint}</p>
      <p>
        <Button type="submit" tone="sea" busy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </p>
    </form>
  )
}
