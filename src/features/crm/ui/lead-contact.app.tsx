import type { ReactNode } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { mailLink, telLink } from './reach.ts'
import { foundByName, sourceName } from './timeline-words.ts'

type Row = [label: string, value: ReactNode]

/** Who the lead is and how to reach them. */
export function LeadContact({ lead, language }: { lead: LeadDetail; language: Language }) {
  const text = crmText[language]
  const words = text.page
  const rows: Row[] = [
    [words.name, lead.name],
    [words.phone, lead.phone && <a href={telLink(lead.phone)}>{lead.phone}</a>],
    [words.email, lead.email && <a href={mailLink(lead.email)}>{lead.email}</a>],
    [words.speaks, text.languages[lead.language]],
    [words.town, lead.town && townNames[lead.town]],
    [words.location, lead.location],
    [words.service, lead.service && text.services[lead.service]],
    [words.source, sourceName(lead.source, text)],
    [words.foundBy, foundByName(lead, text)],
    [words.cameIn, formatInstant(lead.createdAt, language)],
  ]
  return (
    <Pairs
      rows={rows.filter(([label, value]) => value || label === words.phone || label === words.email)}
      none={words.notGiven}
    />
  )
}

/** What the person agreed to, in which version of the text, and when. */
export function LeadConsent({ consent, language }: { consent: LeadDetail['consent']; language: Language }) {
  const words = crmText[language].page
  return (
    <Pairs
      rows={[
        [words.consentPrivacy, consent.privacy ? words.yes : words.no],
        [words.consentMarketing, consent.marketing ? words.yes : words.no],
        [words.consentVersion, consent.textVersion === 'not-asked' ? words.consentNotAsked : consent.textVersion],
        [words.consentAt, formatInstant(consent.at, language)],
      ]}
      none={words.notGiven}
    />
  )
}

function Pairs({ rows, none }: { rows: Row[]; none: string }) {
  return (
    <dl className="kv">
      {rows.map(([label, value]) => (
        <div key={label} className="pair">
          <dt>{label}</dt>
          <dd className="typed">{value || none}</dd>
        </div>
      ))}
    </dl>
  )
}
