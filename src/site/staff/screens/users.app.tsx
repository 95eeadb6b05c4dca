import { UsersScreen } from '#src/features/auth/ui/users.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** The accounts of staff. */
export default function PeopleScreen({ language, brand, user }: ScreenProps) {
  return <UsersScreen language={language} brand={brand} userId={user.id} />
}
