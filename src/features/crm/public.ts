export { crmApi } from './api.ts'
export { addEvent, findLead, insertLeads, knownAddresses, type LeadRow, type NewLead, waitingLeads } from './repo.ts'
export { Crm } from './service.ts'
