import { Fragment } from 'react'
import { business } from '#src/site/business.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

/** What the owner has published of the company; of the rest, one line below the company's own facts. */
export function CompanyFacts({ language, of }: BlockProps<'company-facts'> & OnPage) {
  const { company: text } = contentText(language)
  const { registrations, offices } = business
  const facts: Record<typeof of, [label: string, value: string | null][]> = {
    company: [
      [text.legalName, business.legalName],
      [text.taxId, business.taxId],
      [text.registeredAddress, business.registeredAddress],
      [text.email, business.email],
      ...offices.map(({ name, address }): [string, string | null] => [name[language], address]),
    ],
    registrations: [
      [text.lowVoltage, registrations.lowVoltage],
      [text.thermal, registrations.thermal],
      [text.refrigerants, registrations.refrigerants],
      [text.insurance, business.insurance],
    ],
  }
  const known = facts[of].filter(([, value]) => value !== null)
  const more = of === 'company' && Object.values(facts).some((rows) => rows.some(([, value]) => value === null))
  if (known.length === 0 && !more) return null
  return (
    <div className="blk">
      {known.length > 0 ? (
        <dl className="kv">
          {known.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      {more ? <p className="sm mut">{text.more}</p> : null}
    </div>
  )
}
