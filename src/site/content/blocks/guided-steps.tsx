import { GuideList } from '#src/features/emergency-chat/ui/guide-list.tsx'
import { business } from '#src/site/business.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import type { OnPage } from './on-page.ts'

/** A guide of the emergency chat as part of a page: it opens without script. */
export function GuidedSteps({ name, language }: BlockProps<'guided-steps'> & OnPage) {
  return (
    <div className="blk">
      <GuideList name={name} language={language} phone={business.phone.display} />
    </div>
  )
}
