import { useMutation } from '@tanstack/react-query'
import { create } from 'qrcode'
import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import type { SecondFactorChange, User } from '#src/features/auth/contract.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import type { AuthText } from '#src/features/auth/text/en.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { PasswordForm } from './password-form.app.tsx'
import { qrPath } from './qr-path.ts'

const begun = z.object({ secret: z.string(), uri: z.string() })

/** Who is signed in, and the second step of their sign-in. */
export function AccountPanel({ user, language }: { user: User; language: Language }) {
  const text = authText[language]
  const headers = { 'accept-language': language }
  const [isChanged, setIsChanged] = useState(false)
  const begin = useMutation({
    mutationFn: async () => begun.parse(await apiRequest('POST', '/api/auth/totp', undefined, { headers })),
  })
  const confirm = useMutation({
    mutationFn: (body: SecondFactorChange) => apiRequest('POST', '/api/auth/totp/confirm', body, { headers }),
    onSuccess: () => begin.reset(),
  })
  const hasOne = user.hasSecondFactor || confirm.isSuccess
  return (
    <section className="panel stack" aria-labelledby="account-title">
      <h2 id="account-title">{text.account}</h2>
      <p>
        <b>{user.name}</b> · {user.email} · {roleNames[language][user.role]}
      </p>
      <details className="stack">
        <summary>{text.changePassword}</summary>
        <PasswordForm language={language} onChanged={() => setIsChanged(true)} />
      </details>
      <div role="status">{isChanged && <p className="note sea">{text.passwordChanged}</p>}</div>
      <h3>{text.secondStep}</h3>
      <p className="mut">{text.secondStepWhy}</p>
      <div role="status">{confirm.isSuccess && <p className="note sea">{text.secondStepOn}</p>}</div>
      {begin.isError && (
        <p className="note bad" role="alert">
          {failureText(begin.error, { offline: text.offline, fallback: text.secondStepFailed })}
        </p>
      )}
      {begin.data ? (
        <Confirm
          {...begin.data}
          language={language}
          hasOne={hasOne}
          isBusy={confirm.isPending}
          failures={confirm.isError ? failuresOf(confirm.error, text) : {}}
          onConfirm={(values) => confirm.mutate({ secret: begin.data.secret, ...values })}
        />
      ) : (
        <p>
          <Button tone="secondary" busy={begin.isPending} onClick={() => begin.mutate()}>
            {hasOne ? text.secondStepChange : text.secondStepBegin}
          </Button>
        </p>
      )}
    </section>
  )
}

type Failures = Partial<Record<'password' | 'currentCode' | 'code', string>>

/** The field at which a refusal stands. */
function failuresOf(error: unknown, text: AuthText): Failures {
  const failure = failureText(error, { offline: text.offline, fallback: text.secondStepFailed })
  const code = error instanceof ApiError ? error.problem?.code : undefined
  if (code === 'password_wrong') return { password: text.passwordWrong }
  if (code === 'totp_required') return { currentCode: text.totpRefused }
  return { code: failure }
}

function Confirm({
  secret,
  uri,
  language,
  hasOne,
  isBusy,
  failures,
  onConfirm,
}: {
  secret: string
  uri: string
  language: Language
  /** There is a second step already: its code is asked for too. */
  hasOne: boolean
  isBusy: boolean
  failures: Failures
  onConfirm: (values: { code: string; password: string; currentCode?: string }) => void
}) {
  const text = authText[language]
  const [values, setValues] = useState({ password: '', currentCode: '', code: '' })
  const [missing, setMissing] = useState<Failures>({})
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const [code, currentCode] = [values.code, values.currentCode].map((typed) => typed.replace(/\s/g, ''))
    const isCode = (digits = '') => /^\d{6}$/.test(digits)
    const found: Failures = {
      ...(values.password === '' ? { password: text.passwordWanted } : {}),
      ...(hasOne && !isCode(currentCode) ? { currentCode: text.totpWanted } : {}),
      ...(isCode(code) ? {} : { code: text.totpWanted }),
    }
    setMissing(found)
    if (Object.keys(found).length > 0 || isBusy) return
    onConfirm({ code: code ?? '', password: values.password, ...(hasOne && currentCode ? { currentCode } : {}) })
  }
  const field = (name: keyof Failures, label: string, hint?: string) => (
    <Field
      id={`second-step-${name}`}
      label={label}
      hint={hint}
      error={missing[name] ?? failures[name]}
      errorPrefix={text.errorPrefix}
    >
      {(control) => (
        <input
          {...control}
          className={name === 'password' ? 'in' : 'in w10'}
          {...(name === 'password'
            ? { type: 'password', autoComplete: 'current-password', maxLength: 256 }
            : { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 })}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{text.secondStepScan}</p>
      <QrCode content={uri} label={text.secondStepQr} />
      <p className="typed">
        {text.secondStepKey}: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>
        <a href={uri}>{text.secondStepOpen}</a>
      </p>
      {field('code', hasOne ? text.secondStepNewCode : text.totp, text.totpHint)}
      {hasOne && field('currentCode', text.secondStepPresentCode)}
      {field('password', text.currentPassword)}
      <p>
        <Button type="submit" tone="sea" busy={isBusy}>
          {isBusy ? text.secondStepConfirming : text.secondStepConfirm}
        </Button>
      </p>
    </form>
  )
}

/** Dark on light in every theme, with the quiet zone that scanners need. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = create(content, { errorCorrectionLevel: 'M' }).modules
  return (
    <svg className="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={qrPath(size, data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
