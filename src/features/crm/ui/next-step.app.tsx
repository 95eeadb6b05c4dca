import type { ReactNode } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import { answerClock } from '#src/features/crm/domain/answer-clock.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { leadWords } from '#src/features/crm/text/lead-words.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { dueWords } from './clock-words.ts'

/** Stages at which a visit is still to be agreed on. */
const beforeVisit: readonly LeadDetail['stage'][] = ['new', 'contacted', 'survey-booked']

/** What of a lead decides it. */
type Waiting = Pick<LeadDetail, 'stage' | 'answerBy' | 'phone' | 'urgency'>

/** What to do next with a lead, above everything else: answer in time, then the visit that `visit` proposes. Nothing where nothing is due. */
export function NextStep({
  lead,
  now,
  language,
  visit,
}: {
  lead: Waiting
  now: Date
  language: Language
  visit: ReactNode
}) {
  const words = leadWords[language]
  const first = firstWords(lead, now, language)
  // Danger that waits has its own words above, and no visit comes before the call.
  const isDanger = lead.urgency === 'critical' && answerClock(lead, now).state !== 'none'
  if (!first || isDanger) return null
  return (
    <section className="next-step" aria-label={words.next}>
      <p>
        <b>{first}</b>
      </p>
      {beforeVisit.includes(lead.stage) && visit}
    </section>
  )
}

function firstWords(lead: Waiting, now: Date, language: Language): string {
  const words = leadWords[language]
  const { state } = answerClock(lead, now)
  if (state === 'none' || lead.answerBy === null) return words.nextOf[lead.stage]
  if (state === 'late') return lead.phone ? words.callNow : words.writeNow
  const due = dueWords(new Date(lead.answerBy), now, language, crmText[language].clock)
  return lead.phone ? words.callBefore(due) : words.writeBefore(due)
}
