import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { leastPasswordLength } from '#src/features/auth/contract.ts'
import { loginPath } from '#src/features/auth/domain/return-path.ts'
import { peopleText } from '#src/features/auth/text/people.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'

/** Choosing a password by the mailed link, whose token stands behind the # and so in no log; without one, asking for the link. */
export function ChoosePassword({ language, brand, token }: { language: Language; brand: string; token: string }) {
  const words = peopleText[language]
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  useTitle(`${words.choose} | ${brand}`)
  const headers = { 'accept-language': language }
  const send = useMutation({
    mutationFn: () =>
      token
        ? apiRequest('POST', '/api/auth/password/choose', { token, password }, { headers })
        : apiRequest('POST', '/api/auth/password/forgot', { email }, { headers }),
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  return (
    <div className="login panel stack">
      <h1>{words.choose}</h1>
      {send.isError && (
        <p className="note bad" role="alert">
          {failureText(send.error, { offline: words.offline, fallback: words.failed })}
        </p>
      )}
      {send.isSuccess ? (
        <p role="status">
          {token ? words.saved : words.forgotDone} <a href={loginPath}>{words.signIn}</a>
        </p>
      ) : (
        <form onSubmit={submit}>
          {token ? (
            <label className="f" htmlFor="new-password">
              <span>{words.password}</span>
              <span className="hint">{words.hint}</span>
              <input
                id="new-password"
                className="in"
                type="password"
                autoComplete="new-password"
                required
                minLength={leastPasswordLength}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </label>
          ) : (
            <label className="f" htmlFor="my-email">
              <span>{words.email}</span>
              <input
                id="my-email"
                className="in"
                type="email"
                autoComplete="username"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </label>
          )}
          <p>
            <Button type="submit" tone="sea" busy={send.isPending}>
              {token ? words.save : words.ask}
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}
