import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LeadList, leadDetail, leadList } from '#src/features/crm/contract.ts'
import { answerClock } from '#src/features/crm/domain/answer-clock.ts'
import { quietDays } from '#src/features/crm/domain/quiet.ts'
import { type LeadStage, leadStages, lostReasons } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { formatRelativeTime } from '#src/shared/i18n/relative-time.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { AnswerClockTag } from './answer-clock-tag.app.tsx'
import { AskReason } from './board-lost-reason.app.tsx'
import { StagePicker } from './board-stage-picker.app.tsx'
import { type ListState, listSearch } from './list-url.ts'
import { chosenStage, lastStageChange, type StageChange, undoOf } from './stage-change.ts'
import { StageOptions } from './stage-options.app.tsx'
import { type Undoable, UndoLine } from './undo-line.app.tsx'
import { isCalling } from './urgency.app.tsx'
import { Owner, Wants } from './wants.app.tsx'

/** The leads as cards by stage: dragged, or moved by the menu of each card. On a phone one stage at a time. */
export function LeadBoard({ state, language, mayMove }: { state: ListState; language: Language; mayMove: boolean }) {
  const words = workText[language]
  const [done, setDone] = useState<Undoable>()
  const [shown, setShown] = useState<LeadStage>('new')
  return (
    <>
      <UndoLine done={done} label={words.undo} />
      <StagePicker
        shown={shown}
        pathOf={(stage) => leadsPath + listSearch({ ...state, stage, page: 1 })}
        language={language}
        onShow={setShown}
      />
      <div className="board" data-shown={shown}>
        {leadStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            search={listSearch({ ...state, stage, page: 1 })}
            language={language}
            mayMove={mayMove}
            isShown={stage === shown}
            onDone={setDone}
          />
        ))}
      </div>
    </>
  )
}

const leadsPath = '/api/crm/leads'
const dragType = 'text/x-lead'
type BoardLead = LeadList['items'][number]
type Moved = Pick<BoardLead, 'id' | 'name' | 'stage' | 'lostReason'>

function readDrag(data: string): Moved | undefined {
  const [id, name = '', from, reason] = data.split('\n')
  const stage = leadStages.find((one) => one === from)
  const lostReason = lostReasons.find((one) => one === reason) ?? null
  return id && stage ? { id, name, stage, lostReason } : undefined
}

interface ColumnProps {
  stage: LeadStage
  /** Which leads of the stage are shown. */
  search: string
  language: Language
  mayMove: boolean
  isShown: boolean
  onDone: (done: Undoable) => void
}

function Column({ stage, search, language, mayMove, isShown, onDone }: ColumnProps) {
  const words = workText[language]
  const text = crmText[language]
  const client = useQueryClient()
  const now = useNow()
  /** Dragged to the lost ones, and waiting for the reason. */
  const [asked, setAsked] = useState<Moved>()
  const leads = useQuery({
    queryKey: [leadsPath + search],
    select: (data: unknown) => leadList.parse(data),
    refetchOnMount: 'always',
  })
  // A sum of the first page would pass for one of the whole column.
  const isWhole = leads.data !== undefined && leads.data.total <= leads.data.items.length
  const worth = isWhole ? leads.data.items.reduce((sum, { valueEur }) => sum + (valueEur ?? 0), 0) : 0

  async function move(lead: Moved, change: StageChange, isUndo = false) {
    const { from, to } = change
    if (from === to) return
    try {
      await apiRequest(
        'PATCH',
        `/api/crm/leads/${lead.id}`,
        { stage: change },
        { headers: { 'accept-language': language } },
      )
      onDone({
        words: words.moved(lead.name, text.stages[to]),
        ...(isUndo ? {} : { undo: () => void move(lead, undoOf(change, lead.lostReason), true) }),
      })
    } catch (error) {
      onDone({ words: await refusal(error, lead) })
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/crm/lead') })
  }

  /** Who was faster, and where it stands now. */
  async function refusal(error: unknown, lead: Moved): Promise<string> {
    if (!(error instanceof ApiError) || error.status !== 409)
      return failureText(error, { offline: text.offline, fallback: text.failed })
    const newest = await apiRequest('GET', `/api/crm/leads/${lead.id}`).then(leadDetail.parse, () => undefined)
    const by = newest && lastStageChange(newest)
    if (!by) return words.movedBy
    return text.stage.conflict(
      by.actor ?? text.stage.somebody,
      text.stages[newest.stage],
      formatRelativeTime(by.at, new Date(), language),
    )
  }

  return (
    <section
      className={`col${isShown ? ' shown' : ''}`}
      aria-label={text.stages[stage]}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const dropped = readDrag(event.dataTransfer.getData(dragType))
        if (!mayMove || !dropped || dropped.stage === stage) return
        if (stage === 'lost') setAsked(dropped)
        else void move(dropped, { from: dropped.stage, to: stage })
      }}
    >
      {asked && (
        <AskReason
          name={asked.name}
          language={language}
          onAnswer={(lostReason) => {
            setAsked(undefined)
            if (lostReason) void move(asked, { from: asked.stage, to: 'lost', lostReason })
          }}
        />
      )}
      <h2>
        {text.stages[stage]} <span className="mut">{leads.data && formatNumber(leads.data.total, language)}</span>
        {worth > 0 && <span className="mut tn at-end">{formatEur(worth, language)}</span>}
      </h2>
      {leads.isPending && <Skeleton label={text.loading} widths={[100, 100]} />}
      {leads.isError && (
        <LoadFailure
          message={failureText(leads.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => leads.refetch()}
        />
      )}
      {leads.data?.items.length === 0 && <p className="mut sm">{words.nothingHere}</p>}
      {leads.data?.items.toSorted(byClock(now)).map((lead) => (
        <Card
          key={lead.id}
          lead={lead}
          language={language}
          mayMove={mayMove}
          onMove={(chosen) => move(lead, { from: lead.stage, ...chosen })}
          onStage={(to) => (to === 'lost' ? setAsked(lead) : void move(lead, { from: lead.stage, to }))}
        />
      ))}
      {leads.data && leads.data.total > leads.data.items.length && <a href={`/crm?stage=${stage}`}>{words.more}</a>}
    </section>
  )
}

