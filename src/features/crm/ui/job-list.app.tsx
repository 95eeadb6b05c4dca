import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import type { JobStepId } from '#src/features/crm/domain/job-steps.ts'
import type { JobStepView } from '#src/features/crm/job/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { epochDay, madridDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatDate, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { JobFiles } from './job-files.app.tsx'
import { DepositForm, DepositLine, PaymentForm } from './job-money.app.tsx'
import { useLeadFiles } from './lead-file-data.ts'

/** What is done between the yes and the last payment: done, next, open, or what it waits for. */
export function JobList({
  lead,
  job,
  mayWork,
  mayRecordMoney,
  now,
  language,
}: {
  lead: LeadDetail
  job: JobStepView[]
  mayWork: boolean
  /** Deposits and payments are theirs. */
  mayRecordMoney: boolean
  now: Date
  language: Language
}) {
  const words = talkText[language]
  const own = leadWords[language]
  const text = crmText[language]
  const id = useId()
  const leadId = lead.id
  const client = useQueryClient()
  const { path, files, add } = useLeadFiles(leadId, language)
  const change = useMutation({
    mutationFn: (body: { step: JobStepId; done: boolean }) =>
      apiRequest('POST', `/api/crm/leads/${leadId}/job`, body, { headers: { 'accept-language': language } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/crm/leads', leadId] }),
  })
  const isPaid = lead.stage === 'paid' || lead.stage === 'aftercare'
  const done = job.filter(({ state }) => state === 'done').length
  const next = job.find(({ state }) => state === 'next')
  const figure = (value: number) => formatNumber(value, language)
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <div className="job-head">
        <h2 id={id}>{words.job}</h2>
        {next?.openSince && (
          <span className={daysOpen(next.openSince, now) > 2 ? 'tag warn' : 'tag'}>
            {own.awaited(words.jobSteps[next.id][0], figure(daysOpen(next.openSince, now)))}
          </span>
        )}
        <span className="mut">{words.jobDone(figure(done), figure(job.length))}</span>
      </div>
      {(change.isError || add.isError) && (
        <p className="note bad" role="alert">
          {failureText(change.error ?? add.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      <ol className="jb">
        {job.map((step, at) => (
          <li key={step.id} className={step.state}>
            <span className="jn" aria-hidden="true">
              {step.state === 'done' ? '✓' : figure(at + 1)}
            </span>
            <div>
              <b>{words.jobSteps[step.id][0]}</b>
              <p className="xs mut">
                {step.state === 'done'
                  ? words.doneBy(step.doneAt ? formatInstant(step.doneAt, language) : '', step.doneBy ?? '')
                  : words.jobSteps[step.id][1]}
              </p>
              {step.id === 'deposit' && <DepositLine lead={lead} language={language} />}
              {step.state !== 'done' && step.state !== 'waits' && (
                <p className="xs mut">
                  {own.waiting(
                    own.waitsOn[step.id],
                    step.openSince ? formatDate(madridDate(new Date(step.openSince)), language) : '',
                  )}
                </p>
              )}
              {step.id !== 'accepted' && step.state !== 'waits' && (
                <JobFiles
                  step={step.id}
                  name={words.jobSteps[step.id][0]}
                  files={files.data?.filter((file) => file.step === step.id) ?? []}
                  path={path}
                  add={add}
                  mayAdd={mayWork}
                  language={language}
                />
              )}
              {mayRecordMoney && step.id === 'deposit' && step.state !== 'done' && (
                <DepositForm lead={lead} now={now} language={language} />
              )}
              {mayRecordMoney && step.id === 'handover' && step.state !== 'waits' && !isPaid && (
                <PaymentForm lead={lead} now={now} language={language} />
              )}
            </div>
            {step.id === 'accepted' && <span className="tag ok">{own.done}</span>}
            {step.state === 'waits' && (
              <span className="xs mut">{words.waitsFor(step.waitsFor.map(figure).join(', '))}</span>
            )}
            {mayWork &&
              (step.state === 'next' || step.state === 'open') &&
              !(mayRecordMoney && step.id === 'deposit') && (
                <Button
                  tone={step.state === 'next' ? 'sea' : 'secondary'}
                  small
                  busy={change.isPending && change.variables.step === step.id}
                  aria-label={`${words.jobSteps[step.id][0]}: ${words.stepDone}`}
                  onClick={() => change.mutate({ step: step.id, done: true })}
                >
                  {words.stepDone}
                </Button>
              )}
            {mayWork && step.state === 'done' && step.id !== 'accepted' && (
              <Button
                tone="secondary"
                small
                aria-label={`${words.jobSteps[step.id][0]}: ${words.stepUndo}`}
                onClick={() => change.mutate({ step: step.id, done: false })}
              >
                {words.stepUndo}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Days in Spain since then. */
const daysOpen = (since: string, now: Date) => epochDay(madridDate(now)) - epochDay(madridDate(new Date(since)))
