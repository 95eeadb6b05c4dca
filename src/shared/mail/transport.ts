import { createTransport } from 'nodemailer'
import { type ComposedMail, composeMail, type MailMessage } from './compose.ts'
import { mailErrorFrom } from './mail-error.ts'
import { writeMailFile } from './mail-files.ts'

export interface MailTransport {
  /** Resolves when the server, or the disk, has taken the mail over. Rejects with a MailError. The Message-ID is the same at every try of one mail. */
  send(message: MailMessage): Promise<{ messageId: string }>
}

export interface MailTransportConfig {
  /** smtp://user:password@host:port or smtps://…; without it mails become files. */
  smtpUrl?: string
  /** 'address' or 'Name <address>'. */
  from: string
  /** Where mails become complete .eml files when there is no server. */
  fileDir: string
  /** Milliseconds, 10,000 each unless said. */
  timeouts?: { connectMs?: number; greetingMs?: number; socketMs?: number }
}

/** Mail by SMTP when a server is configured, into .eml files otherwise. The bytes are the same either way. */
export function createMailTransport(config: MailTransportConfig): MailTransport {
  const deliver: Deliver = config.smtpUrl
    ? toServer(config.smtpUrl, config.timeouts ?? {})
    : ({ raw }, id) => writeMailFile(config.fileDir, id, raw)
  return {
    async send(message) {
      try {
        const composed = await composeMail(message, config.from)
        await deliver(composed, message.id)
        return { messageId: composed.messageId }
      } catch (error) {
        throw mailErrorFrom(error)
      }
    },
  }
}

type Deliver = (mail: ComposedMail, id: string) => Promise<unknown>

function toServer(url: string, timeouts: NonNullable<MailTransportConfig['timeouts']>): Deliver {
  const { connectMs = 10_000, greetingMs = 10_000, socketMs = 10_000 } = timeouts
  const smtp = createTransport({
    url,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: socketMs,
  })
  return ({ raw, envelope }) => smtp.sendMail({ raw, envelope })
}
