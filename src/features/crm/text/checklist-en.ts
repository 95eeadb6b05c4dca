import type { ChecklistId, ChecklistStatus } from '#src/features/crm/checklist-contract.ts'

const statuses: Record<ChecklistStatus, string> = { ok: 'Done', todo: 'To do', warning: 'Needs attention' }
/** Label, and what to do while it is not done. */
const checks: Record<ChecklistId, [label: string, todo: string]> = {
  'prices-confirmed': [
    'Prices confirmed by the owner',
    'Quotes say that prices are still to be confirmed. Check the price book under Prices and confirm it there.',
  ],
  'public-url': [
    'Public address of the site',
    'Links in mails and QR codes point to {value}, which only this machine can open. The person who looks after the server sets the public address.',
  ],
  'mail-delivery': [
    'Mail leaves the building',
    'Mail is not connected yet: mails are kept as files and reach nobody. The person who looks after the server connects it.',
  ],
  'mail-from': [
    'Sender of our mails',
    'Mails say they come from {value}, which nobody can answer. Choose an address that people can write to.',
  ],
  'staff-mail': [
    'Mail to staff about new leads',
    'No address that works is known for news of a new lead. Say which one it is.',
  ],
  'journal-intact': [
    'Accepted requests are whole on the disk',
    'The disk holding requests that came in is damaged in places: {count}. Nothing is thrown away. The person who looks after the server finds the next step in the guide “The journal is damaged”.',
  ],
  'failed-mails': ['Mails that could not be sent', 'Not sent: {count}. Open their leads and send them again.'],
  'on-call-contact': [
    'Who answers at night',
    'The site offers help at any hour on the business phone. Say who answers it.',
  ],
  'emergency-numbers': [
    'Emergency numbers checked',
    'The numbers of the water and electricity companies wait for the owner’s confirmation.',
  ],
  'holidays-checked': [
    'Holidays checked',
    'Holidays without an official source: {count}. They only make an answer time later, never earlier.',
  ],
  database: [
    'Database',
    'Everything is kept on this one machine. That is fine for a start; a machine that is lost takes it along, so plan a database server.',
  ],
  'second-factor': [
    'Second step of your account',
    'You sign in with a password alone. Set the second step up under your account.',
  ],
}

/** Words of what is left to do before going live. */
export const checklistEn = {
  title: 'Before going live',
  intro: (done: string, all: string) => `${done} of ${all} done.`,
  facts: 'Facts the owner has to give',
  factsIntro: 'They are left out of the site until they are known. Enter them under Prices, on call, account.',
  unset: 'Not given',
  unconfirmed: 'To be confirmed',
  statuses,
  checks,
}
export type ChecklistText = typeof checklistEn
