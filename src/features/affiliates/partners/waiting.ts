import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import type { User } from '#src/features/auth/public.ts'
import type { WaitingItem } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { listPartners } from './repo.ts'

/** Applications that wait for a decision, one line of Today each, by their clock; for those who decide. `href` leads to their list. */
export async function waitingApplications(db: Database, who: User, href: string): Promise<WaitingItem[]> {
  if (!affiliatePermissions['partners.decide'].some((role) => role === who.role)) return []
  const { en, es } = partnerStaffText
  return (await listPartners(db, 'applied')).map(({ id, businessName, decisionBy }) => ({
    kind: 'partner-application',
    id,
    title: { en: en.applied(businessName), es: es.applied(businessName) },
    detail: { en: en.applicationsNote, es: es.applicationsNote },
    dueAt: decisionBy.toISOString(),
    href,
  }))
}
