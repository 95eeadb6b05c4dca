import { calendarPermissions } from '#src/features/booking/staff/permissions.ts'
import { CalendarScreen } from '#src/features/booking/ui/calendar.app.tsx'
import { useShortcut } from '#src/features/crm/ui/use-shortcut.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'
import { pressCalendarKey } from './calendar-keys.ts'

/** What crews do: a day, a week, a month. */
export default function CalendarPage(props: ScreenProps) {
  useShortcut(props.hasShortcuts, pressCalendarKey)
  return (
    <CalendarScreen
      {...props}
      mayChange={mayDo(props.user, calendarPermissions['calendar.change'])}
      leadPath={(leadId) => staffPath('staff.crm.lead', { leadId })}
    />
  )
}
