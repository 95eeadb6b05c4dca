import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback. By address it takes, refuses (550), defers (451), drops the connection in mid-message or stalls. */
export interface TestSmtp {
  url: string
  /** Raw messages taken, in order. */
  received: string[]
  /** When each of them was taken, in milliseconds since 1970. */
  receivedAt: number[]
  behave(how: 'by-address' | 'accept'): void
  close(): Promise<void>
}

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** `greetingMillis`: how long it takes to greet; `takingMillis`: how long to take each message. */
export async function startSmtp({ greetingMillis = 0, takingMillis = 0 } = {}): Promise<TestSmtp> {
  const received: string[] = []
  const receivedAt: number[] = []
  let mode: 'by-address' | 'accept' = 'by-address'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 500,
    onConnect: (_session, done) => void setTimeout(done, greetingMillis),
    onRcptTo({ address }, _session, done) {
      if (mode === 'accept') return done()
      if (address.startsWith('refuse')) return done(answer(550, 'no such user'))
      if (address.startsWith('defer')) return done(answer(451, 'try later'))
      if (address.startsWith('stall')) return undefined
      return done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        if (mode !== 'accept' && to.startsWith('drop')) {
          for (const connection of server.connections) connection.close()
          return
        }
        setTimeout(() => {
          received.push(Buffer.concat(chunks).toString('utf8'))
          receivedAt.push(Date.now())
          done()
        }, takingMillis)
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    receivedAt,
    behave(how) {
      mode = how
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
