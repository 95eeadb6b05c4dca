import type { Purpose } from '#src/features/consent/domain/consent.ts'

export interface ConsentText {
  name: string
  /** What is asked, by purpose: what for, who reads it, how long. */
  questions: Record<Purpose, string>
  accept: string
  reject: string
  policy: string
  settings: string
}