function Card({
  lead,
  language,
  mayMove,
  onMove,
  onStage,
}: {
  lead: BoardLead
  language: Language
  mayMove: boolean
  onMove: (chosen: Pick<StageChange, 'to' | 'lostReason'>) => void
  /** By its number, which says no reason yet. */
  onStage: (to: LeadStage) => void
}) {
  const words = workText[language]
  const now = useNow()
  const quiet = quietDays(lead, now)
  return (
    <article
      className={`kc${clockTone(lead, now)}`}
      draggable={mayMove}
      onDragStart={(event) =>
        event.dataTransfer.setData(dragType, [lead.id, lead.name, lead.stage, lead.lostReason ?? ''].join('\n'))
      }
    >
      <p className="apart">
        <a href={`/crm/leads/${lead.id}`} data-lead={lead.id}>
          {lead.name || lead.reference}
        </a>
        {lead.valueEur !== null && <b className="tn">{formatEur(lead.valueEur, language)}</b>}
      </p>
      <p className="apart mut sm">
        <span>
          {[
            lead.town ? townNames[lead.town] : words.noTown,
            lead.language.toUpperCase(),
            lead.lostReason && words.lostReasons[lead.lostReason],
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {lead.service && <Wants service={lead.service} language={language} isIcon />}
      </p>
      <p className="kc-foot">
        <AnswerClockTag
          lead={lead}
          now={now}
          language={language}
          fallback={
            quiet === null ? (
              <span className="tag">{formatRelativeTime(lead.lastAt, now, language)}</span>
            ) : (
              <span className="tag warn">{words.quiet(formatNumber(quiet, language))}</span>
            )
          }
        />
        <Owner name={lead.takenBy} nobody={words.noOwner} />
        {mayMove && (
          <select
            className="in move"
            onKeyDown={(event) => {
              // The stages in their order: 1 the first, 0 the tenth. A lost one is asked why.
              const stage = /^\d$/.test(event.key) ? leadStages[(Number(event.key) + 9) % 10] : undefined
              if (!stage || stage === lead.stage) return
              event.preventDefault()
              onStage(stage)
            }}
            aria-label={`${words.moveTo}: ${lead.name}`}
            value=""
            onChange={(event) => {
              const chosen = chosenStage(event.target.value)
              if (chosen) onMove(chosen)
            }}
          >
            <option value="">⋯</option>
            <StageOptions from={lead.stage} language={language} isNumbered />
          </select>
        )}
      </p>
    </article>
  )
}

/** The border of a card follows its clock. */
function clockTone(lead: BoardLead, now: Date): string {
  if (lead.urgency === 'critical' && isCalling(lead)) return ' late'
  const { state } = answerClock(lead, now)
  if (state === 'late' || state === 'near') return ` ${state}`
  return quietDays(lead, now) === null ? '' : ' near'
}

/** Danger first, then the earliest due, then the quiet, then the newest. */
function byClock(now: Date) {
  const due = (lead: BoardLead) => {
    if (lead.answerBy) return lead.urgency === 'critical' ? 0 : Date.parse(lead.answerBy)
    return quietDays(lead, now) === null ? Number.POSITIVE_INFINITY : Number.MAX_SAFE_INTEGER
  }
  return (a: BoardLead, b: BoardLead): number =>
    due(a) === due(b) ? Date.parse(b.createdAt) - Date.parse(a.createdAt) : due(a) - due(b)
}
