import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { loginResponse, type User } from '#src/features/auth/contract.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import {
  checkLogin,
  type LoginErrors,
  type LoginField,
  type LoginValues,
  loginBody,
  loginFailure,
} from './login-form.ts'
import { keepToken } from './token.ts'

const noErrors: LoginErrors = { fields: {} }

/** The sign-in form: e-mail, password, and the code of the second step once the API asks for it. */
export function LoginScreen({
  language,
  brand,
  hasExpired,
  onSignedIn,
}: {
  language: Language
  brand: string
  /** The session ended while somebody was at work. */
  hasExpired: boolean
  onSignedIn: (user: User) => void
}) {
  const text = authText[language]
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<LoginValues>({ email: '', password: '', totp: '' })
  const [wantsTotp, setWantsTotp] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [errors, setErrors] = useState(noErrors)
  const login = useMutation({
    mutationFn: async () => {
      const headers = { 'accept-language': language }
      return loginResponse.parse(await apiRequest('POST', '/api/auth/login', loginBody(values, wantsTotp), { headers }))
    },
  })
  const complaints = [
    ...(errors.form ? [{ fieldId: `${id}-email`, message: errors.form }] : []),
    ...Object.entries(errors.fields).map(([name, message]) => ({ fieldId: `${id}-${name}`, message })),
  ]
  useTitle(`${complaints.length > 0 ? `${text.errorPrefix} ` : ''}${text.title} | ${brand}`)
  useEffect(() => {
    if (errors !== noErrors) document.getElementById(`${id}-errors`)?.focus()
  }, [errors, id])
  useEffect(() => {
    if (wantsTotp) form.current?.querySelector<HTMLInputElement>('[name=totp]')?.focus()
  }, [wantsTotp])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (login.isPending) return
    const found = checkLogin(values, wantsTotp, text)
    if (found) return setErrors(found)
    try {
      const { token, user } = await login.mutateAsync()
      try {
        keepToken(token)
      } catch {
        return setErrors({ fields: {}, form: text.storageDenied })
      }
      onSignedIn(user)
    } catch (error) {
      const failure = loginFailure(error, text)
      if ('errors' in failure) return setErrors(failure.errors)
      setErrors(noErrors)
      setWantsTotp(true)
    }
  }

  const field = (name: LoginField, label: string, attributes: React.ComponentProps<'input'>, hint?: string) => (
    <Field id={`${id}-${name}`} label={label} hint={hint} error={errors.fields[name]} errorPrefix={text.errorPrefix}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          className="in"
          name={name}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          required
        />
      )}
    </Field>
  )

  return (
    <div className="login panel">
      <h1>{text.title}</h1>
      <p className="mut">{text.intro}</p>
      {hasExpired && complaints.length === 0 && (
        <p className="note sea" role="status">
          {text.expired}
        </p>
      )}
      {complaints.length > 0 && <ErrorSummary id={`${id}-errors`} title={text.errorTitle} errors={complaints} />}
      <form ref={form} onSubmit={submit} noValidate>
        {field('email', text.email, { type: 'email', autoComplete: 'username', inputMode: 'email', spellCheck: false })}
        {field('password', text.password, {
          type: isShown ? 'text' : 'password',
          autoComplete: 'current-password',
          spellCheck: false,
        })}
        <label className="ck">
          <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
          <span>{text.showPassword}</span>
        </label>
        <p role="status" className={wantsTotp ? 'note sea' : 'vh'}>
          {wantsTotp ? text.totpAsked : ''}
        </p>
        {wantsTotp &&
          field(
            'totp',
            text.totp,
            { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 },
            text.totpHint,
          )}
        <Button type="submit" wide busy={login.isPending}>
          {login.isPending ? text.submitting : text.submit}
        </Button>
      </form>
    </div>
  )
}
