import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import {
  type BusinessFacts,
  type BusinessFactsResponse,
  businessFactsResponse,
} from '#src/features/business-facts/contract.ts'
import { businessFactsText } from '#src/features/business-facts/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { assumedFacts, builtInBusiness } from '#src/site/business.ts'

const path = '/api/admin/business'

/** The facts in force. */
export function useBusinessFacts() {
  return useQuery({
    queryKey: [path],
    select: (answer: unknown) => businessFactsResponse.parse(answer),
    refetchOnMount: 'always',
  })
}

interface Parts {
  language: Language
  /** Where the facts are seen. */
  shown: ReactNode
  /** What publishing a value would change. */
  previewOf: (value: unknown) => ReactNode
}

/** Name, phone, hours, addresses, registrations: each a field, published together as a dated version. */
export function BusinessFactsPanel({ language, shown, previewOf }: Parts) {
  const text = businessFactsText[language]
  const known = useBusinessFacts()
  return (
    <section className="panel stack" aria-labelledby="business-title">
      <h2 id="business-title">{text.title}</h2>
      {known.isPending && <Skeleton label={text.loading} widths={[60, 100, 100]} />}
      {known.isError && (
        <LoadFailure
          message={failureText(known.error, { offline: text.offline, fallback: text.failed })}
          retry={text.retry}
          onRetry={() => known.refetch()}
        />
      )}
      {known.data && <FactsForm key={known.data.version} known={known.data} {...{ language, shown, previewOf }} />}
    </section>
  )
}

function FactsForm({ known, language, shown, previewOf }: Parts & { known: BusinessFactsResponse }) {
  const text = businessFactsText[language]
  const client = useQueryClient()
  const [facts, setFacts] = useState(known.facts)
  const [isAsIs, setIsAsIs] = useState(false)
  const publish = useMutation({
    mutationFn: (value: BusinessFacts) =>
      apiRequest(
        'POST',
        '/api/publications',
        { subject: 'business', value, basedOnVersion: known.version },
        { headers: { 'accept-language': language } },
      ),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: ['/api/publications'] })
    },
  })
  const hasChanged = JSON.stringify(facts) !== JSON.stringify(known.facts)
  const { error } = publish
  const isConflict = error instanceof ApiError && error.status === 409
  const wrong = new Map(
    error instanceof ApiError ? (error.problem?.fields ?? []).map(({ field, message }) => [field, message]) : [],
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsAsIs(!hasChanged)
    if (hasChanged && !publish.isPending) publish.mutate(facts)
  }
  const field = (id: string, label: string, value: string, change: (typed: string) => void, hint?: string) => (
    <Field id={`business-${id}`} label={label} hint={hint} error={wrong.get(id)}>
      {(control) => (
        <input className="in" {...control} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </Field>
  )
  const confirmation = (fact: AssumedFact) => (
    <label key={fact} className="ck">
      <input
        type="checkbox"
        checked={facts.confirmed.includes(fact)}
        onChange={({ target }) =>
          setFacts({
            ...facts,
            confirmed: assumedFacts.filter((one) => (one === fact ? target.checked : facts.confirmed.includes(one))),
          })
        }
      />
      <span>{text.confirm[fact]}</span>
    </label>
  )
  return (
    <form onSubmit={submit} noValidate className="stack">
      {known.publishedAt !== null && known.publishedBy !== null && (
        <p className="mut">{text.since(formatInstant(known.publishedAt, language), known.publishedBy)}</p>
      )}
      {shown}
      <p className="mut">{text.intro}</p>
      <div className="fact-fields">
        {fieldNames.map((name) => (
          <div key={name}>
            {field(
              name,
              text.fields[name],
              facts[name],
              (typed) => setFacts({ ...facts, [name]: typed }),
              isHours(name) ? text.hoursHint : undefined,
            )}
            {assumedFacts.filter((fact) => confirmedUnder[fact] === name).map(confirmation)}
          </div>
        ))}
        {builtInBusiness.offices.map(({ id, name }) => (
          <div key={id}>
            {field(`addresses.${id}`, text.address(name[language]), facts.addresses[id], (typed) =>
              setFacts({ ...facts, addresses: { ...facts.addresses, [id]: typed } }),
            )}
          </div>
        ))}
      </div>
      {hasChanged && previewOf(facts)}
      <p>
        <Button type="submit" tone="sea" busy={publish.isPending}>
          {publish.isPending ? text.publishing : text.publish}
        </Button>
      </p>
      <div role="status">
        {isAsIs && !hasChanged && <p>{text.nothing}</p>}
        {publish.isSuccess && <p>{text.published}</p>}
        {error && (
          <p className="note bad">
            {isConflict ? text.conflict : failureText(error, { offline: text.offline, fallback: text.failed })}
          </p>
        )}
      </div>
    </form>
  )
}

const fieldNames = [
  'name',
  'legalName',
  'taxId',
  'registeredAddress',
  'email',
  'phone',
  'whatsapp',
  'weekdays',
  'saturday',
  'sunday',
  'lowVoltage',
  'thermal',
  'refrigerants',
  'insurance',
  'payoutIban',
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
] as const

type AssumedFact = (typeof assumedFacts)[number]

/** The field that each confirmation stands under; that of the hours stands under the last of them. */
const confirmedUnder: Record<AssumedFact, (typeof fieldNames)[number]> = {
  name: 'name',
  whatsapp: 'whatsapp',
  openingHours: 'sunday',
}

const isHours = (name: (typeof fieldNames)[number]) => name === 'weekdays' || name === 'saturday' || name === 'sunday'
