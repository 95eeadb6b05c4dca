import { crmPermissions } from '#src/features/crm/permissions.ts'
import { TodayScreen } from '#src/features/crm/ui/today.app.tsx'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** The first screen after the sign-in. */
export default function TodayOfStaff({ language, brand, user, hasShortcuts }: ScreenProps) {
  return (
    <TodayScreen
      language={language}
      brand={brand}
      mayCreate={mayDo(user, crmPermissions['leads.create'])}
      hasShortcuts={hasShortcuts}
    />
  )
}
