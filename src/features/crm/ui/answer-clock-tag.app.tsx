import type { Language } from '../../../shared/i18n/language.ts'
import { crmText } from '../text/crm-text.ts'
import { clockWords } from './clock-words.ts'

const tones = { none: '', calm: '', near: ' warn', late: ' bad' } as const

/** The clock to the first answer as a tag: alarm when past, sun when near. `fallback` stands where no clock runs. */
export function AnswerClockTag({
  lead,
  now,
  language,
  fallback,
}: {
  lead: { stage: string; answerBy: string | null }
  now: Date
  language: Language
  fallback?: string
}) {
  const clock = clockWords(lead, now, language, crmText[language].clock)
  if (!clock) return fallback ?? null
  return <span className={`tag tn${tones[clock.state]}`}>{clock.words}</span>
}
