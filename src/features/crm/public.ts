export { crmApi } from './api.ts'
export { endOldUndos } from './duplicates/merge.ts'
export { Duplicates } from './duplicates/service.ts'
export type { HeldRows, PersonErasure, PersonReach } from './erasure.ts'
export { startEscalation } from './escalation/job.ts'
export { lateLeadsMail } from './escalation/late-leads-mail.ts'
export { newLeadFilePath } from './files/api.ts'
export { type CustomerFiles, LeadFiles, mostLeadFileBytes } from './files/service.ts'
export { agreeToNews, giveEmail } from './given-by-visitor.ts'
export { importPath, mostImportBytes } from './imports/api.ts'
export { forgetFiles } from './imports/retention.ts'
export { startFinishingImports } from './imports/unfinished.ts'
export { noteIncoming } from './inbox/note.ts'
export { acceptedAt, contactsBefore, type LeadProgress, leadsByContact, leadsById, progressOf } from './lead-facts.ts'
export { createLeadWriter, type LeadListener, type LeadNotice, type LeadWriter } from './lead-writer.ts'
export { type LeadToVisit, leadsToVisit } from './leads-to-visit.ts'
export { letterMail } from './messages/letter-mail.ts'
export { findMessage } from './messages/repo.ts'
export { startLetters } from './messages/send-job.ts'
export { letterTemplate } from './messages/service.ts'
export { paymentApi } from './payments/api.ts'
export type { PaymentListener, PaymentNotice } from './payments/listener.ts'
export {
  addEvent,
  changeValue,
  findLead,
  findLeadByReference,
  knownAddresses,
  type LeadRow,
  leadsReachedBy,
  moveStage,
  type NewLead,
  timelineOf,
  waitingLeads,
} from './repo.ts'
export { isOwnOnly, seenLead } from './seen.ts'
export { Crm } from './service.ts'
export type { VisitOfDay, WaitingItem } from './today/contract.ts'
export type { TodaySources } from './today/service.ts'
export { crmWorkApi, type WorkOptions } from './work-api.ts'
