import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedPost, madePost, postList } from '#src/features/content/contract.ts'
import { type PostKind, postKinds } from '#src/features/content/format/post.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ChoiceFilter } from '#src/shared/ui/choice-filter/choice-filter.tsx'
import { type DataColumn, PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Pager } from '#src/shared/ui/pager/pager.tsx'
import { SearchField } from '#src/shared/ui/search-field/search-field.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ImportFile } from './exchange.app.tsx'
import { staffContentText } from './staff-text.ts'

const path = '/api/content/posts'
const perPage = 50

interface Props {
  language: Language
  kind: PostKind | undefined
  q: string
  page: number
  onChange: (change: { kind?: PostKind | undefined; q?: string; page?: number }) => void
  onOpen: (id: string) => void
}

/** Every piece with the state of each language, unfinished ones first. */
export function ContentList({ language, kind, q, page, onChange, onOpen }: Props) {
  const text = staffContentText[language]
  const [isMaking, setMaking] = useState<PostKind>(kind ?? 'post')
  const query = new URLSearchParams({ page: String(page), ...(kind ? { kind } : {}), ...(q ? { q } : {}) })
  const list = useQuery({
    queryKey: [`${path}?${query}`],
    select: (answer: unknown) => postList.parse(answer),
    placeholderData: (before: unknown) => before,
    staleTime: 0,
  })
  const make = useMutation({
    mutationFn: async (of: PostKind) => madePost.parse(await apiRequest('POST', path, { kind: of })),
    onSuccess: ({ id }) => onOpen(id),
  })
  const error = list.error ?? make.error
  return (
    <>
      <div className="row">
        <SearchField id="content-q" value={q} onChange={(next) => onChange({ q: next, page: 1 })}>
          {text.search}
        </SearchField>
        <ChoiceFilter
          label={text.columns.kind}
          all={text.everything}
          value={kind}
          choices={postKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(next) => {
            setMaking(next ?? 'post')
            onChange({ kind: next, page: 1 })
          }}
        />
        <ImportFile kind={isMaking} language={language} onOpen={onOpen} />
        <Button tone="sea" small busy={make.isPending} onClick={() => make.mutate(isMaking)}>
          {text.newPiece}
        </Button>
      </div>
      {error ? (
        <p className="note bad" role="alert">
          {failureText(error, { offline: text.failed, fallback: text.failed })}
        </p>
      ) : null}
      {list.data ? (
        <>
          <p className="xs mut" role="status">
            {text.found(list.data.total)}
          </p>
          <div className="panel rows">
            <PlainTable
              caption={text.title}
              columns={columnsOf(language, onOpen)}
              rows={list.data.items}
              rowId={({ id }) => id}
              isBusy={list.isFetching}
            />
          </div>
          <Pager
            page={page}
            pages={Math.max(1, Math.ceil(list.data.total / perPage))}
            words={{ ...text.pager, page: text.pager.page(page, Math.max(1, Math.ceil(list.data.total / perPage))) }}
            hrefOf={(next) =>
              `?${new URLSearchParams({ page: String(next), ...(kind ? { kind } : {}), ...(q ? { q } : {}) })}`
            }
          />
        </>
      ) : null}
    </>
  )
}

function columnsOf(language: Language, onOpen: (id: string) => void): DataColumn<ListedPost>[] {
  const text = staffContentText[language]
  return [
    {
      id: 'title',
      header: text.columns.title,
      cell: ({ id, en, es }) => (
        <a
          href={`?post=${encodeURIComponent(id)}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            onOpen(id)
          }}
        >
          {(language === 'es' ? (es.title ?? en.title) : (en.title ?? es.title)) ?? text.untitled}
        </a>
      ),
    },
    { id: 'kind', header: text.columns.kind, cell: ({ kind }) => text.kinds[kind] },
    { id: 'en', header: text.columns.en, cell: ({ en }) => <SideCell side={en} language={language} /> },
    { id: 'es', header: text.columns.es, cell: ({ es }) => <SideCell side={es} language={language} /> },
    {
      id: 'changed',
      header: text.columns.changed,
      cell: ({ changedAt, changedBy }) =>
        changedAt.startsWith('1970')
          ? '–'
          : `${formatInstant(changedAt, language)}${changedBy ? `, ${changedBy}` : ''}`,
      isEmpty: ({ changedAt }) => changedAt.startsWith('1970'),
    },
  ]
}

function SideCell({ side, language }: { side: ListedPost['en']; language: Language }) {
  const text = staffContentText[language]
  return (
    <span className="row">
      <StateTag side={side} language={language} />
      {side.behind > 0 ? <Tag tone="warn">{text.behind(side.behind)}</Tag> : null}
      {side.isAsked ? <Tag tone="warn">{text.askedTag}</Tag> : null}
      {side.oldFacts > 0 ? <Tag tone="warn">{text.old(side.oldFacts)}</Tag> : null}
    </span>
  )
}

/** The state of a language in words; what visitors see is not always the newest text. */
export function StateTag({
  side,
  language,
}: {
  side: Pick<ListedPost['en'], 'state' | 'version' | 'liveVersion' | 'scheduledAt'>
  language: Language
}) {
  const text = staffContentText[language]
  const hasChanges = side.state === 'live' && side.version !== side.liveVersion
  const tone = side.state === 'live' ? (hasChanges ? 'warn' : 'ok') : side.state === 'scheduled' ? 'sea' : undefined
  const when = side.scheduledAt ? `: ${formatInstant(side.scheduledAt, language)}` : ''
  return <Tag {...(tone ? { tone } : {})}>{hasChanges ? text.changes : `${text.states[side.state]}${when}`}</Tag>
}
