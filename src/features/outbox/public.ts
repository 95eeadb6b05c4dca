export { countFailed, eraseMails, type MailRow, mailsOfLead, type NewMail, removeSentMails } from './repo.ts'
export { mail } from './schema.ts'
export { type MailRenderer, Outbox } from './service.ts'
