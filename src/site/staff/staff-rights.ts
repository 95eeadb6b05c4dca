import type { Role } from '#src/features/auth/contract.ts'

/** What each role finds on the screens. The API decides; this only leaves out what it would refuse. */
export interface StaffRights {
  mayChangeLeads: boolean
  mayErase: boolean
  mayReadPrices: boolean
  mayPublishPrices: boolean
  mayReadChecklist: boolean
}

export function staffRights(role: Role): StaffRights {
  const isAdmin = role === 'admin'
  return {
    mayChangeLeads: isAdmin || role === 'sales' || role === 'technician',
    mayErase: isAdmin,
    mayReadPrices: isAdmin || role === 'sales',
    mayPublishPrices: isAdmin,
    mayReadChecklist: isAdmin,
  }
}
