import type { Role } from '#src/features/auth/contract.ts'
import { contentReportPermissions } from '#src/features/content-report/permissions.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import type { ReportScreenName } from './staff-path.ts'

/** What each role finds on the screens. The API decides; this only leaves out what it would refuse. */
export interface StaffRights {
  /** Leads and the quotes that belong to them. */
  mayReadLeads: boolean
  /** What is known of the site's pages, and how fast they are. */
  mayReadPages: boolean
  mayChangeLeads: boolean
  mayErase: boolean
  mayReadPrices: boolean
  mayPublishPrices: boolean
  mayReadChecklist: boolean
}

export function staffRights(role: Role): StaffRights {
  const may = (roles: readonly Role[]) => roles.includes(role)
  return {
    mayReadLeads: may(crmPermissions['leads.read']),
    mayReadPages: may(contentReportPermissions['pages.read']),
    mayChangeLeads: may(crmPermissions['leads.change']),
    mayErase: may(crmPermissions['leads.erase']),
    mayReadPrices: may(quotePermissions['prices.read']),
    mayPublishPrices: may(quotePermissions['prices.publish']),
    mayReadChecklist: role === 'admin',
  }
}

/** True when the role finds something on a report. */
export function mayOpen(report: ReportScreenName, rights: StaffRights): boolean {
  return report === 'quotes' ? rights.mayReadLeads : rights.mayReadPages
}
