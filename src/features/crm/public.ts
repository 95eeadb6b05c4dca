export { crmApi } from './api.ts'
export type { Erased, PersonErasure } from './erasure.ts'
export { acceptedAt, contactsBefore, type LeadProgress, progressOf } from './lead-facts.ts'
export { createLeadWriter, type LeadListener, type LeadNotice, type LeadWriter } from './lead-writer.ts'
export { paymentApi } from './payments/api.ts'
export type { PaymentListener, PaymentNotice } from './payments/listener.ts'
export {
  addEvent,
  findLead,
  knownAddresses,
  type LeadRow,
  leadsReachedBy,
  moveStage,
  type NewLead,
  waitingLeads,
} from './repo.ts'
export { Crm } from './service.ts'
