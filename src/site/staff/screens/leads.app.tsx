import { crmPermissions } from '#src/features/crm/permissions.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { LeadBoard } from '#src/features/crm/ui/board.app.tsx'
import { LeadListScreen } from '#src/features/crm/ui/lead-list.app.tsx'
import { NewLeadButton } from '#src/features/crm/ui/new-lead.app.tsx'
import { linkedPath } from '#src/site/staff/linked-path.ts'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { testQuoteRow } from '#src/site/staff-rows.ts'

/** All leads, as a list or as a board. The view stands in the address. */
export default function LeadsScreen(props: ScreenProps) {
  const { language, user, search } = props
  const words = workText[language]
  const isBoard = new URLSearchParams(search).get('view') === 'board'
  const views = (
    <>
      <nav className="seg" aria-label={words.board}>
        <a href="/crm?view=board" aria-current={isBoard ? 'page' : undefined}>
          {words.board}
        </a>
        <a href="/crm" aria-current={isBoard ? undefined : 'page'}>
          {words.list}
        </a>
      </nav>
      {mayDo(user, crmPermissions['leads.import']) && <a href="/crm/import">{words.import}</a>}
      {mayDo(user, crmPermissions['leads.create']) && (
        <NewLeadButton language={language} hasShortcuts={props.hasShortcuts} />
      )}
    </>
  )
  return (
    <LeadListScreen {...props} testQuotePath={linkedPath(testQuoteRow, language)} views={views}>
      {isBoard && <LeadBoard language={language} mayMove={mayDo(user, crmPermissions['leads.change'])} />}
    </LeadListScreen>
  )
}
