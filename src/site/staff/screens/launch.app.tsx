import { businessOf } from '#src/features/business-facts/published-facts.ts'
import { useBusinessFacts } from '#src/features/business-facts/ui/business-facts.app.tsx'
import { workText } from '#src/features/crm/text/work.ts'
import { Checklist } from '#src/features/crm/ui/checklist.app.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { openFacts } from '#src/site/business.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** What is left before going live. */
export default function LaunchScreen({ language, brand }: ScreenProps) {
  const title = workText[language].launch
  useTitle(`${title} | ${brand}`)
  const known = useBusinessFacts()
  const business = businessOf(known.data?.facts)
  const facts = openFacts(business).map(({ id, label, state }) => ({ id, label: label[language], state }))
  return (
    <>
      <div className="sbar">
        <h1>{title}</h1>
      </div>
      <div className="dash">
        <Checklist language={language} facts={facts} />
      </div>
    </>
  )
}
