import { RulesScreen } from '#src/features/booking/ui/rules.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** How appointments are offered. */
export default function RulesOfBooking({ language, brand }: ScreenProps) {
  return <RulesScreen language={language} brand={brand} />
}
