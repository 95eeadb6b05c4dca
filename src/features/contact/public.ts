export { contactApi } from './api.ts'
export { Contact, contactIntake } from './service.ts'
