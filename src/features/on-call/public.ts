export { onCallApi } from './api.ts'
export { OnCall } from './service.ts'
