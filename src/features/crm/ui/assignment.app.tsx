import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AssignmentList, assignmentList } from '#src/features/crm/assignment/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { colleagues } from './colleagues.ts'

type Rule = AssignmentList['items'][number]
const path = '/api/crm/assignment-rules'

/** Who gets which new leads: the first rule that fits, by town, service and language. */
export function AssignmentScreen({ language, brand }: { language: Language; brand: string }) {
  const words = talkText[language]
  const text = crmText[language]
  const rules = useQuery({
    queryKey: [path],
    select: (data: unknown) => assignmentList.parse(data).items,
    refetchOnMount: 'always',
  })
  const team = useQuery({
    queryKey: ['/api/admin/colleagues'],
    select: (data: unknown) => colleagues.parse(data).items,
  })
  useTitle(`${words.rules} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{words.rules}</h1>
      </div>
      <div className="list-body">
        <p className="mut">{words.rulesIntro}</p>
        {(rules.isPending || team.isPending) && <Skeleton label={text.loading} widths={[100, 100]} />}
        {(rules.isError || team.isError) && (
          <LoadFailure
            message={failureText(rules.error ?? team.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => Promise.all([rules.refetch(), team.refetch()])}
          />
        )}
        {rules.data && team.data && (
          <RuleEditor key={JSON.stringify(rules.data)} saved={rules.data} team={team.data} language={language} />
        )}
      </div>
    </>
  )
}

function RuleEditor({
  saved,
  team,
  language,
}: {
  saved: Rule[]
  team: { id: string; name: string }[]
  language: Language
}) {
  const words = talkText[language]
  const text = crmText[language]
  const client = useQueryClient()
  const [rules, setRules] = useState(() => saved.map((rule, key) => ({ ...rule, key })))
  const save = useMutation({
    mutationFn: () =>
      apiRequest(
        'PUT',
        path,
        { items: rules.map(({ key: _, ...rule }) => rule) },
        {
          headers: { 'accept-language': language },
        },
      ),
    onSuccess: (answer) => client.setQueryData([path], answer),
  })
  const change = (key: number, set: Partial<Rule>) =>
    setRules(rules.map((rule) => (rule.key === key ? { ...rule, ...set } : rule)))
  const up = (at: number) => {
    const moved = [...rules]
    moved.splice(at - 1, 0, ...moved.splice(at, 1))
    setRules(moved)
  }
  const add = () => {
    const key = Math.max(-1, ...rules.map((rule) => rule.key)) + 1
    setRules([...rules, { key, town: null, service: null, language: null, ownerId: team[0]?.id ?? '' }])
  }
  return (
    <>
      {rules.length === 0 && <p className="empty">{words.noRules}</p>}
      <ol className="rules">
        {rules.map((rule, at) => (
          <li key={rule.key} className="panel row">
            <Choice
              label={words.town}
              value={rule.town}
              any={words.anyTown}
              options={towns.map((town) => [town, townNames[town]])}
              onChange={(town) => change(rule.key, { town: towns.find((one) => one === town) ?? null })}
            />
            <Choice
              label={words.service}
              value={rule.service}
              any={words.anyService}
              options={services.map((service) => [service, text.services[service] ?? service])}
              onChange={(service) => change(rule.key, { service: services.find((one) => one === service) ?? null })}
            />
            <Choice
              label={words.speaks}
              value={rule.language}
              any={words.anyLanguage}
              options={languages.map((one) => [one, text.languages[one]])}
              onChange={(wanted) => change(rule.key, { language: languages.find((one) => one === wanted) ?? null })}
            />
            <Choice
              label={words.goesTo}
              value={rule.ownerId}
              options={team.map(({ id, name }) => [id, name])}
              onChange={(ownerId) => change(rule.key, { ownerId })}
            />
            {at > 0 && (
              <Button tone="secondary" small onClick={() => up(at)}>
                {words.ruleUp}
              </Button>
            )}
            <Button tone="secondary" small onClick={() => setRules(rules.filter(({ key }) => key !== rule.key))}>
              {words.removeRule}
            </Button>
          </li>
        ))}
      </ol>
      <p className="row">
        <Button tone="secondary" onClick={add}>
          {words.addRule}
        </Button>
        <Button tone="sea" busy={save.isPending} onClick={() => save.mutate()}>
          {words.saveRules}
        </Button>
        <span role="status">{save.isSuccess ? words.rulesSaved : ''}</span>
      </p>
      {save.isError && (
        <p className="note bad" role="alert">
          {failureText(save.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </>
  )
}

function Choice({
  label,
  value,
  any,
  options,
  onChange,
}: {
  label: string
  value: string | null
  /** What nothing chosen means; without it something must be. */
  any?: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}) {
  return (
    <label className="f">
      <span>{label}</span>
      <select className="in" value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
