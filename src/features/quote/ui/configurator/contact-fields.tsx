import { type ChangeEvent, useContext } from 'react'
import type { FieldName, FormValues } from '#src/features/quote/domain/answers/form-values.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { Field } from '#src/shared/ui/field/field.tsx'
import type { QuestionHandlers } from './question.tsx'
import { IdPrefix, Tick } from './question-fields.tsx'

type ContactName = 'name' | 'email' | 'phone'

export interface ContactFieldsProps {
  text: QuoteUiText
  values: FormValues
  errors: Partial<Record<FieldName, string>>
  brand: string
  /** null while there is no such page: the words stay, without a link. */
  privacyHref: string | null
  on?: QuestionHandlers
}

/** Who the quote is for, and the two consents: one needed, one free to leave. */
export function ContactFields({ text, values, errors, brand, privacyHref, on }: ContactFieldsProps) {
  const words = text.review
  const prefix = useContext(IdPrefix)
  const asked = (field: ContactName) => ({
    id: `${prefix}-${field}`,
    error: errors[field],
    errorPrefix: text.errors.titlePrefix,
  })
  const typed = (field: ContactName) => ({
    name: field,
    autoComplete: field === 'phone' ? 'tel' : field,
    ...(on
      ? {
          value: values[field],
          onChange: (event: ChangeEvent<HTMLInputElement>) => on.answer({ [field]: event.currentTarget.value }),
          onBlur: () => on.leave(field),
        }
      : { defaultValue: values[field] }),
  })
  return (
    <>
      <fieldset className="f">
        <legend>
          <h2 className="q-h2">{words.details}</h2>
        </legend>
        <p className="hint">{words.detailsHint}</p>
        <Field {...asked('name')} label={words.name}>
          {(control) => <input {...control} {...typed('name')} className="in" type="text" required />}
        </Field>
        <Field {...asked('email')} label={words.email} either={words.either.email} hint={words.emailHint}>
          {(control) => <input {...control} {...typed('email')} className="in" type="email" />}
        </Field>
        <Field {...asked('phone')} label={words.phone} either={words.either.phone} hint={words.phoneHint}>
          {(control) => <input {...control} {...typed('phone')} className="in w10" type="tel" />}
        </Field>
      </fieldset>
      <div className="f q-consents">
        <Tick
          field="consentPrivacy"
          text={text}
          label={<LinkedWords words={words.consentPrivacy} link={words.privacyPolicy} href={privacyHref} />}
          ticked={values.consentPrivacy}
          error={errors.consentPrivacy}
          onTick={on && ((consentPrivacy) => on.answer({ consentPrivacy }))}
        />
        <Tick
          field="consentMarketing"
          text={text}
          label={words.consentMarketing}
          ticked={values.consentMarketing}
          onTick={on && ((consentMarketing) => on.answer({ consentMarketing }))}
        />
        <p className="xs mut">{words.controller(brand)}</p>
      </div>
    </>
  )
}

/** A sentence in which some words are a link, when there is somewhere to go. */
function LinkedWords({ words, link, href }: { words: string; link: string; href: string | null }) {
  const at = words.indexOf(link)
  if (!href || at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      <a href={href}>{link}</a>
      {words.slice(at + link.length)}
    </>
  )
}
