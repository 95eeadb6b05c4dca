import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import type { Way } from './composer.app.tsx'
import { LeadConsent, LeadSource } from './lead-contact.app.tsx'
import { useLead } from './lead-data.ts'
import { LeadFacts } from './lead-facts.app.tsx'
import { Breadcrumb, LeadHead } from './lead-head.app.tsx'
import { Panel } from './lead-panel.app.tsx'
import { LeadTasks } from './lead-tasks.app.tsx'
import { NextStep } from './next-step.app.tsx'
import { newestFirst } from './stage-change.ts'
import { StageMover } from './stage-mover.app.tsx'
import { Urgency } from './urgency.app.tsx'
import { useKeyTargets } from './use-key-targets.ts'
import type { Writer } from './writer.ts'

// Whom it is about and what to do shows first; the templates, what happened, and the job of the few that have one, a moment later.
const Composer = lazy(async () => ({ default: (await import('./composer.app.tsx')).Composer }))
const Conversation = lazy(async () => ({ default: (await import('./lead-conversation.app.tsx')).Conversation }))
const JobList = lazy(async () => ({ default: (await import('./job-list.app.tsx')).JobList }))
const LeadTimeline = lazy(async () => ({ default: (await import('./lead-timeline.app.tsx')).LeadTimeline }))
const LeadFiles = lazy(async () => ({ default: (await import('./lead-files.app.tsx')).LeadFiles }))
const LeadMails = lazy(async () => ({ default: (await import('./lead-mails.app.tsx')).LeadMails }))
const LeadScore = lazy(async () => ({ default: (await import('./lead-score.app.tsx')).LeadScore }))
const MaybeTwice = lazy(async () => ({ default: (await import('./maybe-twice.app.tsx')).MaybeTwice }))
// Both are behind a button at the page's foot: they take no room before they are there.
const PersonData = lazy(async () => ({ default: (await import('./person-data.app.tsx')).PersonData }))
const RestrictPerson = lazy(async () => ({ default: (await import('./restrict-person.app.tsx')).RestrictPerson }))

type Quote = NonNullable<LeadDetail['quote']>

/** What another feature shows of a lead's quote; the CRM does not look inside. */
export interface QuoteParts {
  answers: (quote: Quote) => ReactNode
  /** `chosen` is the option that the customer chose, `isOpened` that they have looked. */
  options: (
    lead: { id: string; language: Language; quote: Quote },
    seen: { chosen?: string; isOpened: boolean },
  ) => ReactNode
}

