import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { listWords } from '#src/features/crm/text/list-words.ts'
import { talkText } from '#src/features/crm/text/talk.ts'
import { savedViewList } from '#src/features/crm/views/contract.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

const path = '/api/crm/views'

/** Ways to look at the leads: those that everybody has, those that somebody gave a name, and the way to keep the one that is shown. */
export function SavedViews({
  search,
  language,
  hrefOf,
  children,
}: {
  search: string
  language: Language
  /** Where a view leads. */
  hrefOf: (search: string) => string
  /** The ways that everybody has. */
  children: ReactNode
}) {
  const words = talkText[language]
  const text = crmText[language]
  const id = useId()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const views = useQuery({ queryKey: [path], select: (data: unknown) => savedViewList.parse(data).items })
  const headers = { 'accept-language': language }
  const again = () => client.invalidateQueries({ queryKey: [path] })
  const save = useMutation({
    mutationFn: () => apiRequest('POST', path, { name: name.trim(), search }, { headers }),
    onSuccess: () => {
      setName('')
      return again()
    },
  })
  const forget = useMutation({
    mutationFn: (viewId: string) => apiRequest('DELETE', `${path}/${viewId}`, undefined, { headers }),
    onSuccess: again,
  })
  const isSaved = views.data?.some((view) => view.search === search)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !save.isPending) save.mutate()
  }
  return (
    <div className="views">
      <nav className="row" aria-label={listWords[language].savedViews}>
        {children}
        {views.data?.map((view) => (
          <span key={view.id} className="row">
            <a href={hrefOf(view.search)} aria-current={view.search === search ? 'page' : undefined}>
              {view.name}
            </a>
            {view.search === search && (
              <button type="button" className="plain" onClick={() => forget.mutate(view.id)}>
                <span aria-hidden="true">×</span>
                <span className="vh">{words.forgetView(view.name)}</span>
              </button>
            )}
          </span>
        ))}
      </nav>
      {search !== '' && !isSaved && (
        <details className="save-view">
          <summary>{`+ ${listWords[language].saveView}`}</summary>
          <form className="row" onSubmit={submit}>
            <label className="vh" htmlFor={id}>
              {words.viewName}
            </label>
            <input
              id={id}
              className="in"
              placeholder={words.viewName}
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" tone="secondary" small busy={save.isPending}>
              {words.saveView}
            </Button>
          </form>
        </details>
      )}
      {save.isError && (
        <p className="note bad" role="alert">
          {failureText(save.error, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
    </div>
  )
}
