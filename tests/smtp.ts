import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback. By address it takes, refuses (550), defers (451), drops the connection in mid-message or stalls. */
export interface TestSmtp {
  url: string
  /** Raw messages taken, in order. */
  received: string[]
  behave(how: 'by-address' | 'accept'): void
  close(): Promise<void>
}

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

export async function startSmtp(): Promise<TestSmtp> {
  const received: string[] = []
  let mode: 'by-address' | 'accept' = 'by-address'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 500,
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
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
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
    behave(how) {
      mode = how
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
