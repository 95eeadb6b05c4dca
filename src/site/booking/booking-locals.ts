import type { Consultation } from '#src/features/booking/contract.ts'
import type { WeekState } from '#src/features/booking/ui/week-box.tsx'
import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What the server hands to the page of a consultation that was posted. */
export interface ConsultationLocals {
  language: Language
  status: number
  posted: string
  week: WeekState
  errors: ProblemField[]
  failure?: string | undefined
  wished?: { reference: string; confirmBy: string } | undefined
}

/** What it hands to the page behind an appointment's link. */
export type ManageLocals =
  | { gone: 'unknown' | 'expired' }
  | { booking: Consultation; invitePath: string; week?: WeekState | undefined; failure?: string | undefined }
