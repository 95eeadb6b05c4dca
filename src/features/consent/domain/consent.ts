/**
 * What a visitor allowed. Nothing that is not needed for the page itself may be stored or loaded before 'accepted' stands here for its purpose, and a
 * refusal is kept exactly as long as a consent (LSSI art. 22.2; AEPD guide on cookies, July 2023: ask again after 24 months at most).
 */

export const purposes = ['analytics', 'affiliate'] as const
export type Purpose = (typeof purposes)[number]
export type Choice = 'accepted' | 'rejected'

export interface Answer {
  choice: Choice
  atMillis: number
  /** Of the text that was answered. */
  version: number
}
export type Answers = Partial<Record<Purpose, Answer>>

/** Counts up whenever what is asked changes, which makes older answers void. */
export const consentVersion = 1
/** We ask again after this time. */
export const answerValidDays = 180
const dayMillis = 86_400_000

/** The choice that holds now for a purpose; undefined when none was made, or it is too old, or another text was answered. */
export function choiceFor(answers: Answers, purpose: Purpose, nowMillis: number): Choice | undefined {
  const answer = answers[purpose]
  if (!answer || answer.version !== consentVersion) return undefined
  const ageMillis = nowMillis - answer.atMillis
  return ageMillis >= 0 && ageMillis < answerValidDays * dayMillis ? answer.choice : undefined
}

/** The purposes to ask about, in order: those at hand without a choice that holds. */
export function purposesToAsk(atHand: readonly Purpose[], answers: Answers, nowMillis: number): Purpose[] {
  return purposes.filter((purpose) => atHand.includes(purpose) && !choiceFor(answers, purpose, nowMillis))
}

export function withAnswer(answers: Answers, purpose: Purpose, choice: Choice, nowMillis: number): Answers {
  return { ...answers, [purpose]: { choice, atMillis: nowMillis, version: consentVersion } }
}

/** The answers in a kept text; none when it is missing, torn or not ours. */
export function parseAnswers(kept: string | null): Answers {
  let value: unknown
  try {
    value = JSON.parse(kept ?? '{}')
  } catch {
    return {}
  }
  const answers: Answers = {}
  if (typeof value !== 'object' || value === null) return answers
  for (const [key, answer] of Object.entries(value)) {
    const purpose = purposes.find((known) => known === key)
    if (purpose && isAnswer(answer)) answers[purpose] = answer
  }
  return answers
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false
  if (!('choice' in value && 'atMillis' in value && 'version' in value)) return false
  const { choice, atMillis, version } = value
  return (choice === 'accepted' || choice === 'rejected') && typeof atMillis === 'number' && typeof version === 'number'
}
