import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { leastPasswordLength, type User, user } from '#src/features/auth/contract.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'

const names = ['current', 'next'] as const
type Errors = Partial<Record<(typeof names)[number] | 'form', string>>

/** Choosing another password. The new one is typed once, since it can be shown. */
export function PasswordForm({ language, onChanged }: { language: Language; onChanged: (who: User) => void }) {
  const text = authText[language]
  const id = useId()
  const [values, setValues] = useState({ current: '', next: '' })
  const [isShown, setIsShown] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const change = useMutation({
    mutationFn: async () =>
      user.parse(await apiRequest('POST', '/api/auth/password', values, { headers: { 'accept-language': language } })),
  })
  const complaints = Object.entries(errors).map(([name, message]) => ({
    fieldId: `${id}-${name === 'form' ? 'current' : name}`,
    message,
  }))
  useEffect(() => {
    if (Object.keys(errors).length > 0) document.getElementById(`${id}-errors`)?.focus()
  }, [errors, id])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (change.isPending) return
    const found: Errors = {
      ...(values.current === '' ? { current: text.passwordWanted } : {}),
      ...(values.next.length < leastPasswordLength ? { next: text.newPasswordWanted(leastPasswordLength) } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    try {
      const who = await change.mutateAsync()
      setValues({ current: '', next: '' })
      onChanged(who)
    } catch (error) {
      setErrors(failure(error))
    }
  }
  function failure(error: unknown): Errors {
    if (!(error instanceof ApiError)) return { form: text.offline }
    if (error.problem?.code === 'password_wrong') return { current: text.passwordWrong }
    if (error.problem?.code === 'password_unchanged') return { next: text.passwordUnchanged }
    return { form: error.problem?.detail ?? text.passwordFailed }
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      {complaints.length > 0 && <ErrorSummary id={`${id}-errors`} title={text.errorTitle} errors={complaints} />}
      {names.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={name === 'current' ? text.currentPassword : text.newPassword}
          hint={name === 'next' ? text.newPasswordHint(leastPasswordLength) : undefined}
          error={errors[name]}
          errorPrefix={text.errorPrefix}
        >
          {(control) => (
            <input
              {...control}
              className="in"
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={name === 'current' ? 'current-password' : 'new-password'}
              maxLength={256}
              spellCheck={false}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              required
            />
          )}
        </Field>
      ))}
      <label className="ck">
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        <span>{text.showPasswords}</span>
      </label>
      <p>
        <Button type="submit" tone="sea" busy={change.isPending}>
          {change.isPending ? text.changingPassword : text.changePassword}
        </Button>
      </p>
    </form>
  )
}
