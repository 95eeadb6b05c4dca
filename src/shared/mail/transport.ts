import { createTransport } from 'nodemailer'
import { type ComposedMail, composeMail, type MailMessage } from './compose.ts'
import { mailErrorFrom } from './mail-error.ts'
import { writeMailFile } from './mail-files.ts'

export interface MailTransport {
  /** Resolves when the server, or the disk, has taken the mail over. Rejects with a MailError. The Message-ID is the same at every try of one mail. */
  send(message: MailMessage): Promise<{ messageId: string }>
  /** True without a mail server: mails become files and reach nobody. */
  readonly isFiles: boolean
  /** Ends the connections that are kept open. */
  close(): void
}

export interface MailTransportConfig {
  /** smtp://user:password@host:port or smtps://…; without it mails become files. */
  smtpUrl?: string
  /** 'address' or 'Name <address>'. */
  from: string
  /** Where mails become complete .eml files when there is no server. */
  fileDir: string
  /** Connections at most, kept open between mails for a while; 1 unless said. */
  connections?: number
  /** Milliseconds, 10,000 each unless said. */
  timeouts?: { connectMs?: number; greetingMs?: number; socketMs?: number }
}

/** Mail by SMTP when a server is configured, into .eml files otherwise. The bytes are the same either way. */
export function createMailTransport(config: MailTransportConfig): MailTransport {
  const { deliver, close }: Way = config.smtpUrl
    ? toServer(config.smtpUrl, config)
    : { deliver: ({ raw }, id) => writeMailFile(config.fileDir, id, raw), close: () => undefined }
  return {
    isFiles: config.smtpUrl === undefined,
    async send(message) {
      try {
        const composed = await composeMail(message, config.from)
        await deliver(composed, message.id)
        return { messageId: composed.messageId }
      } catch (error) {
        throw mailErrorFrom(error)
      }
    },
    close,
  }
}

interface Way {
  deliver: (mail: ComposedMail, id: string) => Promise<unknown>
  close: () => void
}

/** Servers that greet late do so once for many mails: connections are kept and used again. */
function toServer(url: string, { connections = 1, timeouts = {} }: MailTransportConfig): Way {
  const { connectMs = 10_000, greetingMs = 10_000, socketMs = 10_000 } = timeouts
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // Of a kept connection that the server has just closed; everything else is for the outbox, which waits between its tries.
    maxRequeues: 1,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: socketMs,
  })
  return { deliver: ({ raw, envelope }) => smtp.sendMail({ raw, envelope }), close: () => smtp.close() }
}
