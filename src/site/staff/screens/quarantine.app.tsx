import { QuarantineScreen } from '#src/features/quarantine/ui/quarantine.app.tsx'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** Forms that were held back. */
export default function QuarantinePage(props: ScreenProps) {
  return <QuarantineScreen {...props} />
}
