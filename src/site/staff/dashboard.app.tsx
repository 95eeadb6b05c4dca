import { Checklist } from '#src/features/crm/ui/checklist.app.tsx'
import { PriceBookEditor } from '#src/features/quote/ui/staff/price-book-editor.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { business, unsetFacts } from '../business.ts'
import { staffText } from './text.ts'

/** The office's own page: what is left before going live, and the price book. */
export function Dashboard({ language }: { language: Language }) {
  const text = staffText[language]
  useTitle(`${text.dashboard} | ${business.name}`)
  const facts = unsetFacts().map(({ id, label, state }) => ({ id, label: label[language], state }))
  return (
    <>
      <div className="sbar">
        <h1>{text.dashboard}</h1>
      </div>
      <div className="dash">
        <Checklist language={language} facts={facts} />
        <PriceBookEditor language={language} />
      </div>
    </>
  )
}
