import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf } from '#src/site/routes.ts'
import { offerWords } from '#src/site/text/language-offer.ts'
import { siteText } from '#src/site/text/text.ts'
import { BottomBar } from './bottom-bar.tsx'

/** As banner.client.ts takes it out of its template. */
function PromotionalLine({ language }: { language: Language }) {
  const { banner } = siteText(language)
  return (
    <aside className="banner deep" aria-label={banner.name}>
      <p>
        {banner.sentence} <a href={pathOf('quote', language)}>{banner.link}</a>
      </p>
      <button type="button" aria-label={banner.close}>
        <Icon name="x" />
      </button>
    </aside>
  )
}

/** As language.client.ts builds it. */
function LanguageOffer({ language }: { language: Language }) {
  const { sentence, link, close } = offerWords[language]
  return (
    <aside className="banner deep" aria-label={link}>
      <p>
        {sentence} <a href={pathOf('home', language)}>{link}</a>
      </p>
      <button type="button" aria-label={close}>
        ×
      </button>
    </aside>
  )
}

export const example: Example = {
  name: 'Dock',
  use: 'What floats at the bottom: the bar below 760 px and above it one line at a time.',
  states: [
    { name: 'Bottom bar', show: (language) => <BottomBar language={language} /> },
    { name: 'Bottom bar, something is wrong', show: (language) => <BottomBar language={language} isUrgent /> },
    {
      name: 'Bottom bar, keyboard',
      forced: 'focus-visible',
      show: (language) => <BottomBar language={language} />,
    },
    { name: 'Promotional line', show: (language) => <PromotionalLine language={language} /> },
    { name: 'The other language', show: (language) => <LanguageOffer language={language} /> },
  ],
}
