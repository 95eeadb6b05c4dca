import { type SubmitEvent, useId, useState } from 'react'
import type { LeadDetail, LeadFields } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useChangeLead } from './lead-data.ts'
import { mailLink, telLink } from './reach.ts'

type FieldName = keyof LeadFields

const fieldNames: readonly FieldName[] = [
  'name',
  'phone',
  'email',
  'language',
  'town',
  'location',
  'service',
  'valueEur',
]

/** Who the lead is and what they want, each fact put right where it stands. */
export function LeadFacts({ lead, language, mayEdit }: { lead: LeadDetail; language: Language; mayEdit: boolean }) {
  const words = leadWords[language]
  const id = useId()
  const [edited, setEdited] = useState<FieldName>()
  const change = useChangeLead(lead.id, language)
  const labels = fieldLabels(language)
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <h2 id={id} className="apart">
        {words.facts}
        {mayEdit && (
          <span className="mut xs keys">
            <kbd>E</kbd> {words.edit.toLowerCase()}
          </span>
        )}
      </h2>
      <dl className="facts">
        {fieldNames.map((field) => {
          const shown = shownValue(lead, field, language)
          if (edited === field)
            return (
              <div key={field} className="on">
                <dt>{labels[field]}</dt>
                <dd>
                  <FactForm
                    lead={lead}
                    field={field}
                    label={labels[field]}
                    was={shown || words.notKnown}
                    isSaving={change.isPending}
                    language={language}
                    onSave={(value) =>
                      change.mutate(
                        { fields: { [field]: value }, basedOnVersion: lead.version },
                        { onSuccess: () => setEdited(undefined) },
                      )
                    }
                    onCancel={() => setEdited(undefined)}
                  />
                </dd>
              </div>
            )
          return (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd className="typed">
                {linked(lead, field) ?? (shown || <span className="mut">{words.notKnown}</span>)}
              </dd>
              {mayEdit && (
                <dd>
                  <button
                    type="button"
                    className="fact-edit"
                    aria-label={words.editOf(labels[field])}
                    {...(field === 'name' ? { 'data-key': 'edit' } : {})}
                    onClick={() => {
                      change.reset()
                      setEdited(field)
                    }}
                  >
                    {words.edit}
                  </button>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className={change.isError ? 'note bad' : 'xs mut'} role="status">
        {change.said}
      </p>
    </section>
  )
}

/** One fact as a field, with what it was beside. */
function FactForm({
  lead,
  field,
  label,
  was,
  isSaving,
  language,
  onSave,
  onCancel,
}: {
  lead: LeadDetail
  field: FieldName
  label: string
  was: string
  isSaving: boolean
  language: Language
  onSave: (value: string | number | null) => void
  onCancel: () => void
}) {
  const words = leadWords[language]
  const choices = choicesOf(field, language)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('value') ?? '').trim()
    onSave(typed === '' ? null : field === 'valueEur' ? Number(typed) : typed)
  }
  const shared = {
    className: 'in',
    name: 'value',
    'aria-label': label,
    defaultValue: lead[field] ?? '',
    // The button that was pressed has become this field.
    autoFocus: true,
    required: field === 'name',
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      {choices ? (
        <select {...shared}>
          {field !== 'language' && <option value="">–</option>}
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} maxLength={120} {...inputOf[field]} />
      )}
      <p className="row">
        <Button type="submit" tone="sea" small busy={isSaving}>
          {words.save}
        </Button>
        <button type="button" className="plain" onClick={onCancel}>
          {words.cancel}
        </button>
        <span className="mut xs">{words.was(was)}</span>
      </p>
    </form>
  )
}

const inputOf: Partial<Record<FieldName, { type: string; min?: number; step?: string }>> = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  valueEur: { type: 'number', min: 0, step: '0.01' },
}

function choicesOf(field: FieldName, language: Language): [value: string, name: string][] | undefined {
  const text = crmText[language]
  if (field === 'town') return towns.map((town) => [town, townNames[town]])
  if (field === 'service') return services.map((service) => [service, text.services[service] ?? service])
  if (field === 'language') return languages.map((one) => [one, text.languages[one]])
  return undefined
}

function fieldLabels(language: Language): Record<FieldName, string> {
  const { page } = crmText[language]
  return {
    name: page.name,
    phone: page.phone,
    email: page.email,
    language: page.speaks,
    town: page.town,
    location: page.location,
    service: page.service,
    valueEur: workText[language].value,
  }
}

function shownValue(lead: LeadDetail, field: FieldName, language: Language): string {
  const text = crmText[language]
  if (field === 'town') return lead.town ? townNames[lead.town] : ''
  if (field === 'service') return lead.service ? (text.services[lead.service] ?? lead.service) : ''
  if (field === 'language') return text.languages[lead.language]
  if (field === 'valueEur') return lead.valueEur === null ? '' : formatEur(lead.valueEur, language)
  return lead[field] ?? ''
}

function linked(lead: LeadDetail, field: FieldName) {
  if (field === 'phone' && lead.phone) return <a href={telLink(lead.phone)}>{lead.phone}</a>
  if (field === 'email' && lead.email) return <a href={mailLink(lead.email)}>{lead.email}</a>
  return undefined
}
