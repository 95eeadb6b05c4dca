import { lazy, Suspense } from 'react'
import { BusinessFactsPanel } from '#src/features/business-facts/ui/business-facts.app.tsx'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { OnCallSwitch } from '#src/features/on-call/ui/on-call-switch.app.tsx'
import { ShownLine } from '#src/features/publication/ui/shown-line.app.tsx'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import { PriceBookEditor } from '#src/features/quote/ui/staff/price-book-editor.app.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

// Fetched before the first publication.
const ChangePreview = lazy(async () => ({
  default: (await import('#src/features/publication/ui/change-preview.app.tsx')).ChangePreview,
}))

// Stands at the foot of a long screen.
const AccountPanel = lazy(async () => ({
  default: (await import('#src/features/auth/ui/account-panel.app.tsx')).AccountPanel,
}))

/** The on-call switch, the price book, the facts of the business, and one's own account. */
export default function OfficeScreen({ language, user, brand }: ScreenProps) {
  const title = workText[language].office
  useTitle(`${title} | ${brand}`)
  const previewOf = (subject: string) => (value: unknown) => (
    <Suspense>
      <ChangePreview subject={subject} value={value} language={language} />
    </Suspense>
  )
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
            previewOf={previewOf('switch:on-call')}
          />
        )}
        {mayDo(user, quotePermissions['prices.read']) && (
          <PriceBookEditor
            language={language}
            mayPublish={mayDo(user, quotePermissions['prices.publish'])}
            shown={<ShownLine subject="prices" language={language} />}
            previewOf={previewOf('prices')}
          />
        )}
        {user.role === 'admin' && (
          <BusinessFactsPanel
            language={language}
            shown={<ShownLine subject="business" language={language} />}
            previewOf={previewOf('business')}
          />
        )}
        <Suspense>
          <AccountPanel user={user} language={language} />
        </Suspense>
      </div>
    </>
  )
}
