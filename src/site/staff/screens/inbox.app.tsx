import { calendarPermissions } from '#src/features/booking/staff/permissions.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { InboxScreen } from '#src/features/crm/ui/inbox.app.tsx'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { writerOf } from '#src/site/staff/writer.ts'
import { freeTimesIn } from './visit-parts.app.tsx'

/** Everything that came in, by its clock. The view, the search and the open conversation stand in the address. */
export default function InboxOfStaff({ language, brand, user, search, onSearch, hasShortcuts }: ScreenProps) {
  return (
    <InboxScreen
      language={language}
      brand={brand}
      search={search}
      onSearch={onSearch}
      hasShortcuts={hasShortcuts}
      writer={writerOf(user.name, brand)}
      mayWrite={mayDo(user, crmPermissions['mails.write'])}
      freeTimes={mayDo(user, calendarPermissions['calendar.change']) ? freeTimesIn(language) : undefined}
    />
  )
}
