import type { ReactNode } from 'react'
import type { LeadSummary } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { telLink } from './reach.ts'

/** A list of what is to be done, with its heading. */
export function Queue({
  title,
  count,
  hint,
  children,
}: {
  title: string
  count: number
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="panel q-panel">
      <h2>
        {title} <span className="mut">{count}</span> {hint && <span className="mut sm">{hint}</span>}
      </h2>
      {children}
    </section>
  )
}

/** A row: how urgent, what, and its actions. J and K go from row to row. */
export function QueueRow({
  tag,
  actions,
  children,
  isHot,
  isDone,
}: {
  tag: ReactNode
  actions: ReactNode
  children: ReactNode
  isHot?: boolean
  isDone?: boolean
}) {
  return (
    <li className={isHot ? 'hot' : isDone ? 'dn' : undefined}>
      {tag}
      <div>{children}</div>
      <span className="row q-acts">{actions}</span>
    </li>
  )
}

/** What the X of the keyboard presses. */
export function DoneButton({ words, onDone }: { words: string; onDone: () => void }) {
  return (
    <Button tone="secondary" data-key="done" onClick={onDone}>
      <Icon name="check" size={18} /> {words}
    </Button>
  )
}

/** Calling a lead; who left no number is answered on their page. */
export function ReachLink({ lead, language }: { lead: LeadSummary; language: Language }) {
  const words = workText[language]
  if (!lead.phone)
    return (
      <ButtonLink tone="secondary" href={`/crm/leads/${lead.id}#mail`}>
        {words.answer}
      </ButtonLink>
    )
  return (
    <ButtonLink tone={lead.urgency === 'critical' ? 'alarm' : 'secondary'} href={telLink(lead.phone)}>
      <Icon name="phone" size={18} /> {words.call}
    </ButtonLink>
  )
}

/** Who it is about, from where, for what; `more` ends the sentence, `wrote` is what they said. */
export function Who({
  lead,
  language,
  more,
  wrote,
}: {
  lead: LeadSummary
  language: Language
  more?: string
  wrote?: string | null
}) {
  const parts = [
    lead.town && townNames[lead.town],
    lead.service && crmText[language].services[lead.service],
    lead.language.toUpperCase(),
    lead.valueEur === null ? null : formatEur(lead.valueEur, language),
    more,
  ]
  return (
    <>
      <b>
        <a href={`/crm/leads/${lead.id}`}>{lead.name || lead.reference}</a>
      </b>{' '}
      <span className="mut">{parts.filter(Boolean).join(' · ')}</span>
      {wrote && <span className="q-wrote">{`“${wrote}”`}</span>}
    </>
  )
}
