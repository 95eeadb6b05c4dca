import { Suspense } from 'react'
import { seoPermissions } from '#src/features/seo-report/permissions.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import type { FixAct } from '#src/features/seo-report/text/types.ts'
import { SeoReportPanels } from '#src/features/seo-report/ui/seo-report.app.tsx'
import { daysOf, VitalsReport } from '#src/features/vitals/ui/vitals-report.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { routes } from '#src/site/routes.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'
import { OnPageReport } from './fetched-later.ts'

/** How fast the pages were for visitors, and what can be mended on them. */
export default function FindabilityScreen({ brand, ...shown }: ScreenProps) {
  const title = { en: 'Search and speed', es: 'Búsqueda y velocidad' }[shown.language]
  const text = seoText[shown.language]
  const days = daysOf(shown.search)
  useTitle(`${title} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{title}</h1>
        <nav className="seo-days" aria-label={text.period}>
          {([28, 90] as const).map((one) => (
            <a
              key={one}
              className="chip2"
              href={`${shown.path}?days=${one}`}
              aria-current={one === days ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                shown.onSearch(`?days=${one}`, 'push')
              }}
            >
              {text.days(one)}
            </a>
          ))}
        </nav>
      </div>
      <div className="list-body">
        {mayDo(shown.user, seoPermissions['seo.read']) ? (
          <SeoReportPanels
            language={shown.language}
            days={days}
            nameOf={(page) => pageName(page, shown.language)?.label ?? page}
            actionOf={({ kind, where }) => fixAction(kind, where, shown.language)}
            mayImport={mayDo(shown.user, seoPermissions['seo.import'])}
          />
        ) : null}
        <VitalsReport {...shown} nameOf={pageName} />
        <Suspense>
          <OnPageReport language={shown.language} />
        </Suspense>
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

const titleFixes: readonly string[] = [
  'rarely-clicked',
  'no-title',
  'title-long',
  'title-twice',
  'no-description',
  'description-long',
  'description-twice',
]

/** Titles and redirects are staff's own; anything else is looked at on the page itself. */
function fixAction(kind: string, where: string, language: Language): { act: FixAct; href: string } | undefined {
  const pages = staffPath('staff.admin.content-manager')
  if (titleFixes.includes(kind)) return { act: 'title', href: `${pages}?view=titles&q=${encodeURIComponent(where)}` }
  if (kind === 'broken-link') return { act: 'redirect', href: `${pages}?view=redirects` }
  const path = where.startsWith('/') ? where : pageName(where, language)?.path
  return path ? { act: 'look', href: path } : undefined
}
