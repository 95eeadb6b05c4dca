import type { ComponentType } from 'react'
import type { Role, User } from '#src/features/auth/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { IconName } from '#src/shared/ui/icon/icon.tsx'
import type { RouteParams } from '#src/site/route-pattern.ts'
import type { staffRows } from '#src/site/staff-rows.ts'

/** A page of staff in the registry. */
export type StaffRouteId = (typeof staffRows)[number][0]

/** Where the side bar shows a screen, from above: the daily work, then what the office looks after. */
export type ScreenGroup = 'work' | 'office'

/** What every screen of the staff app is given. It finds its data itself. */
export interface ScreenProps {
  language: Language
  /** Name of the business, for the page's title. */
  brand: string
  user: User
  /** Of the address's pattern: `/crm/leads/{leadId}` gives leadId. */
  params: RouteParams
  /** The address without its query, and the query with its question mark. */
  path: string
  search: string
  /** Shows the same screen with another query. */
  onSearch: (search: string, mode: 'push' | 'replace') => void
  hasShortcuts: boolean
  /** The lead that was open before this screen, if one was. */
  lastLeadId: string | undefined
}

/** A screen of the staff app. */
export interface Screen {
  name: string
  /** Its row of the registry, which has its address; the server's shell comes from there. */
  route: StaffRouteId
  label: Record<Language, string>
  /** In the side bar, with its icon; a screen without a group is reached from another. */
  group?: ScreenGroup
  icon?: IconName
  /** The screen that stays marked in the side bar while this one is shown. */
  under?: string
  /** Who finds something on it. The API decides; this only leaves out what it would refuse. */
  permission: readonly Role[]
  /** The screen's own piece of script, loaded when it is first opened. */
  load: () => Promise<{ default: ComponentType<ScreenProps> }>
}
