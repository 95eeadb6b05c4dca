import { AccountPanel } from '#src/features/auth/ui/account-panel.app.tsx'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { Checklist } from '#src/features/crm/ui/checklist.app.tsx'
import { OnCallSwitch } from '#src/features/on-call/ui/on-call-switch.app.tsx'
import { ChangePreview } from '#src/features/publication/ui/change-preview.app.tsx'
import { ShownLine } from '#src/features/publication/ui/shown-line.app.tsx'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import { PriceBookEditor } from '#src/features/quote/ui/staff/price-book-editor.app.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { unsetFacts } from '#src/site/business.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** The office's own page: what is left before going live, the price book, and one's own account. */
export default function DashboardScreen({ language, user, brand }: ScreenProps) {
  const title = { en: 'Dashboard', es: 'Panel' }[language]
  useTitle(`${title} | ${brand}`)
  const facts = unsetFacts().map(({ id, label, state }) => ({ id, label: label[language], state }))
  const mayReadChecklist = mayDo(user, crmPermissions['checklist.read'])
  return (
    <>
      <div className="sbar">
        <h1>{title}</h1>
      </div>
      <div className="dash">
        {mayReadChecklist && <Checklist language={language} facts={facts} />}
        {mayReadChecklist && (
          <OnCallSwitch
            language={language}
            mayChange
            shown={<ShownLine subject="switch:on-call" language={language} />}
            previewOf={(value) => <ChangePreview subject="switch:on-call" value={value} language={language} />}
          />
        )}
        {mayDo(user, quotePermissions['prices.read']) && (
          <PriceBookEditor
            language={language}
            mayPublish={mayDo(user, quotePermissions['prices.publish'])}
            shown={<ShownLine subject="prices" language={language} />}
            previewOf={(value) => <ChangePreview subject="prices" value={value} language={language} />}
          />
        )}
        <AccountPanel user={user} language={language} />
      </div>
    </>
  )
}
