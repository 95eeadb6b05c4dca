import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button, ButtonLink } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import type { Way } from './composer.app.tsx'
import { EraseLead } from './erase-lead.app.tsx'
import { LeadConsent, LeadContact } from './lead-contact.app.tsx'
import { useLead } from './lead-data.ts'
import { LeadFiles } from './lead-files.app.tsx'
import { LeadMails } from './lead-mails.app.tsx'
import { LeadScore } from './lead-score.app.tsx'
import { LeadTimeline } from './lead-timeline.app.tsx'
import { LeadWork } from './lead-work.app.tsx'
import { mailLink, telLink, whatsAppLink } from './reach.ts'
import { RestrictPerson } from './restrict-person.app.tsx'
import { StageMover } from './stage-mover.app.tsx'
import { Urgency, UrgencyTag } from './urgency.app.tsx'
import { useKeyTargets } from './use-key-targets.ts'
import type { Writer } from './writer.ts'

// Whom it is about shows first; the templates, and the job of the few that have one, a moment later.
const Composer = lazy(async () => ({ default: (await import('./composer.app.tsx')).Composer }))
const JobList = lazy(async () => ({ default: (await import('./job-list.app.tsx')).JobList }))

/** What another feature shows of a lead's quote; the CRM does not look inside. */
export interface QuoteParts {
  answers: (quote: NonNullable<LeadDetail['quote']>) => ReactNode
  options: (quote: NonNullable<LeadDetail['quote']>) => ReactNode
  versions: (leadId: string, customerLanguage: Language) => ReactNode
}

interface Props {
  language: Language
  brand: string
  /** Name of the member of staff who works here. */
  actor: string
  hasShortcuts: boolean
  mayChangeLeads: boolean
  mayErase: boolean
  mayWrite: boolean
  writer: Writer
  quoteParts: QuoteParts
  /** What other features show of a lead. */
  besides: (leadId: string) => ReactNode
  /** Where a visit to them is booked; undefined for those who may not. */
  visitPath: ((leadId: string) => string) | undefined
}

