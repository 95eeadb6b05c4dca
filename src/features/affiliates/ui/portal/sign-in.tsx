import { type SubmitEvent, useState } from 'react'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { ask } from './portal-data.ts'

/** The way in: a mailed link, or a password. */
export function SignIn({
  language,
  programmePath,
  hasEnded,
  onSignedIn,
}: {
  language: Language
  programmePath: string
  /** A mailed link did not work any more. */
  hasEnded: boolean
  onSignedIn: (token: string) => void
}) {
  const portal = portalText(language)
  const text = portal.signIn
  const [withPassword, setWithPassword] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; isBad: boolean } | undefined>(
    hasEnded ? { text: text.ended, isBad: true } : undefined,
  )

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    setIsBusy(true)
    try {
      if (withPassword) {
        const answer = await ask('POST', '/sessions', { email, password: String(form.get('password') ?? '') })
        onSignedIn(String(Object(answer).token))
      } else {
        await ask('POST', '/sign-in-links', { email, language })
        setSaid({ text: text.sent(email), isBad: false })
      }
    } catch (error) {
      setSaid({ text: failureText(error, { offline: portal.offline, fallback: portal.failed }), isBad: true })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="sec tight">
      <div className="wrap portal-in">
        <form className="card stack" onSubmit={(event) => void submit(event)}>
          <h2 className="h3">{text.heading}</h2>
          <p className="mut">{text.lede}</p>
          {hasEnded && !said ? <p className="note bad">{text.ended}</p> : null}
          <div role="status">{said ? <p className={said.isBad ? 'note bad' : 'note'}>{said.text}</p> : null}</div>
          <Field id="portal-email" label={text.email}>
            {(control) => (
              <input
                {...control}
                className="in"
                name="email"
                type="email"
                autoComplete="email"
                required
                maxLength={254}
              />
            )}
          </Field>
          {withPassword ? (
            <Field id="portal-password" label={text.password}>
              {(control) => (
                <input
                  {...control}
                  className="in"
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  required
                  maxLength={256}
                />
              )}
            </Field>
          ) : null}
          <Button type="submit" wide busy={isBusy}>
            {isBusy ? text.sending : withPassword ? text.enter : text.send}
          </Button>
          <p>
            <button type="button" className="plain" onClick={() => setWithPassword(!withPassword)}>
              {withPassword ? text.withLink : text.withPassword}
            </button>
          </p>
        </form>
        <p>
          <a href={programmePath}>{portal.programme}</a>
        </p>
      </div>
    </section>
  )
}
