import { LeadListScreen } from '#src/features/crm/ui/lead-list.app.tsx'
import { pathOf } from '#src/site/routes.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** All leads. */
export default function LeadsScreen(props: ScreenProps) {
  return <LeadListScreen {...props} testQuotePath={pathOf('test-quote', props.language)} />
}
