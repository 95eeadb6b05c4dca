import { startSmtp } from '../../tests/smtp.ts'
import { round, timed } from '../numbers.ts'
import { startSiteProcess } from '../site-process.ts'
import type { Fault } from './fault.ts'

const enquiries = 500
const mostSeconds = 5
/** The first repetition is due five minutes after the request. */
const escalationSeconds = 5 * 60
/** How long the server takes a mail: slow enough that ordinary ones are waiting when the notice is repeated. */
const takingMillis = 500

/**
 * A thousand ordinary mails are waiting for a server that takes a second to greet: the notice of a critical chat leaves within five seconds all the
 * same, and its repetition on time.
 */
export const urgentFirst: Fault = {
  name: 'urgent-first',
  async run(databaseUrl) {
    const smtp = await startSmtp({ greetingMillis: 1000, takingMillis })
    const site = await startSiteProcess({
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      STAFF_MAIL_TO: 'staff@example.com',
      STAFF_ESCALATION_TO: 'night@example.com',
    })
    const post = async (path: string, body: object): Promise<void> => {
      const answer = await site.send('POST', path, { ...body, consent: { privacy: true } })
      if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`)
    }
    const urgentAt = (address: string) =>
      smtp.receivedAt[
        smtp.received.findIndex((raw) => /^To: (.*)$/m.exec(raw)?.[1]?.includes(address) && isUrgent(raw))
      ]
    const isUrgent = (raw: string) => /^Subject: .*Peligro/m.test(raw) || /^Subject: .*Nadie/m.test(raw)
    async function seconds(address: string, from: number, most: number): Promise<number> {
      while (Date.now() - from < most * 1000) {
        const at = urgentAt(address)
        if (at !== undefined) return (at - from) / 1000
        await new Promise((wait) => setTimeout(wait, 50))
      }
      return most
    }
    try {
      await timed(enquiries, 32, (n) =>
        post('/api/contact', { name: `Bench ${n}`, email: `n${n}@example.com`, message: 'Hello' }),
      )
      while (!(await site.send('GET', '/readyz')).body.toString().includes('"waiting":0')) {
        await new Promise((wait) => setTimeout(wait, 100))
      }
      const waitingMails = 2 * enquiries - smtp.received.length
      const from = Date.now()
      const conversation = [{ from: 'visitor', text: 'There are sparks and smoke behind the fuse board!' }]
      await post('/api/emergency/requests', { name: 'Ann', phone: '+34600000000', conversation })
      const firstSeconds = await seconds('staff@example.com', from, 60)
      const again = await seconds('night@example.com', from, escalationSeconds + 120)
      const waitingAtEscalation = 2 * enquiries - smtp.received.length
      const lateSeconds = again - escalationSeconds
      return {
        passed: firstSeconds <= mostSeconds && lateSeconds <= 2 * mostSeconds && waitingAtEscalation > 0,
        figures: {
          mailsWaiting: waitingMails,
          noticeSeconds: round(firstSeconds, 1),
          mailsWaitingAtEscalation: waitingAtEscalation,
          escalationLateSeconds: round(lateSeconds, 1),
        },
      }
    } finally {
      await site.stop()
      await smtp.close()
    }
  },
}
