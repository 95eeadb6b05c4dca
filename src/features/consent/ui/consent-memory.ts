import { type Answers, parseAnswers } from '#src/features/consent/domain/consent.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { consentKey } from './consent-need.ts'

export function keptAnswers(): Answers {
  return parseAnswers(recall('localStorage', consentKey))
}

export function keepAnswers(answers: Answers): void {
  remember('localStorage', consentKey, JSON.stringify(answers))
}
