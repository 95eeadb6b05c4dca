import { AssignmentScreen } from '#src/features/crm/ui/assignment.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** Who gets which new leads. */
export default function AssignmentOfLeads({ language, brand }: ScreenProps) {
  return <AssignmentScreen language={language} brand={brand} />
}
