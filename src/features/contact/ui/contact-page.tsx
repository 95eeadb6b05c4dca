import type { ContactValues } from '#src/features/contact/domain/form-body.ts'
import { contactText } from '#src/features/contact/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { ServiceAreaMap } from '#src/shared/ui/service-area-map/service-area-map.tsx'
import { business, whatsappLink } from '#src/site/business.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { pathOf } from '#src/site/routes.ts'
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

/** The whole contact page: the direct ways first, then form or thank-you, and where we are beside it. */
export function ContactPage({ language, values, errors, receipt }: ContactPageProps) {
  const text = contactText(language)
  return (
    <section className="sec tight">
      <div className="wrap g2 c75 contact">
        <div>
          <h1>{text.heading}</h1>
          {receipt ? null : <p className="lede">{text.lede}</p>}
          <p className="row contact-ways">
            <a className="btn sea" href={`tel:${business.phone.e164}`}>
              <Icon name="phone" size={20} />
              {text.call} {business.phone.display}
            </a>
            <a className="btn sec2" href={whatsappLink(language)} rel="noopener">
              <Icon name="chat" size={20} />
              {text.direct.whatsapp}
            </a>
          </p>
          <p className="sm mut">
            {openingLines(language).join(', ')}. {text.direct.note}
          </p>
          {business.email ? (
            <p>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          ) : null}
          <ul className="contact-wishes">
            {wishes.map(([wish, route]) => (
              <li key={wish}>
                <a className="tl" href={pathOf(route, language)}>
                  {text.ways[wish]} <Icon name="arrow" size={20} />
                </a>
              </li>
            ))}
          </ul>
          <div className="contact-form">
            {receipt ? (
              <ContactReceipt language={language} receipt={receipt} />
            ) : (
              <>
                <h2 className="h4">{text.write}</h2>
                <ContactForm language={language} values={values} errors={errors} />
              </>
            )}
          </div>
        </div>
        <aside className="stack" aria-labelledby="offices">
          <h2 id="offices" className="h4">
            {text.direct.offices}
          </h2>
          <ServiceAreaMap language={language} />
          {business.offices.map((office) => (
            <p className="mut" key={office.id}>
              {office.name[language]}
              {office.address ? `, ${office.address}` : null}
            </p>
          ))}
        </aside>
      </div>
    </section>
  )
}

/** What is met sooner elsewhere than by a message. */
const wishes = [
  ['urgent', 'emergency'],
  ['visit', 'design-consultation'],
  ['price', 'quote'],
] as const
