import { useMutation } from '@tanstack/react-query'
import { create } from 'qrcode'
import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import type { User } from '#src/features/auth/contract.ts'
import { authText } from '#src/features/auth/text/auth-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
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
    mutationFn: (body: { secret: string; code: string }) =>
      apiRequest('POST', '/api/auth/totp/confirm', body, { headers }),
    onSuccess: () => begin.reset(),
  })
  return (
    <section className="panel stack" aria-labelledby="account-title">
      <h2 id="account-title">{text.account}</h2>
      <p>
        <b>{user.name}</b> · {user.email} · {text.roles[user.role]}
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
          isBusy={confirm.isPending}
          failure={
            confirm.isError
              ? failureText(confirm.error, { offline: text.offline, fallback: text.secondStepFailed })
              : undefined
          }
          onConfirm={(code) => confirm.mutate({ secret: begin.data.secret, code })}
        />
      ) : (
        <p>
          <Button tone="secondary" busy={begin.isPending} onClick={() => begin.mutate()}>
            {text.secondStepBegin}
          </Button>
        </p>
      )}
    </section>
  )
}

function Confirm({
  secret,
  uri,
  language,
  isBusy,
  failure,
  onConfirm,
}: {
  secret: string
  uri: string
  language: Language
  isBusy: boolean
  failure: string | undefined
  onConfirm: (code: string) => void
}) {
  const text = authText[language]
  const [code, setCode] = useState('')
  const [isIncomplete, setIsIncomplete] = useState(false)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const digits = code.replace(/\s/g, '')
    setIsIncomplete(!/^\d{6}$/.test(digits))
    if (/^\d{6}$/.test(digits) && !isBusy) onConfirm(digits)
  }
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
      <Field
        id="second-step-code"
        label={text.totp}
        hint={text.totpHint}
        error={isIncomplete ? text.totpWanted : failure}
        errorPrefix={text.errorPrefix}
      >
        {(control) => (
          <input
            {...control}
            className="in w10"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
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
