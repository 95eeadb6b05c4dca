export { mostSearchBytes, searchImportPath, seoApi } from './api.ts'
export { SeoReports } from './service.ts'