/** One lead: how to reach them, what they asked, what they were offered, what happened, and where it stands. */
export function LeadScreen({ id, ...props }: Props & { id: string }) {
  const { language, brand } = props
  const text = crmText[language]
  const lead = useLead(id)
  useTitle(`${lead.data?.reference ?? text.lead} | ${brand}`)
  if (lead.data) return <LeadPage {...props} lead={lead.data} />
  const isMissing = lead.error instanceof ApiError && [404, 422].includes(lead.error.status)
  return (
    <>
      <div className="sbar">
        <Breadcrumb language={language} />
        <h1>{isMissing ? text.page.notFoundTitle : text.lead}</h1>
      </div>
      <div className="list-body">
        {lead.isPending && <Skeleton label={text.loading} widths={[40, 100, 100, 60, 80]} />}
        {isMissing && (
          <div className="empty stack">
            <p>{text.page.notFound}</p>
            <p>
              <a href="/crm">{text.page.back}</a>
            </p>
          </div>
        )}
        {lead.isError && !isMissing && (
          <LoadFailure
            message={failureText(lead.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => lead.refetch()}
          />
        )}
      </div>
    </>
  )
}

function LeadPage({
  lead,
  language,
  actor,
  writer,
  hasShortcuts,
  quoteParts,
  besides,
  visitPath,
  ...may
}: Props & { lead: LeadDetail }) {
  const text = crmText[language]
  const now = useNow()
  useKeyTargets(hasShortcuts && may.mayChangeLeads)
  const isErased = lead.timeline.some(({ kind }) => kind === 'erased')
  const [asked, setAsked] = useState<{ way: Way; times: number }>()
  const ask = (way: Way) => setAsked({ way, times: (asked?.times ?? 0) + 1 })
  return (
    <>
      <div className="sbar">
        <Breadcrumb language={language} />
        <h1>{lead.name || lead.reference}</h1>
        <span className="mut tn">{lead.reference}</span>
        <span className="tag">
          {[text.stages[lead.stage], lead.lostReason && workText[language].lostReasons[lead.lostReason]]
            .filter(Boolean)
            .join(': ')}
        </span>
        <UrgencyTag lead={lead} language={language} />
        <AnswerClockTag lead={lead} now={now} language={language} />
        <span className="row at-end">
          <Reach
            lead={lead}
            language={language}
            onWrite={may.mayChangeLeads && may.mayWrite && !isErased ? ask : undefined}
          />
          {visitPath && !isErased && (
            <ButtonLink tone="secondary" href={visitPath(lead.id)}>
              <Icon name="book" size={18} />
              {text.page.bookVisit}
            </ButtonLink>
          )}
        </span>
      </div>
      {may.mayChangeLeads && (
        <div className="strip">
          <StageMover lead={lead} actor={actor} language={language} />
        </div>
      )}
      {lead.urgency && (
        <div className="strip">
          <Urgency lead={lead} language={language} mayTake={may.mayChangeLeads} />
        </div>
      )}
      <div className="ld">
        <div className="stack">
          <Panel title={text.page.contact}>
            <LeadContact lead={lead} language={language} />
          </Panel>
          {may.mayChangeLeads && !isErased && <LeadWork lead={lead} language={language} />}
          {lead.quote && quoteParts.answers(lead.quote)}
          <Panel title={text.page.consent}>
            <LeadConsent consent={lead.consent} language={language} />
            {may.mayWrite && !isErased && <RestrictPerson lead={lead} language={language} />}
            {may.mayErase && !isErased && <EraseLead leadId={lead.id} language={language} />}
          </Panel>
        </div>
        <div className="stack">
          {lead.job && (
            <Suspense fallback={<Skeleton label={text.loading} widths={[60, 100, 100]} />}>
              <JobList leadId={lead.id} job={lead.job} mayWork={may.mayChangeLeads && !isErased} language={language} />
            </Suspense>
          )}
          {may.mayChangeLeads && !isErased && (
            <Panel title={talkText[language].write}>
              <Suspense fallback={<Skeleton label={text.loading} widths={[60, 100, 100]} />}>
                <Composer
                  key={`${lead.id} ${asked?.times}`}
                  lead={lead}
                  writer={writer}
                  first={asked?.way ?? 'note'}
                  isAsked={asked !== undefined}
                  language={language}
                  hasShortcuts={hasShortcuts}
                  mayWrite={may.mayWrite}
                />
              </Suspense>
            </Panel>
          )}
          {besides(lead.id)}
          {lead.conversation && <Conversation lead={lead} language={language} />}
          {lead.message && !lead.conversation && (
            <Panel title={text.page.message}>
              <p className="typed" lang={lead.language}>
                {lead.message}
              </p>
            </Panel>
          )}
          <Panel title={text.timeline.title}>
            <LeadTimeline
              leadId={lead.id}
              timeline={lead.timeline}
              messages={lead.messages}
              now={now}
              language={language}
            />
          </Panel>
        </div>
        <div className="stack">
          {lead.quote ? (
            <>
              {quoteParts.options(lead.quote)}
              {quoteParts.versions(lead.id, lead.language)}
            </>
          ) : (
            <Panel title={text.page.quote}>
              <p className="mut">{text.page.noQuote}</p>
            </Panel>
          )}
          <LeadFiles leadId={lead.id} mayAdd={may.mayChangeLeads && !isErased} language={language} />
          {lead.score && !isErased && <LeadScore score={lead.score} language={language} />}
          <Panel title={text.mails.title}>
            <LeadMails leadId={lead.id} mails={lead.mails} language={language} mayRetry={may.mayChangeLeads} />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Conversation({ lead, language }: { lead: LeadDetail; language: Language }) {
  const { page } = crmText[language]
  return (
    <Panel title={page.conversation}>
      <dl className="talk" lang={lead.language}>
        {lead.conversation?.map(({ from, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation does not change any more
          <div key={at}>
            <dt>{from === 'visitor' ? page.visitor : page.chat}</dt>
            <dd className="typed">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Breadcrumb({ language }: { language: Language }) {
  const text = crmText[language]
  return (
    <nav aria-label={text.page.breadcrumb}>
      <a href="/crm">{text.leads}</a> <span className="mut">/</span>
    </nav>
  )
}

/** The ways to somebody. Who may write does it below, from a letter and on the record; others by what their own device has. */
function Reach({
  lead,
  language,
  onWrite,
}: {
  lead: LeadDetail
  language: Language
  onWrite: ((way: Way) => void) | undefined
}) {
  const { page } = crmText[language]
  return (
    <>
      {lead.phone && (
        <>
          <ButtonLink tone="sea" href={telLink(lead.phone)}>
            <Icon name="phone" size={18} />
            {page.call}
          </ButtonLink>
          {onWrite ? (
            <Button tone="secondary" onClick={() => onWrite('whatsapp')}>
              <Icon name="chat" size={18} />
              {page.whatsApp}
            </Button>
          ) : (
            <ButtonLink tone="secondary" href={whatsAppLink(lead.phone)} target="_blank" rel="noreferrer">
              <Icon name="chat" size={18} />
              {page.whatsApp}
            </ButtonLink>
          )}
        </>
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel stack-s">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