/** What another feature shows of a lead's visits, for those who may book one. */
export interface VisitParts {
  next: (lead: LeadDetail, onOffer: (start: string) => void) => ReactNode
  panel: (lead: LeadDetail) => ReactNode
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
  mayRecordMoney: boolean
  maySeePeople: boolean
  writer: Writer
  quoteParts: QuoteParts
  visitParts: VisitParts | undefined
  /** What other features show of a lead. */
  besides: (leadId: string) => ReactNode
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

/** What the composer was opened for from elsewhere on the page. */
interface Asked {
  way: Way
  offeredStart?: string
  times: number
}

function LeadPage({ lead, visitParts, ...props }: Props & { lead: LeadDetail }) {
  const { language, actor, hasShortcuts, maySeePeople } = props
  const text = crmText[language]
  const now = useNow()
  useKeyTargets(hasShortcuts && props.mayChangeLeads)
  const isErased = lead.timeline.some(({ kind }) => kind === 'erased')
  const mayChange = props.mayChangeLeads && !isErased
  const mayWrite = props.mayWrite && mayChange
  // Who left no number is answered from Today in one more tap.
  const [asked, setAsked] = useState<Asked | undefined>(() =>
    location.hash === '#mail' ? { way: 'mail', times: 1 } : undefined,
  )
  const ask = (way: Way, offeredStart?: string) =>
    setAsked((before) => ({ way, times: (before?.times ?? 0) + 1, ...(offeredStart ? { offeredStart } : {}) }))
  const offer = (start: string) => ask(lead.email || !lead.phone ? 'mail' : 'whatsapp', start)
  const visits = isErased || !mayWrite ? undefined : visitParts
  return (
    <>
      <LeadHead
        lead={lead}
        now={now}
        language={language}
        onWrite={mayWrite ? ask : undefined}
        onTask={mayChange ? () => ask('task') : undefined}
        mayGive={mayChange}
      />
      {props.mayChangeLeads && (
        <div className="strip lead-stages">
          <StageMover lead={lead} actor={actor} language={language} />
        </div>
      )}
      {lead.urgency && (
        <div className="strip">
          <Urgency lead={lead} language={language} mayTake={props.mayChangeLeads} />
        </div>
      )}
      {mayChange && (
        <div className="lead-next">
          <NextStep lead={lead} now={now} language={language} visit={visits?.next(lead, offer)} />
        </div>
      )}
      <div className="ld">
        <Known {...props} lead={lead} mayChange={mayChange} isErased={isErased} />
        <div className="stack">
          {lead.job && (
            <Later language={language}>
              <JobList
                lead={lead}
                job={lead.job}
                mayWork={mayChange}
                mayRecordMoney={mayChange && props.mayRecordMoney}
                now={now}
                language={language}
              />
            </Later>
          )}
          {maySeePeople && !isErased && (
            <Suspense>
              <MaybeTwice personId={lead.personId} language={language} />
            </Suspense>
          )}
          {mayChange && (
            <section className="panel">
              <Later language={language}>
                <Composer
                  key={`${lead.id} ${asked?.times}`}
                  lead={lead}
                  writer={props.writer}
                  first={asked?.way ?? 'note'}
                  isAsked={asked !== undefined}
                  offeredStart={asked?.offeredStart}
                  language={language}
                  hasShortcuts={hasShortcuts}
                  mayWrite={mayWrite}
                />
              </Later>
            </section>
          )}
          {mayChange && <LeadTasks leadId={lead.id} language={language} />}
          {props.besides(lead.id)}
          {lead.conversation && (
            <Later language={language}>
              <Conversation lead={lead} language={language} />
            </Later>
          )}
          {lead.message && !lead.conversation && (
            <Panel title={text.page.message}>
              <p className="typed" lang={lead.language}>
                {lead.message}
              </p>
            </Panel>
          )}
          <section className="panel stack-s">
            <Later language={language}>
              <LeadTimeline
                leadId={lead.id}
                timeline={lead.timeline}
                messages={lead.messages}
                now={now}
                language={language}
              />
            </Later>
          </section>
        </div>
        <div className="stack">
          <OfQuote lead={lead} language={language} quoteParts={props.quoteParts} />
          {visits?.panel(lead)}
          <Later language={language}>
            <LeadFiles
              leadId={lead.id}
              mayAdd={mayChange}
              isAsked={lead.timeline.some(({ kind }) => ['quote-chosen', 'photo-sent'].includes(kind))}
              language={language}
            />
            {lead.score && !isErased && <LeadScore score={lead.score} language={language} />}
            <Panel title={text.mails.title}>
              <LeadMails leadId={lead.id} mails={lead.mails} language={language} mayRetry={props.mayChangeLeads} />
            </Panel>
          </Later>
        </div>
      </div>
    </>
  )
}

/** What is known of somebody, whence, and what they agreed to. */
function Known({
  lead,
  language,
  mayChange,
  mayErase,
  mayWrite,
  isErased,
  quoteParts,
}: Pick<Props, 'language' | 'mayErase' | 'mayWrite' | 'quoteParts'> & {
  lead: LeadDetail
  mayChange: boolean
  isErased: boolean
}) {
  const text = crmText[language]
  return (
    <div className="stack">
      <LeadFacts lead={lead} language={language} mayEdit={mayChange} />
      {lead.quote && quoteParts.answers(lead.quote)}
      <Panel title={leadWords[language].whereFrom}>
        <LeadSource lead={lead} language={language} />
      </Panel>
      <Panel title={text.page.consent}>
        <LeadConsent lead={lead} language={language} />
        <Suspense>
          {mayWrite && !isErased && <RestrictPerson lead={lead} language={language} />}
          {mayErase && !isErased && <PersonData lead={lead} language={language} />}
        </Suspense>
      </Panel>
    </div>
  )
}

function OfQuote({ lead, language, quoteParts }: Pick<Props, 'language' | 'quoteParts'> & { lead: LeadDetail }) {
  const { page } = crmText[language]
  const { id, quote, timeline } = lead
  if (!quote)
    return (
      <Panel title={page.quote}>
        <p className="mut">{page.noQuote}</p>
      </Panel>
    )
  const [last] = newestFirst(timeline).filter(({ kind }) => ['quote-chosen', 'quote-withdrawn'].includes(kind))
  const chosen = last?.kind === 'quote-chosen' && typeof last.data.option === 'string' ? last.data.option : undefined
  return quoteParts.options(
    { id, language: lead.language, quote },
    { isOpened: timeline.some(({ kind }) => kind === 'quote-viewed'), ...(chosen ? { chosen } : {}) },
  )
}

function Later({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton label={crmText[language].loading} widths={[60, 100, 100]} />}>{children}</Suspense>
  )
}
