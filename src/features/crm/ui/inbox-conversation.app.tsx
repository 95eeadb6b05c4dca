import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import type { InboxItem } from '#src/features/crm/inbox/contract.ts'
import type { InboxState } from '#src/features/crm/inbox/states.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatEur, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { GiveTo } from './give-to.app.tsx'
import { useLead } from './lead-data.ts'
import { LeadMails } from './lead-mails.app.tsx'
import { telLink } from './reach.ts'
import { spokenTurns } from './spoken-turns.ts'
import type { Writer } from './writer.ts'

// What they wrote is read first.
const Composer = lazy(async () => ({ default: (await import('./composer.app.tsx')).Composer }))

/** What another feature shows of free times for a visit to a person; a time that is chosen is written to them. */
export type FreeTimes = (lead: LeadDetail, onOffer: (start: string) => void) => ReactNode

/** What was said with one person, oldest first, the way to answer below it, and the record beside. */
export function InboxConversation({
  leadId,
  item,
  backHref,
  writer,
  mayWrite,
  hasShortcuts,
  language,
  onChange,
  onGive,
  freeTimes,
}: {
  leadId: string
  /** Undefined when the conversation is in another view by now. */
  item: InboxItem | undefined
  backHref: string
  writer: Writer
  mayWrite: boolean
  hasShortcuts: boolean
  language: Language
  onChange: (item: InboxItem, to: InboxState) => Promise<void>
  onGive: (lead: LeadDetail, to: { id: string | null; name: string }) => void
  freeTimes: FreeTimes | undefined
}) {
  const words = talkText[language]
  const text = crmText[language]
  const lead = useLead(leadId)
  const now = useNow()
  const [offered, setOffered] = useState<string>()
  if (lead.isPending)
    return (
      <div className="ibm">
        <Skeleton label={text.loading} widths={[40, 100, 60]} />
      </div>
    )
  if (lead.isError)
    return (
      <div className="ibm">
        <LoadFailure
          message={failureText(lead.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => lead.refetch()}
        />
      </div>
    )
  const { data } = lead
  // Somebody in danger is called, not written to.
  const dangerPhone = data.urgency === 'critical' && item?.state !== 'done' ? data.phone : null
  return (
    <>
      <section className="ibm" aria-label={words.conversation(data.name || data.reference)}>
        <div className="ib-head">
          <a className="ib-back" href={backHref}>
            ‹ {words.backToInbox}
          </a>
          <h2>
            <a href={`/crm/leads/${data.id}`}>{data.name || data.reference}</a>
          </h2>
          {dangerPhone && (
            <ButtonLink tone="alarm" href={telLink(dangerPhone)}>
              <Icon name="phone" size={18} />
              {`${text.page.call} ${dangerPhone}`}
            </ButtonLink>
          )}
          <AnswerClockTag lead={data} now={now} language={language} />
          <span className="mut">
            {[data.town && townNames[data.town], text.languages[data.language]].filter(Boolean).join(', ')}
          </span>
          {item && (
            <span className="row at-end">
              {mayWrite && <GiveTo lead={data} language={language} onGive={(to) => onGive(data, to)} />}
              {item.state === 'done' ? (
                <Button tone="secondary" onClick={() => void onChange(item, 'open')}>
                  {words.reopen}
                </Button>
              ) : (
                <Button tone="secondary" onClick={() => void onChange(item, 'done')}>
                  {words.close}
                </Button>
              )}
            </span>
          )}
        </div>
        <ol className="lgx">
          {spokenTurns(data, language).map((turn) => (
            <li key={turn.id} className={turn.side === 'us' ? 'bu me' : turn.side === 'note' ? 'bu int' : 'bu'}>
              <small>
                {[turn.at && formatInstant(turn.at, language), turn.label, turn.by].filter(Boolean).join(' · ')}
              </small>
              <span className="typed" lang={turn.side === 'note' ? undefined : data.language}>
                {turn.text}
              </span>
            </li>
          ))}
        </ol>
        {item?.failedMail && (
          <div className="ib-part">
            <LeadMails leadId={data.id} mails={[item.failedMail]} language={language} mayRetry={mayWrite} />
          </div>
        )}
        <div className="ib-part">
          <Suspense fallback={<Skeleton label={text.loading} widths={[60, 100, 100]} />}>
            <Composer
              key={offered}
              lead={data}
              writer={writer}
              language={language}
              hasShortcuts={hasShortcuts}
              mayWrite={mayWrite}
              first={dangerPhone && offered === undefined ? 'call' : firstWay(data)}
              isAsked={offered !== undefined}
              offeredStart={offered}
            />
          </Suspense>
        </div>
      </section>
      <RecordBeside lead={data} language={language}>
        {mayWrite && freeTimes?.(data, setOffered)}
      </RecordBeside>
    </>
  )
}

/** The way they wrote themselves, where they can be reached by it. */
function firstWay({ source, email, phone }: LeadDetail): 'mail' | 'whatsapp' | 'note' {
  if (phone && (source === 'whatsapp' || !email)) return 'whatsapp'
  return email ? 'mail' : 'note'
}

function RecordBeside({ lead, language, children }: { lead: LeadDetail; language: Language; children: ReactNode }) {
  const words = talkText[language]
  const text = crmText[language]
  const rows: [label: string, value: ReactNode][] = [
    [words.stage, text.stages[lead.stage]],
    [words.owner, lead.takenBy ?? words.nobody],
    [words.wants, lead.service && (text.services[lead.service] ?? lead.service)],
    [words.value, lead.valueEur === null ? null : formatEur(lead.valueEur, language)],
    [text.page.phone, lead.phone && <a href={telLink(lead.phone)}>{lead.phone}</a>],
    [text.page.email, lead.email],
  ]
  return (
    <aside className="ibr" aria-label={lead.name || lead.reference}>
      <h2>{lead.reference}</h2>
      <dl className="kv">
        {rows.map(([label, value]) =>
          value ? (
            <div key={label} className="pair">
              <dt>{label}</dt>
              <dd className="typed">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
      <a href={`/crm/leads/${lead.id}`}>{words.wholeRecord}</a>
    </aside>
  )
}
