import type { ReactNode } from 'react'
import type { LeadSummary } from '#src/features/crm/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { clockWords } from './clock-words.ts'
import { isCalling } from './urgency.app.tsx'

const tones = { none: '', calm: ' ok', near: ' warn', late: ' bad' } as const

/** The clock to the first answer as a tag: alarm when past or while danger waits for somebody, sun when near. `fallback` stands where no clock runs. */
export function AnswerClockTag({
  lead,
  now,
  language,
  fallback,
}: {
  lead: Pick<LeadSummary, 'stage' | 'answerBy' | 'urgency' | 'takenBy'>
  now: Date
  language: Language
  fallback?: ReactNode
}) {
  // The promised time is for those who can wait for it.
  if (lead.urgency === 'critical' && isCalling(lead))
    return <span className="tag bad">{crmText[language].clock.now}</span>
  const clock = clockWords(lead, now, language, crmText[language].clock)
  if (!clock) return fallback ?? null
  return <span className={`tag tn${tones[clock.state]}`}>{clock.words}</span>
}
