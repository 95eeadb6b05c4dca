export { authApi } from './api.ts'
export type { Role, User } from './contract.ts'
export { audit, removeEndedSessions } from './repo.ts'
export { Auth } from './service.ts'
