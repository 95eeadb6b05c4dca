import type { QuoteParts } from '#src/features/crm/ui/lead-page.app.tsx'
import { AnswersPanel } from '#src/features/quote/ui/staff/answers-panel.app.tsx'
import { QuotePanel } from '#src/features/quote/ui/staff/quote-panel.app.tsx'
import { QuoteVersions } from '#src/features/quote/ui/staff/quote-versions.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'

/** The quote feature's view of a lead's quote, for the CRM to place. */
export function quoteParts(language: Language, mayRevise: boolean): QuoteParts {
  return {
    answers: (quote) => <AnswersPanel quote={quote} language={language} />,
    options: (quote) => <QuotePanel quote={quote} language={language} />,
    versions: (leadId, customerLanguage) =>
      mayRevise ? <QuoteVersions leadId={leadId} customerLanguage={customerLanguage} language={language} /> : null,
  }
}
