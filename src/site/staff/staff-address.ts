import { fillPattern, type RouteParams } from '#src/site/route-pattern.ts'
import { staffRows } from '#src/site/staff-rows.ts'
import type { StaffRouteId } from './screen.ts'

const patterns = new Map<StaffRouteId, string>(staffRows.map(([id, path]) => [id, path]))

/** The address of a staff page as the registry has it, '/crm/leads/{leadId}'. */
export const staffPattern = (id: StaffRouteId): string => patterns.get(id) ?? ''

/** The address of a staff page; throws a RangeError when a parameter is missing or could leave its segment. */
export function staffPath(id: StaffRouteId, params: RouteParams = {}): string {
  return fillPattern(staffPattern(id), params)
}
