import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf, type RouteId } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'

/** Pages where the line would stand in the way of help. */
const without: readonly (RouteId | 'not-found')[] = [
  'emergency',
  'emergency-electrician.marbella',
  'emergency-electrician.estepona',
  'emergency-electrician.fuengirola',
]

/** The promotional line: one true sentence and a link. A template until banner.client.ts takes it out past a fifth of the page. */
export function Banner({ language, route }: { language: Language; route: RouteId | 'not-found' }) {
  if (without.includes(route)) return null
  const text = siteText(language).banner
  return (
    <template id="promo">
      <aside className="banner deep" data-promo aria-label={text.name}>
        <p>
          {text.sentence} <a href={pathOf('quote', language)}>{text.link}</a>
        </p>
        <button type="button" aria-label={text.close}>
          <Icon name="x" />
        </button>
      </aside>
    </template>
  )
}
