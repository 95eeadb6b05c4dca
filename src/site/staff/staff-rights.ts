import type { Role } from '#src/features/auth/contract.ts'
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
  const isAdmin = role === 'admin'
  return {
    mayReadLeads: role !== 'editor',
    mayReadPages: isAdmin || role === 'editor' || role === 'sales',
    mayChangeLeads: isAdmin || role === 'sales' || role === 'technician',
    mayErase: isAdmin,
    mayReadPrices: isAdmin || role === 'sales',
    mayPublishPrices: isAdmin,
    mayReadChecklist: isAdmin,
  }
}

/** True when the role finds something on a report. */
export function mayOpen(report: ReportScreenName, rights: StaffRights): boolean {
  return report === 'quotes' ? rights.mayReadLeads : rights.mayReadPages
}
