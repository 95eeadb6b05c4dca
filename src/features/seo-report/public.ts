export { mostSearchBytes, searchImportPath, seoApi } from './api.ts'
export { rememberRelease } from './releases.ts'
export { SeoReports } from './service.ts'
