import { calendarPermissions } from '#src/features/booking/staff/permissions.ts'
import { CalendarScreen } from '#src/features/booking/ui/calendar.app.tsx'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'

/** What crews do, week by week. */
export default function CalendarPage(props: ScreenProps) {
  return (
    <CalendarScreen
      {...props}
      mayChange={mayDo(props.user, calendarPermissions['calendar.change'])}
      leadPath={(leadId) => staffPath('staff.crm.lead', { leadId })}
    />
  )
}
