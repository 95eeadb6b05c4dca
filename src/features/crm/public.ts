export { crmApi } from './api.ts'
export { findLead, insertLeads, type LeadRow, type NewLead } from './repo.ts'
export { Crm } from './service.ts'
