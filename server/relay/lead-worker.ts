import { bookingLinks } from '#server/bookings/booking-links.ts'
import { bookingRenderers } from '#server/bookings/booking-renderers.ts'
import { letterRenderers } from '#server/crm/letter-renderers.ts'
import { writeLeads } from '#server/crm/write-leads.ts'
import { alertRenderers } from '#server/energy/alert-renderers.ts'
import { features } from '#server/feature-list.ts'
import { choiceRenderers } from '#server/quotes/choice-renderers.ts'
import { quoteLinks } from '#server/quotes/quote-links.ts'
import type { QuotePdf } from '#server/quotes/quote-pdf.ts'
import { reviewLinks } from '#server/reviews/review-links.ts'
import { reviewRenderers } from '#server/reviews/review-renderers.ts'
import type { Config } from '#server/start/config.ts'
import { journalFolder, mailFolder } from '#server/start/data-folder.ts'
import { applicationIntake } from '#src/features/affiliates/public.ts'
import { PasswordLinks } from '#src/features/auth/public.ts'
import { billIntake } from '#src/features/bill-analysis/public.ts'
import { consultationWishIntake } from '#src/features/booking/public.ts'
import { contactIntake } from '#src/features/contact/public.ts'
import { addEvent, knownAddresses, noteIncoming } from '#src/features/crm/public.ts'
import { chatIntake, UrgentNotices, urgentNoticeTemplate } from '#src/features/emergency-chat/public.ts'
import { alertIntake, confirmTemplate } from '#src/features/energy-dashboard/public.ts'
import { type Carry, createCarry } from '#src/features/intake/public.ts'
import { type NewMail, Outbox } from '#src/features/outbox/public.ts'
import { release, withQuarantine } from '#src/features/quarantine/public.ts'
import { quoteIntake, quoteSendingIntake, quoteSentTemplate } from '#src/features/quote/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import type { DatabaseGate } from '#src/shared/db/gate.ts'
import { type Jobs, startJobs } from '#src/shared/jobs/jobs.ts'
import { EntryReader } from '#src/shared/journal/entry-reader.ts'
import type { Log } from '#src/shared/log/log.ts'
import { createMailTransport } from '#src/shared/mail/transport.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import { leadsBeforeMails } from './catching-up.ts'
import { mailRenderers } from './mail-renderers.ts'

/** What happens to an accepted lead behind the visitor's back: into the database, its mails out; and the clock of retention, every night. */
export interface LeadWorker {
  /** False while there is nobody to do it: before the database was reached, or between a relay's end and its successor. */
  readonly isUp: boolean
  carry: Carry
  /** Staff ask for a failed mail once more; false when it was not failed. Problem: 503 while it cannot be asked for. */
  retryMail(id: string): Promise<boolean>
  /** Queues a mail that belongs to no lead. Problem: 503 while it cannot be asked for. */
  queueMail(mail: NewMail): Promise<void>
  /** A form that was held back becomes its lead; false when somebody decided before. Problem: 503 while it cannot be asked for. */
  release(id: string, by: string): Promise<boolean>
  /** The database is there and prepared: work begins. May be called again after a failure. */
  start(database: OpenDatabase): Promise<void>
  /** Finishes what is in hand. */
  stop(): Promise<void>
}

/** The worker in this process: in the main one beside the embedded database, which allows one opener, in the relay's beside a PostgreSQL server. */
export function createLeadWorker(o: {
  config: Config
  secret: Secret
  gate: () => DatabaseGate
  renderPdf: QuotePdf['render']
  /** A document of another feature for a mail. */
  setDocument: PdfEngine['render']
  /** Removes what is kept for a time only; asked for every night. */
  applyRetention: () => Promise<void>
  log: Log
}): LeadWorker {
  const { config, secret, log } = o
  const db = () => o.gate().db
  const mailTransport = (connections: number) =>
    createMailTransport({
      ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
      from: config.mailFrom,
      fileDir: mailFolder(config),
      connections,
    })
  const transport = mailTransport(1)
  const urgent = { templates: [urgentNoticeTemplate], transport: mailTransport(2) }
  const { first, turn } = leadsBeforeMails()
  const outbox = new Outbox({
    db,
    transport,
    urgent,
    strangers: {
      templates: [
        'contact-confirmation',
        'quote-confirmation',
        quoteSentTemplate,
        'booking-confirmed',
        'partner-received',
        confirmTemplate,
      ],
      known: knownAddresses,
      onHeld: (tx, leadId) => addEvent(tx, leadId, 'confirmation-held', null, {}),
    },
    renderers: mailRenderers({
      db,
      links: quoteLinks(config, secret),
      renderPdf: o.renderPdf,
      setDocument: o.setDocument,
      publicUrl: config.publicUrl,
      more: {
        ...bookingRenderers({ db, links: bookingLinks(config, secret), publicUrl: config.publicUrl }),
        ...alertRenderers({ db, config, secret }),
        ...reviewRenderers({ db, links: reviewLinks(config, secret) }),
        ...letterRenderers({ db, publicUrl: config.publicUrl }),
        ...choiceRenderers({ db, links: quoteLinks(config, secret), publicUrl: config.publicUrl }),
      },
      passwordLinks: new PasswordLinks(secret.key('password-link'), config.publicUrl),
    }),
    onFailed: (tx, leadId) => noteIncoming(tx, leadId, 'mail-failed', new Date()),
    // A server has room for both.
    ...(config.databaseUrl ? {} : { turn }),
    log,
  })
  const notices = new UrgentNotices({
    db,
    outbox,
    staffMailTo: config.staffMailTo,
    escalationTo: config.staffEscalationTo,
    webhookUrl: config.staffWebhookUrl,
    publicUrl: config.publicUrl,
    log,
  })
  const tools = { config, secret, db, log, outbox, notices }
  const handlers = [
    quoteIntake(writeLeads, outbox, config.staffMailTo),
    contactIntake(writeLeads, outbox, config.staffMailTo),
    billIntake(writeLeads, outbox, config.staffMailTo),
    applicationIntake(outbox, config.staffMailTo),
    chatIntake(writeLeads, outbox, notices, config.staffMailTo),
    consultationWishIntake(writeLeads, outbox, config.staffMailTo),
    alertIntake(outbox),
    quoteSendingIntake(outbox, () => new Date()),
  ]
  let jobs: Jobs | undefined

  return {
    get isUp() {
      return o.gate().open !== undefined
    },
    release: (id, by) => release(db(), handlers, id, by, new Date()),
    carry: first(
      createCarry({
        reader: new EntryReader(journalFolder(config), secret.key('journal')),
        handlers: withQuarantine(handlers),
        database: () => o.gate().open,
        log,
      }),
    ),
    retryMail: (id) => outbox.retry(id),
    queueMail: (mail) => db().transaction((tx) => outbox.add(tx, [mail])),
    async start(database) {
      jobs ??= await startJobs(database, log)
      for (const feature of features) await feature.startJobs?.(jobs, tools)
      await jobs.schedule('retention', '17 3 * * *', o.applyRetention)
    },
    async stop() {
      await jobs?.stop()
      transport.close()
      urgent.transport.close()
    },
  }
}
