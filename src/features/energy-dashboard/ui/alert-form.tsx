import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { TextField } from '#src/shared/ui/field/text-field.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'

const consentId = 'alert-consent'

interface Props {
  language: Language
  action: string
  privacyPath: string
  email?: string
  errors?: readonly ProblemField[]
  isSent?: boolean
}

/** Asks for the evening mail. It posts without script; the address is nobody's until its owner confirms. */
export function AlertForm({ language, action, privacyPath, email, errors = [], isSent = false }: Props) {
  const { alert: text } = energyText[language]
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const consentError = errorOf('consent')
  return (
    <section className="sec tight tint" id="alert">
      <div className="wrap en-alert">
        <div>
          <h2>{text.title}</h2>
          <p className="mut">{text.intro}</p>
        </div>
        {isSent ? (
          <p className="note sea" role="status">
            {text.sent}
          </p>
        ) : (
          <form method="post" action={`${action}#alert`} noValidate>
            <input type="hidden" name="step" value="alert" />
            <FormTrap language={language} />
            <TextField
              id="alert-email"
              label={text.email}
              error={errorOf('email')}
              errorPrefix={text.errorPrefix}
              input={{
                name: 'email',
                type: 'email',
                autoComplete: 'email',
                maxLength: 254,
                required: true,
                defaultValue: email,
              }}
            />
            <div className={consentError ? 'f err' : 'f'}>
              {consentError ? <FieldError id={consentId} error={consentError} errorPrefix={text.errorPrefix} /> : null}
              <label className="ck">
                <input
                  type="checkbox"
                  id={consentId}
                  name="consent"
                  value="yes"
                  required
                  aria-describedby={consentError ? `${consentId}-error` : undefined}
                  aria-invalid={consentError ? true : undefined}
                />
                <span>
                  {text.consent.before}
                  <a href={privacyPath}>{text.consent.policy}</a>
                  {text.consent.after}
                </span>
              </label>
            </div>
            <Button type="submit" tone="secondary">
              {text.send}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
