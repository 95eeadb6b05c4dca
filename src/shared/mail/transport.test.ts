import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MailMessage } from './compose.ts'
import { createMailTransport } from './transport.ts'

const mail: MailMessage = {
  id: '7b0f3d5e-0000-4000-8000-000000000001',
  to: { name: 'Ángela Núñez', address: 'angela@example.org' },
  subject: 'Tu presupuesto orientativo, 12.500 €',
  text: 'Hola, Ángela:\n\nAquí lo tienes.\n',
  html: '<!doctype html><html lang="es"><body><p>Hola, Ángela</p></body></html>',
  language: 'es',
  attachments: [
    { filename: 'presupuesto-Q-ABC234.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 ñ') },
  ],
}
const from = 'Lit Energy <no-reply@casa.example>'
const messageId = '<7b0f3d5e-0000-4000-8000-000000000001@casa.example>'

let fileDir = ''
let stopServer: () => Promise<void> = async () => undefined
let sockets: Socket[] = []

beforeEach(() => {
  fileDir = mkdtempSync(join(tmpdir(), 'mail-'))
})
afterEach(async () => {
  await stopServer()
  stopServer = async () => undefined
  rmSync(fileDir, { recursive: true, force: true })
})

async function listen(server: Server): Promise<string> {
  sockets = []
  server.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  stopServer = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const smtpServer = (options: SMTPServerOptions) =>
  listen(
    new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, ...options }).server,
  )

const transport = (smtpUrl?: string, timeouts = {}) => createMailTransport({ smtpUrl, from, fileDir, timeouts })

function refusal(text: string, responseCode: number): Error {
  return Object.assign(new Error(text), { responseCode })
}

describe('a mail through a server that takes it', () => {
  test('arrives whole, with our headers and the attachment', async () => {
    const arrived: Buffer[] = []
    const url = await smtpServer({
      onData(stream, _session, done) {
        stream.on('data', (chunk) => arrived.push(chunk))
        stream.on('end', () => done())
      },
    })
    expect(await transport(url).send(mail)).toEqual({ messageId })

    const read = await PostalMime.parse(Buffer.concat(arrived), { attachmentEncoding: 'base64' })
    expect(read).toMatchObject({
      from: { name: 'Lit Energy', address: 'no-reply@casa.example' },
      to: [mail.to],
      subject: mail.subject,
      messageId,
      html: expect.stringContaining('Hola, Ángela'),
      text: expect.stringContaining('Aquí lo tienes.'),
    })
    const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'es' })
    expect(headers['x-mailer']).toBeUndefined()
    const [pdf] = read.attachments
    expect(pdf).toMatchObject({ filename: 'presupuesto-Q-ABC234.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(String(pdf?.content), 'base64').toString()).toBe('%PDF-1.7 ñ')
  })

  test('keeps its Message-ID at a second try', async () => {
    const url = await smtpServer({ onData: (stream, _session, done) => stream.on('end', () => done()).resume() })
    const first = await transport(url).send(mail)
    expect(await transport(url).send(mail)).toEqual(first)
  })

  test.each([
    ['a name', { to: { name: 'Ana\r\nBcc: spy@example.net', address: 'ana@example.org' } }],
    ['a subject', { subject: 'Hello\r\nBcc: spy@example.net\r\n\r\nInjected body' }],
    ['a reply name', { replyTo: { name: '"x"\n<spy@example.net>,', address: 'ana@example.org' } }],
    [
      'a file name',
      {
        attachments: [
          { filename: 'a.pdf"\r\nBcc: spy@example.net', contentType: 'application/pdf', content: Buffer.from('x') },
        ],
      },
    ],
    ['an id', { id: 'abc>\r\nBcc: spy@example.net' }],
  ])('starts no header of its own from line breaks in %s', async (_where, part) => {
    const arrived: Buffer[] = []
    const recipients: string[] = []
    const url = await smtpServer({
      onRcptTo(address, _session, done) {
        recipients.push(address.address)
        done()
      },
      onData(stream, _session, done) {
        stream.on('data', (chunk) => arrived.push(chunk))
        stream.on('end', () => done())
      },
    })
    const sent = { ...mail, ...part }
    await transport(url).send(sent)
    const read = await PostalMime.parse(Buffer.concat(arrived))
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(recipients).toEqual([sent.to.address])
    expect(read.text).not.toContain('Injected')
    expect(read.replyTo ?? []).not.toContainEqual(expect.objectContaining({ address: 'spy@example.net' }))
  })

  test.each(['ana@example.org\r\nRCPT TO:<spy@example.net>', 'ana@example.org, spy@example.net', 'ana', '<a@b>', ''])(
    'is refused for good when the address is %j',
    async (address) => {
      await expect(transport().send({ ...mail, to: { address } })).rejects.toMatchObject({ kind: 'permanent' })
      expect(readdirSync(fileDir)).toEqual([])
    },
  )
})

