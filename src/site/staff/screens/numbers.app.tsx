import { NumbersScreen } from '#src/features/crm/ui/numbers.app.tsx'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** What became of the leads, for the owner. */
export default function NumbersOfLeads({ language, brand, search }: ScreenProps) {
  return <NumbersScreen language={language} brand={brand} search={search} today={madridDate(new Date())} />
}
