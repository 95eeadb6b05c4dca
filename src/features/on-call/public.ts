export { onCallApi } from './api.ts'
export { OnCall, onCallSubject } from './service.ts'
