import { QuoteListScreen } from '#src/features/quote/ui/staff/quote-list.app.tsx'
import { seoPermissions } from '#src/features/seo-report/permissions.ts'
import { MonthPanel } from '#src/features/seo-report/ui/month-panel.app.tsx'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { linkedPath } from '#src/site/staff/linked-path.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { testQuoteRow } from '#src/site/staff-rows.ts'

/** Every quote made, with its documents, and the owner's month. */
export default function QuotesScreen(props: ScreenProps) {
  return (
    <>
      <QuoteListScreen {...props} testQuotePath={linkedPath(testQuoteRow, props.language)} />
      {seoPermissions['month.read'].some((role) => role === props.user.role) ? (
        <div className="list-body">
          <MonthPanel language={props.language} today={madridDate(new Date())} />
        </div>
      ) : null}
    </>
  )
}
