import type { ApplicationValues } from '#src/features/affiliates/domain/form-body.ts'
import { businessTypes } from '#src/features/affiliates/domain/partner.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { programmeText } from '#src/features/affiliates/text/programme.ts'
import type { ProblemField } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field, FieldError } from '#src/shared/ui/field/field.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { fieldId } from './field-id.ts'

/** The five fields. Posts to its own page without script; application.client.ts sends JSON instead. The server words the errors. */
export function ApplicationForm({
  language,
  brand,
  action,
  privacyPath,
  values = {},
  errors = [],
}: {
  language: Language
  brand: string
  action: string
  privacyPath: string
  values?: Partial<ApplicationValues> | undefined
  errors?: readonly ProblemField[] | undefined
}) {
  const text = programmeText(language).apply
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const field = (name: string) => ({
    id: fieldId(name),
    error: errorOf(name),
    errorPrefix: text.errorPrefix,
  })
  const consentId = fieldId('consent.privacy')
  const consentError = errorOf('consent.privacy')
  return (
    <form
      className="card"
      method="post"
      action={`${action}#apply`}
      noValidate
      data-application={language}
      data-error-title={text.errorTitle}
      data-error-prefix={text.errorPrefix}
      data-sending={text.sending}
      data-kept={text.kept}
      data-offline={text.offline}
      data-failed={text.failed}
    >
      <div data-errors>
        {errors.length > 0 ? (
          <ErrorSummary
            title={text.errorTitle}
            errors={errors.map((error) => ({ fieldId: fieldId(error.field), message: error.message }))}
          />
        ) : null}
      </div>
      <input type="hidden" name="form" value="application" />
      <FormTrap language={language} />
      <Field {...field('businessName')} label={text.businessName} hint={text.businessNameHint}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="businessName"
            type="text"
            autoComplete="organization"
            maxLength={120}
            required
            defaultValue={values.businessName}
          />
        )}
      </Field>
      <Field {...field('businessType')} label={text.businessType}>
        {(control) => (
          <select {...control} className="in" name="businessType" required defaultValue={values.businessType ?? ''}>
            <option value="">{text.choose}</option>
            {businessTypes.map((type) => (
              <option key={type} value={type}>
                {partnerNames[language].businessTypes[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('contactName')} label={text.contactName}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="contactName"
            type="text"
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={values.contactName}
          />
        )}
      </Field>
      <Field {...field('email')} label={text.email}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field {...field('phone')} label={text.phone} hint={text.phoneHint}>
        {(control) => (
          <input
            {...control}
            className="in w10"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={32}
            required
            defaultValue={values.phone}
          />
        )}
      </Field>
      <div className={consentError ? 'f err' : 'f'}>
        {consentError ? <FieldError id={consentId} error={consentError} errorPrefix={text.errorPrefix} /> : null}
        <label className="ck">
          <input
            type="checkbox"
            name="consentPrivacy"
            id={consentId}
            required
            defaultChecked={values.consentPrivacy}
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
      <p className="form-end">
        <Button type="submit" wide>
          {text.send}
        </Button>
      </p>
      <p className="xs mut" data-status role="status">
        {text.controller(brand)}
      </p>
      <template data-done>
        <ApplicationReceipt language={language} />
      </template>
    </form>
  )
}

/** It has arrived: the reference, and a clock of twenty-four hours. Without a receipt it is the empty form that the script fills in. */
export function ApplicationReceipt({
  language,
  receipt,
}: {
  language: Language
  receipt?: { reference: string; answerBy: string }
}) {
  const text = programmeText(language).apply
  const [before, after] = text.decideBy
  return (
    <div className="card pick stack-s" data-receipt role="status" tabIndex={-1}>
      <h3 className="h4">{text.done}</h3>
      <p>
        {before}
        <b className="nw" data-answer-by>
          {receipt ? formatInstant(receipt.answerBy, language) : null}
        </b>
        {after}
      </p>
      <div className="dclock day" role="img" aria-label={text.clock}>
        <div className="h">
          {Array.from({ length: 24 }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
            <i key={hour} className={hour === 23 ? 'end' : hour === 0 ? 'on' : undefined} />
          ))}
        </div>
      </div>
      <p className="sm mut">{text.next}</p>
      <p className="xs mut">
        {text.reference}{' '}
        <b className="tn nw" data-reference>
          {receipt?.reference}
        </b>
      </p>
    </div>
  )
}
