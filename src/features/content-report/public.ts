export { contentReportApi } from './api.ts'
export type { ContentReport } from './contract.ts'
export { contentReportIn } from './service.ts'
