import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business, whatsappLink } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { SearchForm } from '#src/site/search/search-form.tsx'
import { siteText } from '#src/site/text/text.ts'
import { linksTo, linkTo } from './links.ts'
import { menuOf } from './menu-of.ts'
import { type MenuId, mainNavigation, menus } from './navigation.ts'

interface MenuProps {
  language: Language
  /** Of the page that shows it. */
  path: string
  /** Of its search field: several on one page need one each. */
  searchId?: string
}

/**
 * The navigation, written once: a row of panels on wide screens, a drawer behind a button elsewhere, by style alone. All of it is native `details`, so
 * it opens without script; a panel closes when another opens. menu.client.ts adds Escape and clicks outside, and what there is to say of each page: no page
 * carries that before somebody turns to the menu.
 */
export function Menu({ language, path, searchId = 'menu-q' }: MenuProps) {
  const text = siteText(language)
  const emergency = linkTo('emergency', language)
  const bill = linkTo('bill-analysis', language)
  return (
    <details className="menu">
      <summary>
        <span className="vh">{text.nav.menu}</span>
        <Icon name="menu" />
      </summary>
      <nav className="nav" aria-label={text.nav.main}>
        <SearchForm language={language} id={searchId} />
        {mainNavigation.map((id) =>
          id === 'emergency' ? (
            <a key={id} className="em" href={emergency.path} data-chat aria-current={currentAt(emergency.path, path)}>
              {emergency.label}
            </a>
          ) : id === 'projects' ? (
            <a key={id} href={pathOf(id, language)} aria-current={currentAt(pathOf(id, language), path)}>
              {linkTo(id, language).label}
            </a>
          ) : (
            <Panel key={id} id={id} language={language} path={path} />
          ),
        )}
        <div className="ways">
          <a className="hl" href={bill.path} aria-current={currentAt(bill.path, path)}>
            {bill.label}
          </a>
          <a className="btn" href={pathOf('quote', language)} aria-current={currentAt(pathOf('quote', language), path)}>
            {text.getQuote}
          </a>
          <a href={`tel:${business.phone.e164}`}>
            <Icon name="phone" /> {business.phone.display}
          </a>
          <a href={whatsappLink(language)} rel="noopener" title={text.whatsappNote}>
            <Icon name="chat" /> {text.whatsapp}
          </a>
        </div>
      </nav>
    </details>
  )
}

function Panel({ id, language, path }: MenuProps & { id: MenuId }) {
  const { panels, groups: headings } = siteText(language).menu
  const { groups, aside } = menus[id]
  const words = panels[id]
  const [first] = groups[0].pages
  return (
    <details name="menu">
      <summary className={menuOf(path) === id ? 'here' : undefined}>{words.name}</summary>
      <div className="mega">
        <div className="mg">
          {groups.map((group) => (
            <div key={group.id} className={group.look}>
              <p className="mh">{headings[group.id]}</p>
              <ul>
                {linksTo(group.pages, language).map((link) => (
                  <li key={link.id}>
                    <a href={link.path} aria-current={currentAt(link.path, path)}>
                      {link.id === first ? words.first : link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="mside deep">
            <p className="h">{words.aside.heading}</p>
            <p>{words.aside.sentence}</p>
            {id === 'about' && (
              <a className="h" href={`tel:${business.phone.e164}`}>
                {business.phone.display}
              </a>
            )}
            {aside.map((page, n) => (
              <a key={page} className="tl" href={pathOf(page, language)}>
                {words.aside.links[n]} <Icon name="arrow" size={20} />
              </a>
            ))}
          </div>
        </div>
      </div>
    </details>
  )
}

const currentAt = (to: string, path: string) => (to === path ? 'page' : undefined)
