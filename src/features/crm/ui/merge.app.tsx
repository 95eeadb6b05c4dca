import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LikenessReason } from '#src/features/crm/domain/duplicates/likeness.ts'
import { type ChosenField, chosenFields } from '#src/features/crm/domain/duplicates/merged-person.ts'
import { duplicateItem, duplicateList, mergeResponse, type PersonView } from '#src/features/crm/duplicates/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { mergeWords } from '#src/features/crm/text/merge-words.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatDate, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { MergeResult } from './merge-result.app.tsx'
import { type Undoable, UndoLine } from './undo-line.app.tsx'

const key = ['/api/crm/duplicates']

/** Records that look like one person: compared field by field, merged or said to be two; a merge can be undone. */
export function MergeScreen({ language, brand }: { language: Language; brand: string }) {
  const words = workText[language]
  const text = crmText[language]
  const client = useQueryClient()
  const [done, setDone] = useState<Undoable>()
  const pairs = useQuery({
    queryKey: key,
    select: (data: unknown) => duplicateList.parse(data),
    refetchOnMount: 'always',
  })
  useTitle(`${words.duplicates} | ${brand}`)
  const again = () => client.invalidateQueries({ queryKey: key })
  async function undo(mergeId: string) {
    await apiRequest('POST', `/api/crm/merges/${mergeId}/undo`)
    setDone({ words: words.undone })
    await again()
  }
  return (
    <>
      <div className="sbar">
        <nav>
          <a href="/crm">{text.leads}</a>
        </nav>
        <h1>{words.duplicates}</h1>
        {pairs.data && <span className="mut tn">{formatNumber(pairs.data.total, language)}</span>}
      </div>
      <div className="list-body">
        <p className="mut">{words.duplicatesIntro}</p>
        <UndoLine done={done} label={words.undo} />
        {pairs.isPending && <Skeleton label={text.loading} widths={[100, 100, 100]} />}
        {pairs.isError && (
          <LoadFailure
            message={failureText(pairs.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => pairs.refetch()}
          />
        )}
        {pairs.data?.items.length === 0 && <p className="empty">{words.noDuplicates}</p>}
        {pairs.data?.items.slice(0, 20).map((pair) => (
          <Pair
            key={`${pair.a.id} ${pair.b.id}`}
            pair={duplicateItem.parse(pair)}
            language={language}
            onMerged={async (mergeId, until) => {
              setDone({ words: words.merged(formatInstant(until, language)), undo: () => void undo(mergeId) })
              await again()
            }}
            onApart={again}
          />
        ))}
      </div>
    </>
  )
}

interface PairProps {
  pair: { a: PersonView; b: PersonView; because: string[] }
  language: Language
  onMerged: (mergeId: string, undoUntil: string) => Promise<void>
  onApart: () => Promise<void>
}

function Pair({ pair: { a, b, because }, language, onMerged, onApart }: PairProps) {
  const beside = mergeWords[language]
  const words = workText[language]
  const text = crmText[language]
  const id = useId()
  const [chosen, setChosen] = useState<Partial<Record<ChosenField, 'a' | 'b'>>>({})
  const [hasEqual, setHasEqual] = useState(true)
  const merge = useMutation({
    mutationFn: async () =>
      mergeResponse.parse(await apiRequest('POST', '/api/crm/merges', { keepId: a.id, dropId: b.id, fields: chosen })),
    onSuccess: ({ mergeId, undoUntil }) => onMerged(mergeId, undoUntil),
  })
  const apart = useMutation({
    mutationFn: () => apiRequest('POST', '/api/crm/duplicates/apart', { a: a.id, b: b.id }),
    onSuccess: onApart,
  })
  const sideOf = (field: ChosenField) => chosen[field] ?? (a[field] ? 'a' : 'b')
  const reasons = because.map((reason) => words.reasons[reason as LikenessReason] ?? reason).join(', ')
  const failure = merge.error ?? apart.error
  const known = chosenFields.filter((field) => a[field] || b[field])
  const differing = known.filter((field) => a[field] !== b[field])
  const figure = (count: number) => formatNumber(count, language)
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="panel row verdict">
        <p>
          <b id={id}>{`${words.probably}.`}</b> {words.because(reasons)}
        </p>
        <span className="at-end">
          <Button tone="secondary" busy={apart.isPending} onClick={() => apart.mutate()}>
            {words.apart}
          </Button>
        </span>
      </div>
      {failure && (
        <p className="note bad" role="alert">
          {failureText(failure, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      <div className="two">
        <div className="panel rows">
          <div className="rows-head">
            <h2>
              {beside.fieldByField}{' '}
              <span className="mut sm">
                {beside.differ(figure(differing.length), figure(known.length - differing.length))}
              </span>
            </h2>
            <label className="row at-end">
              <input type="checkbox" checked={hasEqual} onChange={(event) => setHasEqual(event.target.checked)} />
              <span>{beside.showEqual}</span>
            </label>
          </div>
          <table className="compare">
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                {[a, b].map((person) => (
                  <th key={person.id} scope="col">
                    {person.leads[0] ? (
                      <a href={`/crm/leads/${person.leads[0].id}`}>{person.leads[0].reference}</a>
                    ) : (
                      person.name
                    )}{' '}
                    <span className="mut sm">
                      {formatDate(madridDate(new Date(person.leads[0]?.createdAt ?? person.createdAt)), language)},{' '}
                      {words.leadsOf(figure(person.leads.length))}
                    </span>
                  </th>
                ))}
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {[...differing, ...known.filter((field) => hasEqual && !differing.includes(field))].map((field) => (
                <tr key={field}>
                  <th scope="row">{words.fields[field]}</th>
                  {(['a', 'b'] as const).map((side) => {
                    const person = { a, b }[side]
                    const value = person[field]
                    return (
                      <td key={side} data-l={person.leads[0]?.reference ?? person.name}>
                        {a[field] === b[field] ? (
                          valueWords(field, value, language)
                        ) : (
                          <label className="row">
                            <input
                              type="radio"
                              name={`${id}-${field}`}
                              checked={sideOf(field) === side}
                              onChange={() => setChosen({ ...chosen, [field]: side })}
                            />
                            <span>{valueWords(field, value, language)}</span>
                          </label>
                        )}
                      </td>
                    )
                  })}
                  <td className="result">{valueWords(field, { a, b }[sideOf(field)][field], language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <MergeResult a={a} b={b} chosen={chosen} language={language}>
          <Button tone="sea" busy={merge.isPending} onClick={() => merge.mutate()}>
            {merge.isPending ? words.merging : words.merge}
          </Button>
        </MergeResult>
      </div>
    </section>
  )
}

/** A field's value as it is read: languages and towns by their names. */
function valueWords(field: ChosenField, value: string | null, language: Language): string {
  if (field === 'language') {
    const of = languages.find((one) => one === value)
    return of ? crmText[language].languages[of] : '–'
  }
  const town = field === 'town' ? towns.find((one) => one === value) : undefined
  return town ? townNames[town] : (value ?? '–')
}
