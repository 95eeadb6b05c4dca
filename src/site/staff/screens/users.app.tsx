import { UsersScreen } from '#src/features/auth/ui/users.app.tsx'
import { Rights } from '#src/site/staff/rights.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'
import { staffPath } from '#src/site/staff/staff-address.ts'

/** The accounts of staff. */
export default function PeopleScreen({ language, brand, user }: ScreenProps) {
  return (
    <UsersScreen language={language} brand={brand} userId={user.id} accountPath={staffPath('staff.admin.office')}>
      <Rights language={language} />
    </UsersScreen>
  )
}
