export { crmApi } from './api.ts'
export {
  addEvent,
  findLead,
  insertLeads,
  knownAddresses,
  type LeadRow,
  leadsOfPerson,
  moveStage,
  type NewLead,
  waitingLeads,
} from './repo.ts'
export { Crm } from './service.ts'
