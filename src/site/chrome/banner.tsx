import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { RouteId } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'
import { isUrgent } from './urgent-pages.ts'

/** Pages where the line would stand in the way of what the visitor is filling in already. */
const without: readonly (RouteId | 'not-found')[] = ['design-consultation', 'bill-analysis', 'bill-analyzer']
/** Firms come to work with us, and have no home to be priced. */
const isForFirms = (route: string) => route.startsWith('partnerships')

/**
 * The promotional line without its words: a template that banner.client.ts fills from banner.json and takes out past a fifth of the page. No page reads
 * what the line says, so that a new sentence is there at once.
 */
export function Banner({ language, route }: { language: Language; route: RouteId | 'not-found' }) {
  // Nor in the way of help.
  if (isUrgent(route) || isForFirms(route) || without.includes(route)) return null
  const { name, close } = siteText(language).banner
  return (
    <template id="promo">
      <aside className="banner deep" data-promo aria-label={name}>
        <p></p>
        <button type="button" aria-label={close}>
          <Icon name="x" />
        </button>
      </aside>
    </template>
  )
}
