export { vitalsApi } from './api.ts'
export { removeOldVitals } from './repo.ts'
export { Vitals, vitalDaysKept } from './service.ts'
