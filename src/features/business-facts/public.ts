export { businessFactsApi } from './api.ts'
export { followBusiness } from './in-force.ts'
export { businessSubject } from './subject.ts'
