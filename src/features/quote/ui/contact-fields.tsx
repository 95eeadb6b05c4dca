import type { FieldName, FormValues } from '../domain/form-values.ts'
import type { QuoteUiText } from '../text/ui.types.ts'
import type { QuestionHandlers } from './question.tsx'
import { TextField, Tick } from './question-fields.tsx'

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
  const typed = (field: 'name' | 'email' | 'phone') => ({
    field,
    text,
    value: values[field],
    error: errors[field],
    onType: on && ((value: string) => on.answer({ [field]: value })),
    onLeave: on && (() => on.leave(field)),
  })
  return (
    <>
      <fieldset className="f">
        <legend>
          <h2 className="q-h2">{words.details}</h2>
        </legend>
        <p className="hint">{words.detailsHint}</p>
        <TextField {...typed('name')} label={words.name} autoComplete="name" />
        <TextField {...typed('email')} label={words.email} hint={words.emailHint} type="email" autoComplete="email" />
        <TextField
          {...typed('phone')}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          width="w10"
          autoComplete="tel"
        />
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
