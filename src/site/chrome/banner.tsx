import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { published } from '#src/site/published/reading.ts'
import { counterpart, pathOf, type RouteId } from '#src/site/routes.ts'
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
  const given = published().banner
  if (given && !given.isOn) return null
  const { sentence, link } = given ? given[language] : text
  const to = given ? pathIn(given.to, language) : pathOf('quote', language)
  return (
    <template id="promo" data-from={given?.from ?? undefined} data-until={given?.until ?? undefined}>
      <aside className="banner deep" data-promo aria-label={text.name}>
        <p>
          {sentence} <a href={to}>{link}</a>
        </p>
        <button type="button" aria-label={text.close}>
          <Icon name="x" />
        </button>
      </aside>
    </template>
  )
}

/** The page in the reader's language; a post that only one language has keeps its address. */
function pathIn(english: string, language: Language): string {
  return language === 'es' ? (counterpart(english) ?? english) : english
}
