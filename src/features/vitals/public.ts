export { vitalsApi } from './api.ts'
export { vitalsTrend } from './contract.ts'
export { removeOldVitals } from './repo.ts'
export { countDaysKept, Vitals, vitalDaysKept } from './service.ts'
