import type { ReactNode } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { unsignedStages } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { epochDay, fromEpochDay, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { formatDate, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { foundByName, sourceName } from './timeline-words.ts'

type Row = [label: string, value: ReactNode]

/** By which ways somebody came. */
export function LeadSource({ lead, language }: { lead: LeadDetail; language: Language }) {
  const text = crmText[language]
  const words = leadWords[language]
  return (
    <Pairs
      rows={[
        [text.page.foundBy, foundByName(lead, text)],
        [text.page.source, sourceName(lead.source, text)],
        [text.page.cameIn, formatInstant(lead.createdAt, language)],
        [words.partner, lead.partnerCode ?? words.noPartner],
      ]}
    />
  )
}

/** What the person agreed to, in which version of the text, and until when it is kept. */
export function LeadConsent({ lead, language }: { lead: LeadDetail; language: Language }) {
  const words = crmText[language].page
  const { consent } = lead
  const touched = [lead.updatedAt, ...lead.timeline.map(({ at }) => at)].toSorted().at(-1) ?? lead.updatedAt
  const kept = unsignedStages.includes(lead.stage) && yearAfter(madridDate(new Date(touched)))
  return (
    <Pairs
      rows={[
        [words.consentPrivacy, consent.privacy ? words.yes : words.no],
        [words.consentMarketing, consent.marketing ? words.yes : words.no],
        [words.consentVersion, consent.textVersion === 'not-asked' ? words.consentNotAsked : consent.textVersion],
        [words.consentAt, formatInstant(consent.at, language)],
        [leadWords[language].keptUntil, kept && leadWords[language].keptUntilDay(formatDate(kept, language))],
      ]}
    />
  )
}

/** The same day of the next year; of 29 February the first of March. */
function yearAfter(date: PlainDate): PlainDate {
  const [year = '', ...rest] = date.split('-')
  return fromEpochDay(epochDay([String(Number(year) + 1), ...rest].join('-')))
}

function Pairs({ rows }: { rows: Row[] }) {
  return (
    <dl className="facts">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="typed">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
