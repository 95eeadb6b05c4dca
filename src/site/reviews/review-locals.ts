import type { OpenInvitation } from '#src/features/reviews/contract.ts'
import type { ReviewValues } from '#src/features/reviews/ui/form-body.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'

/** What the server hands to the page behind a review's invitation. */
export type ReviewLocals =
  | { gone: 'unknown' | 'over' }
  | { invitation: OpenInvitation; values?: ReviewValues; errors?: ProblemField[]; failure?: string }
