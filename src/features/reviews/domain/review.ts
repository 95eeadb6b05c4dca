/** What a review is, and the rules that the reviews page promises its readers. */

export const reviewKinds = ['first', 'follow-up'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Why a review is not shown. That it is bad is no reason. */
export const declineReasons = ['names-others', 'insult', 'another-business', 'proven-untrue'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What its writer can mend: the form is open again. Nobody else may. */
export const mayRewrite: readonly DeclineReason[] = ['names-others', 'insult']

/** waiting: nobody has looked. withdrawn: its writer no longer agrees. */
export const reviewStates = ['waiting', 'shown', 'declined', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

export const fewestWordsCharacters = 10
export const mostWordsCharacters = 3000
export const mostReplyCharacters = 1200
export const mostNameCharacters = 40

/** Days from the payment to the invitation: long enough to have lived with the work, well within the thirty days that Law 10/2025 gives. */
export const inviteAfterDays = 3
/** Days in which the link takes a first review, counted from the payment (Law 10/2025, in force since 28 December 2025). */
export const writeWithinDays = 30
/** A second question after a year: a roof is judged in its second winter. */
export const followUpAfterDays = 365
/** An average of fewer says nothing. */
export const fewestForAverage = 10

/** When the invitations of a paid job go out, and until when their links take a review. */
export function invitationDays(paidAt: Date): { kind: ReviewKind; dueAt: Date; expiresAt: Date }[] {
  const after = (days: number) => new Date(paidAt.getTime() + days * 86_400_000)
  return [
    { kind: 'first', dueAt: after(inviteAfterDays), expiresAt: after(writeWithinDays) },
    { kind: 'follow-up', dueAt: after(followUpAfterDays), expiresAt: after(followUpAfterDays + writeWithinDays) },
  ]
}

/** The mean of the stars to one decimal, with how many reviews it is of; undefined below ten. */
export function averageOf(stars: readonly number[]): { average: number; count: number } | undefined {
  if (stars.length < fewestForAverage) return undefined
  const average = Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10
  return { average, count: stars.length }
}
