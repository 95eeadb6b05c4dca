import type { Language } from '#src/shared/i18n/language.ts'
import { breadcrumbs } from '../routes.ts'
import { labelOf, siteText } from '../text/text.ts'

/** Home, the way, and the page itself as plain text. Nothing on the home page. */
export function Breadcrumb({ language, path }: { language: Language; path: string }) {
  const trail = breadcrumbs(path).flatMap((crumb) => {
    const label = labelOf(crumb.id, language)
    return label === undefined ? [] : [{ ...crumb, label }]
  })
  if (trail.length === 0) return null
  return (
    <nav className="crumb" aria-label={siteText(language).nav.trail}>
      <div className="wrap">
        <ol>
          {trail.map((crumb, i) => (
            <li key={crumb.id} aria-current={i === trail.length - 1 ? 'page' : undefined}>
              {crumb.path === undefined ? crumb.label : <a href={crumb.path}>{crumb.label}</a>}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
