import type { Database } from '#src/shared/db/database.ts'
import { countByMailbox, type NewMail } from './repo.ts'

/** Confirmations go to an address that anybody can write into a form: to one of which nothing else is known, only so many a day. */
export interface StrangerRules {
  templates: readonly string[]
  /** Of these addresses, in small letters, those of people whom staff know by now. */
  known: (tx: Database, addresses: string[]) => Promise<Set<string>>
  /** Notes on the lead that its confirmation was not sent. */
  onHeld: (tx: Database, leadId: string) => Promise<void>
}

const mostADay = 3
const dayMillis = 86_400_000

/** The mailbox that an address reaches: capitals and what follows a plus make no other. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).split('+')[0]}${address.slice(at)}`.toLowerCase()
}

/** The mails that may leave, those of this call counted one after the other. */
export async function withinLimit(
  tx: Database,
  mails: NewMail[],
  { templates, known, onHeld }: StrangerRules,
  now: Date,
): Promise<NewMail[]> {
  const limited = mails.filter(({ template }) => templates.includes(template))
  if (limited.length === 0) return mails
  const addresses = [...new Set(limited.map(({ toAddress }) => toAddress.toLowerCase()))]
  const acquainted = await known(tx, addresses)
  const mailboxes = [...new Set(addresses.map(mailboxOf))]
  const sent = await countByMailbox(tx, mailboxes, templates, new Date(now.getTime() - dayMillis))
  const sendable: NewMail[] = []
  for (const mail of mails) {
    const isFree = !templates.includes(mail.template) || acquainted.has(mail.toAddress.toLowerCase())
    const before = sent.get(mailboxOf(mail.toAddress)) ?? 0
    if (isFree || before < mostADay) sendable.push(mail)
    else if (mail.leadId) await onHeld(tx, mail.leadId)
    if (!isFree) sent.set(mailboxOf(mail.toAddress), before + 1)
  }
  return sendable
}
