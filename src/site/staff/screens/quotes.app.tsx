import { QuoteListScreen } from '#src/features/quote/ui/staff/quote-list.app.tsx'
import { pathOf } from '#src/site/routes.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** Every quote made, with its documents. */
export default function QuotesScreen(props: ScreenProps) {
  return <QuoteListScreen {...props} testQuotePath={pathOf('test-quote', props.language)} />
}
