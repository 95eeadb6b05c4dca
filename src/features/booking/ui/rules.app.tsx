import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { topics } from '#src/features/booking/domain/rules.ts'
import { minutesOfTimes, timesOfMinutes } from '#src/features/booking/domain/typed-times.ts'
import { type Rules, rulesInForce, rulesSubjectName } from '#src/features/booking/staff/rules-contract.ts'
import { rulesText } from '#src/features/booking/staff/rules-text.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { CrewRules } from './crew-rules.app.tsx'
import { TravelRules } from './travel-rules.app.tsx'

const path = '/api/admin/booking-rules'

/** How appointments are offered: lengths, hours, drives, crews. What is saved is a new version, published at once. */
export function RulesScreen({ language, brand }: { language: Language; brand: string }) {
  const text = rulesText[language]
  const answer = useQuery({
    queryKey: [path],
    select: (data: unknown) => rulesInForce.parse(data),
    refetchOnMount: 'always',
  })
  useTitle(`${text.title} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        {answer.data && (
          <span className="mut">
            {answer.data.version === 0 ? text.builtIn : text.version(formatNumber(answer.data.version, language))}
          </span>
        )}
      </div>
      <div className="list-body">
        <p className="mut">{text.intro}</p>
        {answer.isPending && <Skeleton label={text.loading} widths={[100, 100]} />}
        {answer.isError && (
          <LoadFailure
            message={failureText(answer.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => answer.refetch()}
          />
        )}
        {answer.data && (
          <RulesForm
            key={answer.data.version}
            saved={answer.data.rules}
            version={answer.data.version}
            language={language}
          />
        )}
      </div>
    </>
  )
}

function RulesForm({ saved, version, language }: { saved: Rules; version: number; language: Language }) {
  const text = rulesText[language]
  const id = useId()
  const client = useQueryClient()
  const [rules, setRules] = useState(saved)
  const [starts, setStarts] = useState(timesOfMinutes(saved.startMinutes))
  const startMinutes = minutesOfTimes(starts)
  const publish = useMutation({
    mutationFn: (value: Rules) =>
      apiRequest(
        'POST',
        '/api/publications',
        { subject: rulesSubjectName, value, basedOnVersion: version },
        {
          headers: { 'accept-language': language },
        },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (startMinutes && !publish.isPending) publish.mutate({ ...rules, startMinutes })
  }
  const isStale = publish.error instanceof ApiError && publish.error.status === 409
  const set = (change: Partial<Rules>) => setRules({ ...rules, ...change })
  const names = topicNames[language]
  return (
    <form className="stack" onSubmit={submit}>
      <fieldset className="panel rule-grid">
        <legend>{text.lengths}</legend>
        {topics.map((topic) => (
          <NumberField
            key={topic}
            label={names[topic]}
            value={rules.visitMinutes[topic]}
            min={10}
            max={480}
            onChange={(minutes) => set({ visitMinutes: { ...rules.visitMinutes, [topic]: minutes } })}
          />
        ))}
        <NumberField
          label={text.video}
          value={rules.videoMinutes}
          min={10}
          max={480}
          onChange={(videoMinutes) => set({ videoMinutes })}
        />
      </fieldset>
      <fieldset className="panel rule-grid">
        <legend>{text.notice}</legend>
        <NumberField
          label={text.visit}
          value={rules.leadHours.visit}
          max={336}
          onChange={(visit) => set({ leadHours: { ...rules.leadHours, visit } })}
        />
        <NumberField
          label={text.byVideo}
          value={rules.leadHours.video}
          max={336}
          onChange={(video) => set({ leadHours: { ...rules.leadHours, video } })}
        />
        <NumberField
          label={text.horizon}
          value={rules.horizonDays}
          min={1}
          max={120}
          onChange={(horizonDays) => set({ horizonDays })}
        />
        <NumberField
          label={text.pause}
          value={rules.pauseMinutes}
          max={120}
          onChange={(pauseMinutes) => set({ pauseMinutes })}
        />
        <label className="f rule-wide" htmlFor={`${id}-starts`}>
          <span>{text.starts}</span>
          <input
            id={`${id}-starts`}
            className="in"
            aria-describedby={`${id}-starts-hint`}
            aria-invalid={startMinutes === undefined || undefined}
            value={starts}
            onChange={(event) => setStarts(event.target.value)}
          />
          <span id={`${id}-starts-hint`} className={startMinutes ? 'xs mut' : 'err'}>
            {startMinutes ? text.startsHint : text.startsWrong}
          </span>
        </label>
      </fieldset>
      <TravelRules rules={rules} onChange={set} language={language} />
      <CrewRules rules={rules} onChange={set} language={language} />
      <p className="mut">{text.holidays}</p>
      <p className="row">
        <Button type="submit" tone="sea" busy={publish.isPending}>
          {publish.isPending ? text.saving : text.save}
        </Button>
        <span role="status">{publish.isSuccess ? text.saved : ''}</span>
      </p>
      {publish.isError && (
        <p className="note bad" role="alert">
          {isStale ? text.stale : failureText(publish.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </form>
  )
}

/** A whole number with its label. While it is empty the last one stands. */
function NumberField({
  label,
  value,
  min = 0,
  max,
  onChange,
}: {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}) {
  return (
    <label className="f">
      <span>{label}</span>
      <input
        className="in"
        type="number"
        required
        min={min}
        max={max}
        step={1}
        defaultValue={value}
        onChange={({ target }) => {
          if (target.value !== '' && Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber)
        }}
      />
    </label>
  )
}
