import type { Language } from '#src/shared/i18n/language.ts'
import { breadcrumbs } from '#src/site/routes.ts'
import { labelOf, siteText } from '#src/site/text/text.ts'

interface Props {
  language: Language
  path: string
  /** What the page itself is called; by default its short name, for a page that has one. */
  label?: string | undefined
}

/** Home, the way, and the page itself as plain text. Nothing on the home page. */
export function Breadcrumb({ language, path, label }: Props) {
  const crumbs = breadcrumbs(path)
  const trail = crumbs.flatMap((crumb, i) => {
    const name = (i === crumbs.length - 1 ? label : undefined) ?? labelOf(crumb.id, language)
    return name === undefined ? [] : [{ ...crumb, name }]
  })
  if (trail.length === 0) return null
  return (
    <nav className="crumb" aria-label={siteText(language).nav.trail}>
      <div className="wrap">
        <ol>
          {trail.map((crumb, i) => (
            <li key={crumb.id} aria-current={i === trail.length - 1 ? 'page' : undefined}>
              {crumb.path === undefined ? crumb.name : <a href={crumb.path}>{crumb.name}</a>}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
