import { crmPermissions } from '#src/features/crm/permissions.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { LeadListScreen } from '#src/features/crm/ui/lead-list.app.tsx'
import { NewLeadButton } from '#src/features/crm/ui/new-lead.app.tsx'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { linkedPath } from '#src/site/staff/linked-path.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { testQuoteRow } from '#src/site/staff-rows.ts'

/** All leads, as a list or as a board. The view stands in the address. */
export default function LeadsScreen(props: ScreenProps) {
  const { language, user } = props
  return (
    <LeadListScreen
      {...props}
      testQuotePath={linkedPath(testQuoteRow, language)}
      mayMove={mayDo(user, crmPermissions['leads.change'])}
      mayExport={mayDo(user, crmPermissions['leads.export'])}
    >
      {mayDo(user, crmPermissions['leads.import']) && (
        <ButtonLink tone="secondary" href="/crm/import">
          {workText[language].import}
        </ButtonLink>
      )}
      {mayDo(user, crmPermissions['leads.create']) && (
        <NewLeadButton language={language} hasShortcuts={props.hasShortcuts} />
      )}
    </LeadListScreen>
  )
}
