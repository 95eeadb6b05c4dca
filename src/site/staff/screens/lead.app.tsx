import { lazy, Suspense } from 'react'
import { calendarPermissions } from '#src/features/booking/staff/permissions.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { LeadScreen } from '#src/features/crm/ui/lead-page.app.tsx'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'
import { writerOf } from '#src/site/staff/writer.ts'
import { quoteParts } from './quote-parts.app.tsx'
import { visitParts } from './visit-parts.app.tsx'

const LeadBill = lazy(async () => ({
  default: (await import('#src/features/bill-analysis/ui/lead-bill.app.tsx')).LeadBill,
}))

/** One lead, with what the quote feature shows of its quote and the bill it was sent with. */
export default function OneLeadScreen({ params, user, ...shown }: ScreenProps) {
  const id = params.leadId ?? ''
  return (
    <LeadScreen
      {...shown}
      key={id}
      id={id}
      actor={user.name}
      mayChangeLeads={mayDo(user, crmPermissions['leads.change'])}
      mayWrite={mayDo(user, crmPermissions['mails.write'])}
      mayRecordMoney={mayDo(user, crmPermissions['payments.record'])}
      writer={writerOf(user.name, shown.brand)}
      mayErase={mayDo(user, crmPermissions['leads.erase'])}
      maySeePeople={mayDo(user, crmPermissions['people.read'])}
      visitParts={
        mayDo(user, calendarPermissions['calendar.change'])
          ? visitParts(shown.language, (leadId) => `${staffPath('staff.calendar')}?lead=${leadId}`)
          : undefined
      }
      quoteParts={quoteParts(shown.language, mayDo(user, quotePermissions['quotes.revise']))}
      besides={(leadId) => (
        <Suspense>
          <LeadBill leadId={leadId} language={shown.language} />
        </Suspense>
      )}
    />
  )
}
