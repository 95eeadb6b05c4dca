import { type ReactNode, useCallback } from 'react'
import type { PostKind } from '#src/features/content/format/post.ts'
import { contentPermissions } from '#src/features/content/permissions.ts'
import { ContentList } from '#src/features/content/ui/content-list.app.tsx'
import { staffContentText } from '#src/features/content/ui/staff-text.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { PostEditor } from './fetched-later.ts'

/** The list of pieces, or the one that is open; both live in the address's query. */
export function ContentScreen({
  language,
  brand,
  user,
  search,
  onSearch,
  only,
  tabs,
}: ScreenProps & { only?: PostKind; tabs?: ReactNode }) {
  const text = staffContentText[language]
  const query = new URLSearchParams(search)
  const post = query.get('post')
  const kind = only ?? kindOf(query.get('kind'))
  useTitle(`${text.title} | ${brand}`)
  const show = useCallback(
    (change: Record<string, string | undefined>, mode: 'push' | 'replace') => {
      const next = new URLSearchParams(search)
      for (const [key, value] of Object.entries(change)) {
        if (value) next.set(key, value)
        else next.delete(key)
      }
      onSearch(next.size > 0 ? `?${next}` : '', mode)
    },
    [search, onSearch],
  )
  if (post)
    return (
      <PostEditor
        id={post}
        language={language}
        mayPublish={mayDo(user, contentPermissions['content.publish'])}
        onBack={() => show({ post: undefined }, 'push')}
      />
    )
  return (
    <>
      <div className="sbar">
        <h1>{only ? text.blog : text.title}</h1>
      </div>
      {tabs}
      <div className="list-body">
        <ContentList
          language={language}
          kind={kind}
          q={query.get('q') ?? ''}
          page={Math.max(1, Number(query.get('page')) || 1)}
          onOpen={(id) => show({ post: id }, 'push')}
          onChange={({ page, ...change }) =>
            show(
              {
                ...('kind' in change ? { kind: change.kind } : {}),
                ...('q' in change ? { q: change.q } : {}),
                page: page && page > 1 ? String(page) : undefined,
              },
              'replace',
            )
          }
        />
      </div>
    </>
  )
}

function kindOf(value: string | null): PostKind | undefined {
  return (['post', 'project', 'case-study', 'offer'] as const).find((kind) => kind === value)
}
