import type { ContactValues } from '#src/features/contact/domain/form-body.ts'
import { contactText } from '#src/features/contact/text/text.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { Field, FieldError } from '#src/shared/ui/field/field.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { business } from '#src/site/business.ts'
import { isBuilt, pathOf } from '#src/site/routes.ts'
import { ContactReceipt } from './contact-receipt.tsx'
import { fieldId, ownWords } from './field-id.ts'

/** A problem document's field error, with its message already in the page's language. */
export interface FieldProblem {
  field: string
  code: string
  message: string
}

export interface ContactFormProps {
  language: Language
  /** What was typed, when the server sends the form back. */
  values?: Partial<ContactValues> | undefined
  errors?: readonly FieldProblem[] | undefined
}

/**
 * The contact form. It posts to its own page without script; contact-form.client.ts finds it by `data-contact-form` and sends JSON
 * instead. Errors never come from here: the server words them.
 */
export function ContactForm({ language, values = {}, errors: problems = [] }: ContactFormProps) {
  const text = contactText(language)
  const errors = problems.map((problem) => ({ ...problem, message: ownWords(problem, text.nameRequired) }))
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const field = (name: string) => ({ id: fieldId(name), error: errorOf(name), errorPrefix: text.errorPrefix })
  const consentId = fieldId('consent.privacy')
  const consentError = errorOf('consent.privacy')
  return (
    <form
      method="post"
      action={pathOf('contact', language)}
      noValidate
      data-contact-form={language}
      data-error-title={text.errorTitle}
      data-error-prefix={text.errorPrefix}
      data-sending={text.sending}
      data-offline={text.offline}
      data-failed={text.failed}
      data-name-required={text.nameRequired}
    >
      <div data-errors>
        {errors.length > 0 ? (
          <ErrorSummary
            title={text.errorTitle}
            errors={errors.map((error) => ({ fieldId: fieldId(error.field), message: error.message }))}
          />
        ) : null}
      </div>
      <input type="hidden" name="language" value={language} />
      <FormTrap language={language} />
      <Field {...field('name')} label={text.name}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="name"
            type="text"
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={values.name}
          />
        )}
      </Field>
      <fieldset className="f contact-reply">
        <legend>{text.reply}</legend>
        <Field {...field('email')} label={text.email}>
          {(control) => (
            <input
              {...control}
              className="in"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={values.email}
            />
          )}
        </Field>
        <Field {...field('phone')} label={text.phone}>
          {(control) => (
            <input
              {...control}
              className="in w10"
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={32}
              defaultValue={values.phone}
            />
          )}
        </Field>
      </fieldset>
      <Field {...field('location')} label={text.location} optional={text.optional} hint={text.locationHint}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="location"
            type="text"
            autoComplete="address-level2"
            maxLength={120}
            defaultValue={values.location}
          />
        )}
      </Field>
      <Field {...field('service')} label={text.service}>
        {(control) => (
          <select {...control} className="in" name="service" defaultValue={values.service ?? ''}>
            <option value="">{text.serviceNone}</option>
            {services.map((service) => (
              <option key={service} value={service}>
                {text.services[service]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('message')} label={text.message} either={text.either.message} hint={text.messageHint}>
        {(control) => (
          <textarea
            {...control}
            className="in"
            name="message"
            rows={5}
            maxLength={4000}
            defaultValue={values.message}
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
            {isBuilt('privacy-policy') ? (
              <a href={pathOf('privacy-policy', language)}>{text.consent.policy}</a>
            ) : (
              text.consent.policy
            )}
            {text.consent.after}
          </span>
        </label>
        <label className="ck">
          <input type="checkbox" name="consentMarketing" defaultChecked={values.consentMarketing} />
          <span>{text.marketing}</span>
        </label>
      </div>
      <p className="form-end">
        <Button type="submit">{text.send}</Button>
      </p>
      <p className="xs mut">{text.controller(business.legalName ?? business.name)}</p>
      <template data-done>
        <ContactReceipt language={language} />
      </template>
    </form>
  )
}
