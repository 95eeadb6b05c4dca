import { crmPermissions } from '#src/features/crm/permissions.ts'
import { todayScopes } from '#src/features/crm/today/contract.ts'
import { TodayScreen } from '#src/features/crm/ui/today.app.tsx'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'
import { openPath } from '#src/site/staff/staff-location.ts'

/** The first screen after the sign-in. Whose work it shows stands in the address. */
export default function TodayOfStaff({ language, brand, user, hasShortcuts, search, onSearch }: ScreenProps) {
  const asked = new URLSearchParams(search).get('whose')
  return (
    <TodayScreen
      language={language}
      brand={brand}
      mayCreate={mayDo(user, crmPermissions['leads.create'])}
      hasShortcuts={hasShortcuts}
      whose={todayScopes.find((one) => one === asked) ?? 'mine'}
      onWhose={(whose) => onSearch(whose === 'mine' ? '' : `?whose=${whose}`, 'replace')}
      onFind={(words) => openPath(`${staffPath('staff.crm')}?${new URLSearchParams({ q: words })}`)}
    />
  )
}
