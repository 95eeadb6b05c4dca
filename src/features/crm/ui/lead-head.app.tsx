import { useQuery } from '@tanstack/react-query'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { initialsOf } from '#src/shared/domain/initials.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { colleagues } from './colleagues.ts'
import type { Way } from './composer.app.tsx'
import { useChangeLead } from './lead-data.ts'
import { mailLink, telLink, whatsAppLink } from './reach.ts'
import { UrgencyTag } from './urgency.app.tsx'

interface Props {
  lead: LeadDetail
  now: Date
  language: Language
  /** Undefined for those who only read: their own device writes then. */
  onWrite: ((way: Way) => void) | undefined
  onTask: (() => void) | undefined
  mayGive: boolean
}

/** Whom a lead is about, whose it is and how long they have waited, with what is done most. */
export function LeadHead({ lead, now, language, onWrite, onTask, mayGive }: Props) {
  const text = crmText[language]
  const about = [
    lead.town && townNames[lead.town],
    text.languages[lead.language],
    lead.valueEur === null ? undefined : formatEur(lead.valueEur, language),
    lead.reference,
  ].filter(Boolean)
  return (
    <div className="sbar lead-head">
      <Breadcrumb language={language} />
      <h1>{lead.name || lead.reference}</h1>
      <UrgencyTag lead={lead} language={language} />
      <AnswerClockTag lead={lead} now={now} language={language} />
      {lead.stage === 'lost' && (
        <span className="tag">
          {[text.stages.lost, lead.lostReason && workText[language].lostReasons[lead.lostReason]]
            .filter(Boolean)
            .join(': ')}
        </span>
      )}
      <Owner lead={lead} language={language} mayGive={mayGive} />
      <span className="mut">{about.join(' · ')}</span>
      <span className="lead-acts">
        <Reach lead={lead} language={language} onWrite={onWrite} />
        {onTask && (
          <Button tone="secondary" onClick={onTask}>
            <Icon name="check" size={18} />
            {leadWords[language].task}
          </Button>
        )}
      </span>
    </div>
  )
}

export function Breadcrumb({ language }: { language: Language }) {
  const text = crmText[language]
  return (
    <nav aria-label={text.page.breadcrumb}>
      <a href="/crm">{`‹ ${text.leads}`}</a>
    </nav>
  )
}

/** Who looks after it; given to another by choosing them. */
function Owner({ lead, language, mayGive }: { lead: LeadDetail; language: Language; mayGive: boolean }) {
  const words = leadWords[language]
  const change = useChangeLead(lead.id, language)
  const team = useQuery({
    queryKey: ['/api/admin/colleagues'],
    select: (data: unknown) => colleagues.parse(data).items,
    enabled: mayGive,
  })
  const name = lead.takenBy ?? words.nobody
  return (
    <span className="lead-owner">
      {lead.takenBy && (
        <span className="av" aria-hidden="true">
          {initialsOf(lead.takenBy)}
        </span>
      )}
      {mayGive ? (
        <select
          className="in"
          aria-label={words.owner}
          data-key="give"
          value={lead.ownerId ?? ''}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ owner: { id: event.target.value || null } })}
        >
          <option value="">{words.nobody}</option>
          {lead.ownerId && !team.data?.some(({ id }) => id === lead.ownerId) && (
            <option value={lead.ownerId}>{name}</option>
          )}
          {team.data?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      ) : (
        <span>{name}</span>
      )}
      <span className="vh" role="status">
        {change.said}
      </span>
    </span>
  )
}

/** The ways to somebody. Who may write does it below, from a letter and on the record; others by what their own device has. */
function Reach({ lead, language, onWrite }: Pick<Props, 'lead' | 'language' | 'onWrite'>) {
  const { page } = crmText[language]
  return (
    <>
      {lead.phone && (
        <ButtonLink tone="sea" href={telLink(lead.phone)}>
          <Icon name="phone" size={18} />
          {page.call}
        </ButtonLink>
      )}
      {lead.phone && onWrite && (
        <Button tone="secondary" onClick={() => onWrite('whatsapp')}>
          <Icon name="chat" size={18} />
          {page.whatsApp}
        </Button>
      )}
      {lead.phone && !onWrite && (
        <ButtonLink tone="secondary" href={whatsAppLink(lead.phone)} target="_blank" rel="noreferrer">
          <Icon name="chat" size={18} />
          {page.whatsApp}
        </ButtonLink>
      )}
      {lead.email && onWrite && (
        <Button tone="secondary" onClick={() => onWrite('mail')}>
          <Icon name="send" size={18} />
          {page.mail}
        </Button>
      )}
      {lead.email && !onWrite && (
        <ButtonLink tone="secondary" href={mailLink(lead.email)}>
          <Icon name="send" size={18} />
          {page.mail}
        </ButtonLink>
      )}
    </>
  )
}
