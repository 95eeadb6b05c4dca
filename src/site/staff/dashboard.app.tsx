import type { User } from '#src/features/auth/contract.ts'
import { AccountPanel } from '#src/features/auth/ui/account-panel.app.tsx'
import { Checklist } from '#src/features/crm/ui/checklist.app.tsx'
import { OnCallSwitch } from '#src/features/on-call/ui/on-call-switch.app.tsx'
import { ChangePreview } from '#src/features/publication/ui/change-preview.app.tsx'
import { ShownLine } from '#src/features/publication/ui/shown-line.app.tsx'
import { PriceBookEditor } from '#src/features/quote/ui/staff/price-book-editor.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { business, unsetFacts } from '#src/site/business.ts'
import { staffRights } from './staff-rights.ts'
import { staffText } from './text.ts'

/** The office's own page: what is left before going live, the price book, and one's own account. */
export function Dashboard({ language, user }: { language: Language; user: User }) {
  const text = staffText[language]
  const rights = staffRights(user.role)
  useTitle(`${text.dashboard} | ${business.name}`)
  const facts = unsetFacts().map(({ id, label, state }) => ({ id, label: label[language], state }))
  return (
    <>
      <div className="sbar">
        <h1>{text.dashboard}</h1>
      </div>
      <div className="dash">
        {rights.mayReadChecklist && <Checklist language={language} facts={facts} />}
        {rights.mayReadChecklist && (
          <OnCallSwitch
            language={language}
            mayChange
            shown={<ShownLine subject="switch:on-call" language={language} />}
            previewOf={(value) => <ChangePreview subject="switch:on-call" value={value} language={language} />}
          />
        )}
        {rights.mayReadPrices && (
          <PriceBookEditor
            language={language}
            mayPublish={rights.mayPublishPrices}
            shown={<ShownLine subject="prices" language={language} />}
            previewOf={(value) => <ChangePreview subject="prices" value={value} language={language} />}
          />
        )}
        <AccountPanel user={user} language={language} />
      </div>
    </>
  )
}
