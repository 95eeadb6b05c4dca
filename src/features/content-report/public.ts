export { contentReportApi } from './api.ts'
export type { ContentReport } from './contract.ts'
export { isFigureOld } from './domain/review.ts'
export { contentReportIn } from './service.ts'
