import { createTransport } from 'nodemailer'
import type { Language } from '#src/shared/i18n/language.ts'
import { MailError } from './mail-error.ts'

export interface MailMessage {
  /** Of the mail in our books, the same at every try: letters, digits, hyphens. */
  id: string
  to: { name?: string; address: string }
  replyTo?: { name?: string; address: string }
  subject: string
  text: string
  html: string
  language: Language
  attachments?: { filename: string; contentType: string; content: Uint8Array }[]
  /** Written by a person: an automatic answer to it reaches one. */
  isPersonal?: boolean
  /** Names the kind of a notice to staff, for their filters: 'leads' becomes List-Id <leads.domain>. */
  list?: string
  /** Where this kind of mail is ended, by a program on behalf of the reader too (RFC 8058). */
  endUrl?: string
}

export interface ComposedMail {
  messageId: string
  /** The whole message as it goes over the wire. */
  raw: Buffer
  envelope: { from: string; to: string }
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The MIME message. `from` is 'address' or 'Name <address>'. Throws a permanent MailError for an address that no header can carry. */
export async function composeMail(message: MailMessage, from: string, date = new Date()): Promise<ComposedMail> {
  const sender = parseSender(from)
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  const messageId = `<${message.id.replace(/[^\w-]/g, '')}@${domain}>`
  const envelope = { from: sender.address, to: checkedAddress(message.to.address) }
  const { message: raw } = await composer.sendMail({
    from: sender,
    to: mailbox(message.to),
    replyTo: message.replyTo && mailbox(message.replyTo),
    envelope,
    messageId,
    date,
    subject: oneLine(message.subject, 200),
    text: message.text,
    html: message.html,
    headers: {
      ...(!message.isPersonal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      'Content-Language': message.language,
      ...(message.endUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${new URL(message.endUrl).href}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(message.list && { 'List-Id': { prepared: true, value: `<${message.list}.${domain}>` } }),
    },
    attachments: message.attachments?.map(({ filename, contentType, content }) => ({
      filename: oneLine(filename, 120),
      contentType,
      content: Buffer.from(content),
    })),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (!Buffer.isBuffer(raw)) throw new TypeError('the composer gave no buffer')
  return { messageId, raw, envelope }
}

/** One line without control characters, so that no value can start a header of its own. */
function oneLine(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max)
}

function mailbox({ name, address }: { name?: string; address: string }) {
  return { name: oneLine(name ?? '', 120), address: checkedAddress(address) }
}

const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

function checkedAddress(address: string): string {
  if (address.length > 254 || !plainAddress.test(address)) throw new MailError('permanent', 'not a mail address')
  return address
}

function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [undefined, '', from.trim()]
  return mailbox({ name, address: address ?? '' })
}
