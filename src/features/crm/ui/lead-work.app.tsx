import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { LeadDetail, LeadPatch } from '#src/features/crm/contract.ts'
import { duplicateList } from '#src/features/crm/duplicates/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { TownOptions } from '#src/shared/ui/town-options/town-options.tsx'
import { colleagues } from './colleagues.ts'
import { LeadTasks } from './lead-tasks.app.tsx'

const kinds = ['called', 'called-no-answer', 'whatsapp-sent'] as const

/** What is done with a lead: who has it, what was said, what is due, and the record put right. */
export function LeadWork({ lead, language }: { lead: LeadDetail; language: Language }) {
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  const client = useQueryClient()
  const [said, setSaid] = useState<string>()
  const team = useQuery({
    queryKey: ['/api/admin/colleagues'],
    select: (data: unknown) => colleagues.parse(data).items,
  })
  const change = useMutation({
    mutationFn: (patch: LeadPatch) =>
      apiRequest('PATCH', `/api/crm/leads/${lead.id}`, patch, { headers: { 'accept-language': language } }),
    onSuccess: () => setSaid(words.savedChange),
    onError: (error) => {
      const changes =
        error instanceof ApiError && error.status === 409
          ? error.problem?.fields.map(({ message }) => message).join(', ')
          : undefined
      setSaid(
        changes === undefined
          ? failureText(error, { offline: text.offline, fallback: text.failed })
          : words.staleFields(changes),
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/crm/leads', lead.id] }),
  })
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{words.work}</h2>
      <p role="status">{said}</p>
      <MaybeTwice personId={lead.personId} language={language} />
      <label className="row" htmlFor={`${id}-owner`}>
        <span>{words.owner}</span>
        <select
          id={`${id}-owner`}
          data-key="give"
          className="in"
          value={lead.ownerId ?? ''}
          onChange={(event) => change.mutate({ owner: { id: event.target.value || null } })}
        >
          <option value="">{words.nobody}</option>
          {team.data?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        {kinds.map((kind) => (
          <Button
            key={kind}
            tone="secondary"
            small
            busy={change.isPending}
            onClick={() => change.mutate({ touch: { kind } })}
          >
            {words.touches[kind]}
          </Button>
        ))}
      </div>
      <LeadTasks leadId={lead.id} language={language} />
      <details>
        <summary data-key="edit">{words.edit}</summary>
        <EditFields
          key={lead.version}
          lead={lead}
          language={language}
          onSave={(fields) => change.mutate({ fields, basedOnVersion: lead.version })}
        />
      </details>
    </section>
  )
}

/** That another record looks like the same person, with the way to compare them; for those who may see the people. */
function MaybeTwice({ personId, language }: { personId: string; language: Language }) {
  const words = workText[language]
  const pairs = useQuery({
    queryKey: [`/api/crm/duplicates?personId=${personId}`],
    select: (data: unknown) => duplicateList.parse(data).total,
    refetchOnMount: 'always',
  })
  if (!pairs.data) return null
  return (
    <p className="note warn">
      {words.maybeTwice} <a href="/crm/duplicates">{words.compare}</a>
    </p>
  )
}

function EditFields({
  lead,
  language,
  onSave,
}: {
  lead: LeadDetail
  language: Language
  onSave: (fields: NonNullable<LeadPatch['fields']>) => void
}) {
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '').trim()
    onSave({
      name: value('name'),
      phone: value('phone') || null,
      email: value('email') || null,
      town: towns.find((town) => town === value('town')) ?? null,
      service: services.find((service) => service === value('service')) ?? null,
      ...(lead.valueEur === null && value('valueEur') === ''
        ? {}
        : { valueEur: value('valueEur') === '' ? null : Number(value('valueEur')) }),
    })
  }
  const input = (name: 'name' | 'phone' | 'email', type: string) => (
    <label className="f" htmlFor={`${id}-${name}`}>
      <span>{words[name]}</span>
      <input id={`${id}-${name}`} className="in" name={name} type={type} defaultValue={lead[name] ?? ''} />
    </label>
  )
  return (
    <form className="stack-s" onSubmit={submit}>
      {input('name', 'text')}
      {input('phone', 'tel')}
      {input('email', 'email')}
      <label className="f" htmlFor={`${id}-town`}>
        <span>{words.town}</span>
        <select id={`${id}-town`} className="in" name="town" defaultValue={lead.town ?? ''}>
          <option value="">–</option>
          <TownOptions />
        </select>
      </label>
      <label className="f" htmlFor={`${id}-service`}>
        <span>{words.wants}</span>
        <select id={`${id}-service`} className="in" name="service" defaultValue={lead.service ?? ''}>
          <option value="">–</option>
          {services.map((service) => (
            <option key={service} value={service}>
              {text.services[service] ?? service}
            </option>
          ))}
        </select>
      </label>
      <label className="f" htmlFor={`${id}-value`}>
        <span>{words.value}</span>
        <input
          id={`${id}-value`}
          className="in"
          name="valueEur"
          type="number"
          min={0}
          step="0.01"
          defaultValue={lead.valueEur ?? ''}
        />
      </label>
      <p>
        <Button type="submit" tone="sea">
          {words.save2}
        </Button>
      </p>
    </form>
  )
}
