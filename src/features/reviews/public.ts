export { reviewsApi } from './api.ts'
export { reviewRequest } from './contract.ts'
export {
  invitationTemplate,
  inviteAfterPayment,
  queueDueInvitations,
  startInvitations,
} from './invitations.ts'
export { ReviewLinks } from './links.ts'
export { reviewInvitationMail } from './mail/review-invitation.ts'
export { findInvitation, reviewsHeld } from './repo.ts'
export { Reviews } from './service.ts'
export { reviewPublicationSubject } from './subject.ts'
export { reviewBody, reviewValues } from './ui/form-body.ts'
export { eraseReviews, waitingReviews } from './waiting.ts'
