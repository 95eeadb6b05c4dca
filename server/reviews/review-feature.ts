import type { Feature } from '#server/feature.ts'
import {
  eraseReviews,
  inviteAfterPayment,
  reviewsHeld,
  startInvitations,
  waitingReviews,
} from '#src/features/reviews/public.ts'
import { pathOf } from '#src/site/routes.ts'

/** What reviews bring to the processes. */
export const reviewFeature: Feature = {
  name: 'reviews',
  onPayment: inviteAfterPayment,
  waiting: (db, who) => waitingReviews(db, who, `${pathOf('staff.admin.content-manager', 'en')}?view=reviews`),
  async startJobs(jobs, { db, outbox }) {
    startInvitations(jobs, { db, outbox, now: () => new Date() })
  },
  erasure: () => ({
    held: async (db, { leadIds }) => ({ reviews: await reviewsHeld(db, leadIds) }),
    inDatabase: (tx, { leadIds }) => eraseReviews(tx, leadIds),
  }),
}
