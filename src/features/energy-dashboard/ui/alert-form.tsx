import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'

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
  const [emailError, consentError] = [errorOf('email'), errorOf('consent')]
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
            <label htmlFor="alert-email">{text.email}</label>
            <input
              id="alert-email"
              className="in"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={email}
              aria-invalid={emailError ? true : undefined}
              aria-describedby={emailError ? 'alert-email-e' : undefined}
            />
            {emailError ? (
              <p className="err" id="alert-email-e">
                {`${text.errorPrefix} ${emailError}`}
              </p>
            ) : null}
            <label className="en-ck">
              <input
                type="checkbox"
                name="consent"
                value="yes"
                required
                aria-describedby={consentError ? 'alert-consent-e' : undefined}
              />
              <span>{text.consent}</span>
            </label>
            {consentError ? (
              <p className="err" id="alert-consent-e">
                {`${text.errorPrefix} ${consentError}`}
              </p>
            ) : null}
            <div className="row">
              <Button type="submit" tone="secondary">
                {text.send}
              </Button>
              <a className="tl" href={privacyPath}>
                {text.privacy}
              </a>
            </div>
          </form>
        )}
      </div>
    </section>
  )
}
