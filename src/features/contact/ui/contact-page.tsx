import type { ContactValues } from '#src/features/contact/domain/form-body.ts'
import { contactText } from '#src/features/contact/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business, whatsappLink } from '#src/site/business.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { ContactForm, type FieldProblem } from './contact-form.tsx'
import { ContactReceipt } from './contact-receipt.tsx'
import './contact.css'

export interface ContactPageProps {
  language: Language
  values?: Partial<ContactValues> | undefined
  errors?: readonly FieldProblem[] | undefined
  /** After a post without script: the thank-you takes the place of the form. */
  receipt?: { reference: string; answerBy: string } | undefined
}

/** The whole contact page: form or thank-you, and the direct ways beside it. */
export function ContactPage({ language, values, errors, receipt }: ContactPageProps) {
  const text = contactText(language)
  return (
    <section className="sec tight">
      <div className="wrap g2 c75 contact">
        <div>
          <h1>{text.heading}</h1>
          {receipt ? null : <p className="lede">{text.lede}</p>}
          <div className="contact-form">
            {receipt ? (
              <ContactReceipt language={language} receipt={receipt} />
            ) : (
              <ContactForm language={language} values={values} errors={errors} />
            )}
          </div>
        </div>
        <aside className="card stack" aria-labelledby="direct">
          <h2 id="direct" className="h4">
            {text.direct.heading}
          </h2>
          <p>
            <a className="num n1 nw" href={`tel:${business.phone.e164}`}>
              {business.phone.display}
            </a>
          </p>
          <p>
            <a className="tl" href={whatsappLink(language)} rel="noopener">
              <Icon name="chat" size={20} />
              {text.direct.whatsapp}
            </a>
          </p>
          {business.email ? (
            <p>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          ) : null}
          <div>
            <h3 className="h5">{text.direct.hours}</h3>
            {openingLines(language).map((line) => (
              <p className="mut" key={line}>
                {line}
              </p>
            ))}
          </div>
          <div>
            <h3 className="h5">{text.direct.offices}</h3>
            {business.offices.map((office) => (
              <p className="mut" key={office.id}>
                {office.name[language]}
                {office.address ? `, ${office.address}` : null}
              </p>
            ))}
          </div>
        </aside>
      </div>
    </section>
  )
}
