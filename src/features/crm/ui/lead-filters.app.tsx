import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { TownOptions } from '#src/shared/ui/town-options/town-options.tsx'
import { colleagues } from './colleagues.ts'
import type { ListState } from './list-url.ts'

/** Whose leads, from where, for what: folded until somebody wants it, open while something is chosen. */
export function LeadFilters({
  state,
  hasStages,
  language,
  onShow,
}: {
  state: ListState
  /** A board has a column a stage instead. */
  hasStages: boolean
  language: Language
  onShow: (change: Partial<ListState>) => void
}) {
  const words = talkText[language]
  const text = crmText[language]
  const id = useId()
  const team = useQuery({
    queryKey: ['/api/admin/colleagues'],
    select: (data: unknown) => colleagues.parse(data).items,
    retry: false,
  })
  const isUsed = Boolean(state.stage || state.town || state.service || (state.owner && state.owner !== 'me'))
  return (
    <details className="filters" open={isUsed || undefined}>
      <summary>{words.filters}</summary>
      <div className="row">
        {hasStages && (
          <label className="row stage-filter">
            <span className="vh">{text.list.stage}</span>
            <select
              className="in"
              value={state.stage ?? ''}
              onChange={(event) => onShow({ stage: leadStages.find((stage) => stage === event.target.value) })}
            >
              <option value="">{text.list.allStages}</option>
              {leadStages.map((stage) => (
                <option key={stage} value={stage}>
                  {text.stages[stage]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="vh" htmlFor={`${id}-owner`}>
          {words.owner}
        </label>
        <select
          id={`${id}-owner`}
          className="in"
          value={state.owner ?? ''}
          onChange={(event) => onShow({ owner: event.target.value || undefined })}
        >
          <option value="">{words.anyOwner}</option>
          <option value="me">{words.mine}</option>
          <option value="nobody">{words.nobodys}</option>
          {team.data?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <label className="vh" htmlFor={`${id}-town`}>
          {words.town}
        </label>
        <select
          id={`${id}-town`}
          className="in"
          value={state.town ?? ''}
          onChange={(event) => onShow({ town: towns.find((town) => town === event.target.value) })}
        >
          <option value="">{words.anyTown}</option>
          <TownOptions />
        </select>
        <label className="vh" htmlFor={`${id}-service`}>
          {words.service}
        </label>
        <select
          id={`${id}-service`}
          className="in"
          value={state.service ?? ''}
          onChange={(event) => onShow({ service: services.find((service) => service === event.target.value) })}
        >
          <option value="">{words.anyService}</option>
          {services.map((service) => (
            <option key={service} value={service}>
              {text.services[service] ?? service}
            </option>
          ))}
        </select>
        <label className="row">
          <input
            type="checkbox"
            checked={state.open === 'yes'}
            onChange={(event) => onShow({ open: event.target.checked ? 'yes' : undefined })}
          />
          <span>{words.onlyOpen}</span>
        </label>
      </div>
    </details>
  )
}
