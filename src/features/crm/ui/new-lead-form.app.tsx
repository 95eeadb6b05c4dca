import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { newLeadResponse, spokenSources } from '#src/features/crm/new-lead-contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { nextSteps, nextStepWords } from '#src/features/crm/text/next-step-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { TownOptions } from '#src/shared/ui/town-options/town-options.tsx'
import { blank, type Draft, keepDraft, keptDraft } from './new-lead-draft.ts'
import { Similar, useSimilar } from './similar-people.app.tsx'
import { usualDue } from './usual-due.ts'

/** What is typed stays on the device until it is saved. The number comes first: it is what one has during a call. */
export function NewLeadForm({ language, onClose }: { language: Language; onClose: () => void }) {
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  const client = useQueryClient()
  const [draft, setDraft] = useState(keptDraft)
  const [key, setKey] = useState(randomKey)
  const [taskKey, setTaskKey] = useState(randomKey)
  const [personId, setPersonId] = useState<string>()
  const [isSomeoneElse, setIsSomeoneElse] = useState(false)
  useEffect(() => keepDraft(draft), [draft])
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const similar = useSimilar(draft)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const save = useMutation({
    mutationFn: async () => {
      const { phone, name, email, town, service, message, next, consent, ...rest } = draft
      const body = {
        ...rest,
        name,
        ...(phone ? { phone } : {}),
        ...(email ? { email } : {}),
        ...(town ? { town } : {}),
        ...(service ? { service } : {}),
        ...(message ? { message } : {}),
        ...(personId ? { personId } : {}),
        ...(consent ? { consent: { privacy: true } } : {}),
      }
      const headers = { 'accept-language': language, 'idempotency-key': key }
      const made = newLeadResponse.parse(await apiRequest('POST', '/api/crm/leads', body, { headers }))
      if (next) {
        const task = {
          leadId: made.id,
          title: nextStepWords[language].tasks[next],
          dueAt: new Date(usualDue(new Date())).toISOString(),
        }
        await apiRequest('POST', '/api/crm/tasks', task, { headers: { ...headers, 'idempotency-key': taskKey } })
      }
      return made
    },
    onSuccess: async () => {
      setDraft(blank)
      setKey(randomKey())
      setTaskKey(randomKey())
      setPersonId(undefined)
      setIsSomeoneElse(false)
      keepDraft(undefined)
      await client.invalidateQueries()
    },
  })
  const wrong = new Map(
    save.error instanceof ApiError ? save.error.problem?.fields.map(({ field, message }) => [field, message]) : [],
  )

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const input = (name: 'phone' | 'name' | 'email', type: string) => (
    <label className="f" htmlFor={`${id}-${name}`}>
      <span>{words[name]}</span>
      {wrong.has(name) && <span className="err">{wrong.get(name)}</span>}
      <input
        id={`${id}-${name}`}
        className="in"
        type={type}
        value={draft[name]}
        aria-invalid={wrong.has(name) || undefined}
        autoComplete="off"
        onChange={(event) => set({ [name]: event.target.value })}
        {...(name === 'phone' && {
          ref: first,
          enterKeyHint: 'next' as const,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            // On to the name: a number alone is no lead.
            event.preventDefault()
            document.getElementById(`${id}-name`)?.focus()
          },
        })}
      />
    </label>
  )
  const chips = <T extends string>(
    name: 'language' | 'service' | 'source' | 'next',
    legend: string,
    all: readonly T[],
    label: (one: T) => string,
  ) => (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={draft[name] === one}
          onClick={() => set({ [name]: draft[name] === one && (name === 'service' || name === 'next') ? '' : one })}
        >
          {label(one)}
        </button>
      ))}
    </fieldset>
  )

  return (
    <form
      onSubmit={submit}
      noValidate
      className="stack"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
      }}
    >
      <div className="row">
        <h2>{words.newLeadTitle}</h2>
        <span className="xs mut">{words.keptHere}</span>
        <button type="button" className="plain at-end" aria-label={words.cancel} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </div>
      {save.isError && (
        <p className="note bad" role="alert">
          {failureText(save.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      {save.data && (
        <p className="note" role="status">
          <a href={`/crm/leads/${save.data.id}`}>{words.saved(save.data.reference)}</a>
        </p>
      )}
      {input('phone', 'tel')}
      {!personId && !isSomeoneElse && similar[0] && (
        <Similar found={similar[0]} language={language} onAdd={setPersonId} onElse={() => setIsSomeoneElse(true)} />
      )}
      {input('name', 'text')}
      {chips('language', words.speaks, languages, (one) => text.languages[one])}
      {chips('service', words.wants, services.slice(0, 10), (one) => text.services[one] ?? one)}
      <label className="f" htmlFor={`${id}-town`}>
        <span>{words.town}</span>
        <select
          id={`${id}-town`}
          className="in"
          value={draft.town}
          onChange={(event) => set({ town: event.target.value })}
        >
          <option value="">–</option>
          <TownOptions />
        </select>
      </label>
      {input('email', 'email')}
      {chips('source', words.howCame, spokenSources, (one) => words.sources[one])}
      <label className="f" htmlFor={`${id}-note`}>
        <span>{words.note}</span>
        <textarea
          id={`${id}-note`}
          className="in"
          rows={3}
          maxLength={4000}
          value={draft.message}
          onChange={(event) => set({ message: event.target.value })}
        />
      </label>
      {chips('next', nextStepWords[language].legend, nextSteps, (one) => nextStepWords[language].steps[one])}
      <label className="row">
        <input type="checkbox" checked={draft.consent} onChange={(event) => set({ consent: event.target.checked })} />
        <span>{words.consent}</span>
      </label>
      <div className="row">
        <Button type="submit" tone="sea" busy={save.isPending}>
          {save.isPending ? words.saving : words.save} <kbd>Ctrl Enter</kbd>
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
