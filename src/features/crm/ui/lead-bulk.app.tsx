import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeadSummary } from '#src/features/crm/contract.ts'
import { type LeadChange, manyChanged } from '#src/features/crm/many/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { colleagues } from './colleagues.ts'
import { LeadBulkTask } from './lead-bulk-task.app.tsx'
import { changesFor, type ManyWish, undoChanges } from './many-changes.ts'
import { chosenStage } from './stage-change.ts'
import { StageOptions } from './stage-options.app.tsx'
import type { Undoable } from './undo-line.app.tsx'

/** What can be done with the chosen leads: another stage, another owner, a task for each; each with its way back. */
export function LeadBulk({
  leads,
  language,
  onClear,
  onDone,
}: {
  leads: readonly LeadSummary[]
  language: Language
  onClear: () => void
  onDone: (done: Undoable) => void
}) {
  const words = listWords[language]
  const text = crmText[language]
  const client = useQueryClient()
  const team = useQuery({
    queryKey: ['/api/admin/colleagues'],
    select: (data: unknown) => colleagues.parse(data).items,
    retry: false,
  })
  const send = useMutation({
    mutationFn: async (changes: LeadChange[]) =>
      manyChanged.parse(
        await apiRequest('POST', '/api/crm/leads/changes', { changes }, { headers: { 'accept-language': language } }),
      ),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/crm\/(lead|tasks)/.test(String(queryKey[0])) }),
  })
  const figure = (count: number) => formatNumber(count, language)

  async function act(wish: ManyWish, said: (count: string) => string) {
    const asked = changesFor(leads, wish)
    if (asked.length === 0) return onClear()
    await ask(asked, said, true)
    onClear()
  }
  async function ask(asked: LeadChange[], said: (count: string) => string, hasWayBack: boolean) {
    try {
      const { done, refused } = await send.mutateAsync(asked)
      const back = undoChanges(asked, done)
      onDone({
        words: [
          done.length > 0 ? said(figure(done.length)) : '',
          refused.length > 0 ? words.refusedMany(figure(refused.length)) : '',
        ]
          .filter(Boolean)
          .join(' '),
        ...(hasWayBack && back.length > 0 ? { undo: () => void ask(back, words.undoneMany, false) } : {}),
      })
    } catch (error) {
      onDone({ words: failureText(error, { offline: text.offline, fallback: text.failed }) })
    }
  }

  return (
    <div className="bulk row" aria-busy={send.isPending || undefined}>
      <b>{`${words.chosen(figure(leads.length))}:`}</b>
      <select
        className="in"
        aria-label={words.moveTo}
        value=""
        onChange={(event) => {
          const stage = chosenStage(event.target.value)
          if (stage) void act({ stage }, (count) => words.movedMany(count, text.stages[stage.to]))
        }}
      >
        <option value="">{words.moveTo}</option>
        <StageOptions language={language} />
      </select>
      <select
        className="in"
        aria-label={words.giveTo}
        value=""
        onChange={(event) => {
          const ownerId = event.target.value === 'nobody' ? null : event.target.value
          const name = team.data?.find(({ id }) => id === ownerId)?.name ?? words.nobody
          void act({ ownerId }, (count) => words.givenMany(count, name))
        }}
      >
        <option value="">{words.giveTo}</option>
        {team.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="nobody">{words.nobody}</option>
      </select>
      <LeadBulkTask isBusy={send.isPending} language={language} onTask={(task) => void act({ task }, words.taskMany)} />
      <button type="button" className="plain" onClick={onClear}>
        {words.clear}
      </button>
      <span className="xs mut">{words.undoable}</span>
    </div>
  )
}
