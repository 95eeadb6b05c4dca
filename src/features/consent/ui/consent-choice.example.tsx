import type { Purpose } from '#src/features/consent/domain/consent.ts'
import { consentText } from '#src/features/consent/text/text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'

/** As consent-choice.client.ts builds it. */
function Choice({ language, purpose }: { language: Language; purpose: Purpose }) {
  const text = consentText(language)
  return (
    <aside className="banner deep" aria-label={text.name}>
      <p>
        {text.questions[purpose]} <a href="#cookies">{text.policy}</a>
      </p>
      <p className="row">
        <button type="button" className="btn sec2 s">
          {text.accept}
        </button>
        <button type="button" className="btn sec2 s">
          {text.reject}
        </button>
      </p>
    </aside>
  )
}

export const example: Example = {
  name: 'Consent choice',
  use: 'One question at a time, two equal buttons, only when something needs it.',
  states: [
    { name: 'Statistics', show: (language) => <Choice language={language} purpose="analytics" /> },
    { name: 'Partner', show: (language) => <Choice language={language} purpose="affiliate" /> },
  ],
}
