import { contactText } from '#src/features/contact/text/text.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { ContactReceipt } from './contact-receipt.tsx'
import { fieldId } from './field-id.ts'

/**
 * The contact form in short, for a page that already says what it is about. Without script it posts to the contact page, which shows errors and
 * thanks; with it contact-form.client.ts keeps the visitor here.
 */
export function EnquiryForm({ language, service }: { language: Language; service: Service }) {
  const text = contactText(language)
  const field = (name: string) => ({ id: fieldId(name), errorPrefix: text.errorPrefix })
  return (
    <form
      method="post"
      action={pathOf('contact', language)}
      noValidate
      className="enq"
      data-contact-form={language}
      data-error-title={text.errorTitle}
      data-error-prefix={text.errorPrefix}
      data-sending={text.sending}
      data-offline={text.offline}
      data-failed={text.failed}
      data-name-required={text.nameRequired}
    >
      <div data-errors />
      <input type="hidden" name="language" value={language} />
      <FormTrap language={language} />
      <input type="hidden" name="service" value={service} />
      <Field {...field('name')} label={text.name}>
        {(control) => (
          <input {...control} className="in" name="name" type="text" autoComplete="name" maxLength={120} required />
        )}
      </Field>
      <Field {...field('email')} label={text.email} either={text.either.email}>
        {(control) => (
          <input {...control} className="in" name="email" type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field {...field('phone')} label={text.phone} either={text.either.phone}>
        {(control) => (
          <input {...control} className="in w10" name="phone" type="tel" autoComplete="tel" maxLength={32} />
        )}
      </Field>
      <Field {...field('message')} label={text.message} optional={text.optional}>
        {(control) => <textarea {...control} className="in" name="message" rows={3} maxLength={4000} />}
      </Field>
      <div className="f">
        <label className="ck">
          <input type="checkbox" name="consentPrivacy" id={fieldId('consent.privacy')} required />
          <span>
            {text.consent.before}
            <a href={pathOf('privacy-policy', language)}>{text.consent.policy}</a>
            {text.consent.after}
          </span>
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
