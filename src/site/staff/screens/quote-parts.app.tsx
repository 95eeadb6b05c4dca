import { lazy, type ReactNode, Suspense } from 'react'
import type { QuoteParts } from '#src/features/crm/ui/lead-page.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'

// Most leads are read for their person first: what a quote needs comes after, with the words of a quote.
const AnswersPanel = lazy(async () => ({
  default: (await import('#src/features/quote/ui/staff/answers-panel.app.tsx')).AnswersPanel,
}))
const QuotePanel = lazy(async () => ({
  default: (await import('#src/features/quote/ui/staff/quote-panel.app.tsx')).QuotePanel,
}))
const QuoteVersions = lazy(async () => ({
  default: (await import('#src/features/quote/ui/staff/quote-versions.app.tsx')).QuoteVersions,
}))

const later = (part: ReactNode) => <Suspense fallback={<section className="panel" aria-busy="true" />}>{part}</Suspense>

/** The quote feature's view of a lead's quote, for the CRM to place. */
export function quoteParts(language: Language, mayRevise: boolean): QuoteParts {
  return {
    answers: (quote) => later(<AnswersPanel quote={quote} language={language} />),
    options: ({ id, language: customerLanguage, quote }, seen) =>
      later(
        <QuotePanel quote={quote} {...seen} customerLanguage={customerLanguage} language={language}>
          {mayRevise && (
            <Suspense>
              <QuoteVersions leadId={id} customerLanguage={customerLanguage} language={language} />
            </Suspense>
          )}
        </QuotePanel>,
      ),
  }
}