describe('a server that does not take it', () => {
  test('refuses the recipient with 550: permanent', async () => {
    const url = await smtpServer({ onRcptTo: (_address, _session, done) => done(refusal('no such user', 550)) })
    await expect(transport(url).send(mail)).rejects.toMatchObject({ kind: 'permanent', smtpCode: 550 })
  })

  test('refuses the message with 554 after DATA: permanent', async () => {
    const url = await smtpServer({
      onData: (stream, _session, done) => stream.on('end', () => done(refusal('not wanted', 554))).resume(),
    })
    await expect(transport(url).send(mail)).rejects.toMatchObject({ kind: 'permanent', smtpCode: 554 })
  })

  test('defers with 451: temporary', async () => {
    const url = await smtpServer({ onRcptTo: (_address, _session, done) => done(refusal('greylisted', 451)) })
    await expect(transport(url).send(mail)).rejects.toMatchObject({ kind: 'temporary', smtpCode: 451 })
  })

  test('defers after DATA with 452: temporary', async () => {
    const url = await smtpServer({
      onData: (stream, _session, done) => stream.on('end', () => done(refusal('disk full', 452))).resume(),
    })
    await expect(transport(url).send(mail)).rejects.toMatchObject({ kind: 'temporary', smtpCode: 452 })
  })

  test('does not know our account: temporary, since a corrected configuration lets it through', async () => {
    const url = await smtpServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal('who are you', 535)),
    })
    const withAccount = url.replace('smtp://', 'smtp://user:wrong@')
    await expect(transport(withAccount).send(mail)).rejects.toMatchObject({ kind: 'temporary' })
  })

  test('accepts the connection and never greets: temporary', async () => {
    const url = await listen(createServer())
    await expect(transport(url, { greetingMs: 200 }).send(mail)).rejects.toMatchObject({ kind: 'temporary' })
  })

  test('stalls over the message: temporary', async () => {
    const url = await smtpServer({ onData: (stream) => stream.resume() })
    await expect(transport(url, { socketMs: 300 }).send(mail)).rejects.toMatchObject({ kind: 'temporary' })
  })

  test('drops the connection in the middle of DATA: temporary', async () => {
    const url = await smtpServer({
      onData(stream) {
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy()
        })
      },
    })
    const big = { filename: 'big.bin', contentType: 'application/octet-stream', content: Buffer.alloc(3_000_000, 7) }
    await expect(transport(url).send({ ...mail, attachments: [big] })).rejects.toMatchObject({ kind: 'temporary' })
  })

  test('is not there: temporary', async () => {
    const url = await smtpServer({})
    await stopServer()
    stopServer = async () => undefined
    await expect(transport(url).send(mail)).rejects.toMatchObject({ name: 'MailError', kind: 'temporary' })
  })
})

describe('without a server', () => {
  test('a mail becomes one complete file, named by time and id', async () => {
    expect(await transport().send(mail)).toEqual({ messageId })
    const files = readdirSync(fileDir)
    expect(files).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-7b0f3d5e-0000-4000-8000-000000000001\.eml$/)])
    const read = await PostalMime.parse(readFileSync(join(fileDir, files[0] ?? '')))
    expect(read).toMatchObject({ messageId, subject: mail.subject })
    expect(read.attachments).toHaveLength(1)
  })

  test('many at once leave whole files only', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => transport().send({ ...mail, id: `mail-${n}` })))
    const files = readdirSync(fileDir)
    expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(20)
    expect(files).toHaveLength(20)
  })

  test('a notice names its list', async () => {
    await transport().send({ ...mail, list: 'leads' })
    const raw = readFileSync(join(fileDir, readdirSync(fileDir)[0] ?? ''), 'utf8')
    expect(raw).toMatch(/^List-Id: <leads\.casa\.example>\r$/im)
  })
})
