import '#src/features/content/ui/site-words/site-words.css'
import '#src/features/content/ui/editor.css'
import type { ReactNode } from 'react'
import { contentPermissions } from '#src/features/content/permissions.ts'
import { MediaLibrary } from '#src/features/content/ui/media-library.app.tsx'
import { BannerPanel } from '#src/features/content/ui/site-words/banner.app.tsx'
import { RedirectsPanel } from '#src/features/content/ui/site-words/redirects.app.tsx'
import { TitlesPanel } from '#src/features/content/ui/site-words/titles.app.tsx'
import { staffContentText } from '#src/features/content/ui/staff-text.ts'
import { reviewPermissions } from '#src/features/reviews/permissions.ts'
import { ReviewsPanel } from '#src/features/reviews/ui/reviews.app.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'
import { ContentScreen } from './content-screen.app.tsx'
import { ContentManager } from './fetched-later.ts'
import { useHeadedPages } from './headed-pages.ts'

const views = ['pieces', 'reviews', 'titles', 'redirects', 'banner', 'media', 'pages'] as const
type View = (typeof views)[number]

/** What staff write and publish: pieces, reviews, and the words around pages; and the report on the pages of the project's files. */
export default function PagesScreen(props: ScreenProps) {
  const text = staffContentText[props.language]
  const query = new URLSearchParams(props.search)
  const seen = views.filter((view) => maySee(view, props))
  const asked = views.find((view) => view === query.get('view')) ?? 'pieces'
  const view = seen.includes(asked) ? asked : 'pages'
  return (
    <Shown
      {...props}
      view={view}
      tabs={
        <nav className="row tabs seg" aria-label={text.title}>
          {seen.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === view ? 'page' : undefined}
              onClick={() => props.onSearch(one === 'pieces' ? '' : `?view=${one}`, 'push')}
            >
              {text.views[one]}
            </button>
          ))}
        </nav>
      }
    />
  )
}

function maySee(view: View, { user }: ScreenProps): boolean {
  if (view === 'pages') return true
  return mayDo(user, view === 'reviews' ? reviewPermissions['reviews.read'] : contentPermissions['content.read'])
}

function Shown(props: ScreenProps & { view: View; tabs: ReactNode }) {
  const { view, language, user } = props
  if (view === 'pieces') return <ContentScreen {...props} />
  if (view === 'pages')
    return (
      <ContentManager
        {...props}
        onSearch={(search, mode) => {
          const next = new URLSearchParams(search)
          next.set('view', 'pages')
          props.onSearch(`?${next}`, mode)
        }}
      />
    )
  const mayPublish = mayDo(user, contentPermissions['content.publish'])
  return (
    <Headed {...props}>
      {view === 'reviews' ? (
        <ReviewsPanel
          language={language}
          mayDecide={mayDo(user, reviewPermissions['reviews.decide'])}
          leadHref={(id) => staffPath('staff.crm.lead', { leadId: id })}
        />
      ) : null}
      {view === 'titles' ? <Titles {...props} mayPublish={mayPublish} /> : null}
      {view === 'redirects' ? <RedirectsPanel language={language} mayPublish={mayPublish} /> : null}
      {view === 'banner' ? <BannerPanel language={language} mayPublish={mayPublish} /> : null}
      {view === 'media' ? <MediaLibrary language={language} /> : null}
    </Headed>
  )
}

function Headed({
  language,
  brand,
  view,
  tabs,
  children,
}: ScreenProps & { view: View; tabs: ReactNode; children: ReactNode }) {
  const text = staffContentText[language]
  useTitle(`${text.views[view]} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
      </div>
      {tabs}
      <div className="list-body">{children}</div>
    </>
  )
}

function Titles({ language, search, mayPublish }: ScreenProps & { mayPublish: boolean }) {
  return (
    <TitlesPanel
      language={language}
      mayPublish={mayPublish}
      pages={useHeadedPages()}
      asked={new URLSearchParams(search).get('q') ?? ''}
    />
  )
}
