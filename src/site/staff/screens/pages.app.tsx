import { staffContentText } from '#src/features/content/ui/staff-text.ts'
import { ContentManager } from '#src/features/content-report/ui/content-manager.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { ContentScreen } from './content-screen.app.tsx'

/** What staff write and publish, and below its own tab the report on the pages of the project's files. */
export default function PagesScreen(props: ScreenProps) {
  const text = staffContentText[props.language]
  const query = new URLSearchParams(props.search)
  const isReport = query.get('view') === 'pages'
  return (
    <>
      {query.has('post') ? null : (
        <nav className="row tabs seg" aria-label={text.title}>
          {(['pieces', 'pages'] as const).map((view) => (
            <button
              key={view}
              type="button"
              aria-current={isReport === (view === 'pages') ? 'page' : undefined}
              onClick={() => props.onSearch(view === 'pages' ? '?view=pages' : '', 'push')}
            >
              {view === 'pages' ? text.pages : text.everything}
            </button>
          ))}
        </nav>
      )}
      {isReport ? (
        <ContentManager
          {...props}
          onSearch={(search, mode) => {
            const next = new URLSearchParams(search)
            next.set('view', 'pages')
            props.onSearch(`?${next}`, mode)
          }}
        />
      ) : (
        <ContentScreen {...props} />
      )}
    </>
  )
}
