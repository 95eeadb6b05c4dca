import type { User } from '#src/features/auth/contract.ts'
import { ArticleList } from '#src/features/content-report/ui/article-list.app.tsx'
import { ContentManager } from '#src/features/content-report/ui/content-manager.app.tsx'
import { OnPageReport } from '#src/features/content-report/ui/on-page-report.app.tsx'
import { QuoteListScreen } from '#src/features/quote/ui/staff/quote-list.app.tsx'
import { VitalsReport } from '#src/features/vitals/ui/vitals-report.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { business } from '#src/site/business.ts'
import { pathOf, routes } from '#src/site/routes.ts'
import { openPath } from './staff-location.ts'
import { type ReportScreenName, reportPaths } from './staff-path.ts'
import { mayOpen, staffRights } from './staff-rights.ts'
import { staffText } from './text.ts'

/** A report, or the word that it is not for this role. Its filters live in the address. */
export function ReportScreen({
  screen,
  user,
  language,
  search,
}: {
  screen: ReportScreenName
  user: User
  language: Language
  search: string
}) {
  if (!mayOpen(screen, staffRights(user.role))) return <NotYours screen={screen} language={language} />
  const path = reportPaths[screen]
  const shown = {
    language,
    brand: business.name,
    path,
    search,
    onSearch: (wanted: string, mode: 'push' | 'replace') => openPath(path + wanted, mode),
  }
  if (screen === 'quotes') return <QuoteListScreen {...shown} testQuotePath={pathOf('test-quote', language)} />
  if (screen === 'pages') return <ContentManager {...shown} />
  if (screen === 'articles') return <ArticleList language={language} brand={business.name} />
  return <Findability {...shown} />
}

interface Shown {
  language: Language
  path: string
  search: string
  onSearch: (search: string, mode: 'push' | 'replace') => void
}

/** How fast the pages were for visitors, and what can be mended on them. */
function Findability(shown: Shown) {
  const title = staffText[shown.language].reports.findability
  useTitle(`${title} | ${business.name}`)
  return (
    <>
      <div className="sbar">
        <h1>{title}</h1>
      </div>
      <div className="list-body">
        <VitalsReport {...shown} nameOf={pageName} />
        <OnPageReport language={shown.language} />
      </div>
    </>
  )
}

/** A page by its address, which is short and never wrong; a page of many addresses by their pattern. */
function pageName(page: string, language: Language): { label: string; path: string | undefined } | undefined {
  const route = routes.find(({ id }) => id === page)
  if (!route) return undefined
  const pattern = language === 'es' ? (route.es ?? route.en) : route.en
  return { label: pattern, path: pattern.includes('{') ? undefined : pattern }
}

function NotYours({ screen, language }: { screen: ReportScreenName; language: Language }) {
  const text = staffText[language]
  useTitle(`${text.reports[screen]} | ${business.name}`)
  return (
    <div className="list-body">
      <h1>{text.reports[screen]}</h1>
      <p className="note">{text.notYours}</p>
    </div>
  )
}
