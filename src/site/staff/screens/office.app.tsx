import { AccountPanel } from '#src/features/auth/ui/account-panel.app.tsx'
import { BusinessFactsPanel } from '#src/features/business-facts/ui/business-facts.app.tsx'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { OnCallSwitch } from '#src/features/on-call/ui/on-call-switch.app.tsx'
import { ChangePreview } from '#src/features/publication/ui/change-preview.app.tsx'
import { ShownLine } from '#src/features/publication/ui/shown-line.app.tsx'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import { PriceBookEditor } from '#src/features/quote/ui/staff/price-book-editor.app.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** The on-call switch, the price book, the facts of the business, and one's own account. */
export default function OfficeScreen({ language, user, brand }: ScreenProps) {
  const title = workText[language].office
  useTitle(`${title} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{title}</h1>
      </div>
      <div className="dash">
        {mayDo(user, crmPermissions['checklist.read']) && (
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
        {user.role === 'admin' && (
          <BusinessFactsPanel
            language={language}
            shown={<ShownLine subject="business" language={language} />}
            previewOf={(value) => <ChangePreview subject="business" value={value} language={language} />}
          />
        )}
        <AccountPanel user={user} language={language} />
      </div>
    </>
  )
}
