/** `temporary`: the same mail may go through later (network, time, a 4xx answer). `permanent`: it never will (a 5xx answer, no such address). */
export type MailErrorKind = 'temporary' | 'permanent'

export class MailError extends Error {
  readonly kind: MailErrorKind
  /** The server's three-digit answer when there was one. */
  readonly smtpCode: number | undefined

  constructor(kind: MailErrorKind, message: string, smtpCode?: number) {
    super(message)
    this.name = 'MailError'
    this.kind = kind
    this.smtpCode = smtpCode
  }
}

/** Errors of nodemailer that come from the connection, its encryption or our own account: another try, or a corrected configuration, may succeed. */
const aboutTheConnection = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
])

/** Sorts what a delivery failed of. Only an answer of the server about this sender, recipient or message is permanent; anything unknown is worth another try. */
export function mailErrorFrom(error: unknown): MailError {
  if (error instanceof MailError) return error
  const message = error instanceof Error ? error.message : String(error)
  const smtpCode = numberField(error, 'responseCode')
  const code = String(field(error, 'code') ?? '')
  const refused = smtpCode !== undefined && smtpCode >= 500 && !aboutTheConnection.has(code)
  const noRecipient = code === 'EENVELOPE' && smtpCode === undefined
  return new MailError(refused || noRecipient ? 'permanent' : 'temporary', message.slice(0, 300), smtpCode)
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function numberField(value: unknown, key: string): number | undefined {
  const found = field(value, key)
  return typeof found === 'number' ? found : undefined
}
