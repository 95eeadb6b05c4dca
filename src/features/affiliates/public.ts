export type { Affiliates } from './affiliates.ts'
export { commissionApi } from './api/commission-api.ts'
export { partnerApi } from './api/partner-api.ts'
export { bankStatementPath, mostStatementBytes, payoutApi } from './api/payout-api.ts'
export { portalApi } from './api/portal-api.ts'
export { rulesApi } from './api/rules-api.ts'
export { attributeLeads } from './attribution/claims.ts'
export { attributionsHeld, eraseAppealWords } from './attribution/repo.ts'
export { checkLedger } from './ledger/check.ts'
export { earnCommission } from './ledger/service.ts'
export { PartnerAccess } from './partners/access.ts'
export { applicationIntake } from './partners/intake.ts'
export { findPartner, removeEndedAccess } from './partners/repo.ts'
export { Partners } from './partners/service.ts'
export { waitingApplications } from './partners/waiting.ts'
export { findRun, payoutOf } from './payouts/repo.ts'
export { Payouts } from './payouts/service.ts'
export {
  type CardDocument,
  cardDocument,
  cardTemplate,
  type StatementDocument,
  statementTemplate,
} from './pdf/document.ts'
export { affiliatePermissions } from './permissions.ts'
export { RuleBook } from './rules/service.ts'
export { rulesSubject } from './rules-in-force.ts'
