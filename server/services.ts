import { join } from 'node:path'
import { Auth, removeEndedSessions } from '#src/features/auth/public.ts'
import { Contact, contactIntake } from '#src/features/contact/public.ts'
import { Crm } from '#src/features/crm/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { Outbox, removeSentMails } from '#src/features/outbox/public.ts'
import { eraseQuotes, PriceList, Quotes, quoteIntake, removePurgeable } from '#src/features/quote/public.ts'
import { loadSecret } from '#src/shared/crypto/secret.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { takeLock } from '#src/shared/db/lock.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { type Jobs, startJobs } from '#src/shared/jobs/jobs.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import type { Log } from '#src/shared/log/log.ts'
import { createMailTransport, removeMailFiles } from '#src/shared/mail/transport.ts'
import { business } from '#src/site/business.ts'
import { answerBy } from '#src/site/hours.ts'
import { pathOf } from '#src/site/routes.ts'
import type { Services } from './api.ts'
import type { Config } from './config.ts'
import { createEstimator } from './estimator.ts'
import { mailRenderers } from './mail-renderers.ts'
import { createQuotePdf } from './quote-pdf.ts'

/** Where the build put what the process loads besides its own code. */
export interface Places {
  estimateProcess: string
  pdfChild: string
  weatherFile: string
  fontDir: string
  /** The folder PDF templates are below. */
  templateRoot: string
  migrations: string
}

export interface Running extends Services {
  /** Carries accepted entries over, ends children, closes files; accepted leads stay in the journal if the database is away. */
  stop(): Promise<void>
}

/** Everything behind the requests, put together once. Resolves when leads can be accepted; the database may still be on its way. */
export async function startServices(config: Config, places: Places, log: Log): Promise<Running> {
  const secret = loadSecret(config.dataDir, config.secretKey)
  const lock = takeLock(join(config.dataDir, 'process.lock'))
  const journal = await Journal.open(join(config.dataDir, 'journal'), secret.key('journal'))
  if (journal.damagedLines > 0) log.error({ lines: journal.damagedLines }, 'the intake journal has damaged lines')
  const priceList = new PriceList()
  const estimator = createEstimator(places.estimateProcess, places.weatherFile, log)
  const pdf = createQuotePdf(places, log)
  let jobs: Jobs | undefined
  let stopping = false

  const gate = new DatabaseGate(
    // Loaded only when used: the embedded database is half a gigabyte.
    async () =>
      config.databaseUrl
        ? openServer(config.databaseUrl, log)
        : (await import('#src/shared/db/embedded.ts')).openEmbedded(config.dataDir),
    prepare,
    log,
  )
  const db = () => gate.db
  const quotes = new Quotes({
    db,
    intake: () => intake,
    estimator,
    prices: priceList,
    linkKey: secret.key('link'),
    publicUrl: config.publicUrl,
    quotePath: (token, language) => pathOf('quote.view', language, { quoteToken: token }),
    answerBy,
  })
  const mailFolder = join(config.dataDir, 'mail')
  const outbox = new Outbox({
    db,
    transport: createMailTransport({
      ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
      from: config.mailFrom,
      fileDir: mailFolder,
    }),
    renderers: mailRenderers({ db, quotes, pdf, publicUrl: config.publicUrl }),
    log,
  })
  const intake: Intake = new Intake({
    journal,
    handlers: [quoteIntake(outbox, config.staffMailTo), contactIntake(outbox, config.staffMailTo)],
    database: () => gate.open,
    hashKey: secret.key('intake'),
    log,
  })
  const auth = new Auth({ db, key: secret.key('totp'), brandName: business.name })
  const crm = new Crm({
    db,
    quoteOf: (d, leadId) => quotes.ofLead(d, leadId),
    eraseQuotes,
    eraseMailFiles: (ids) => removeMailFiles(mailFolder, ids),
    eraseIntake: (person) => intake.erase(person),
  })

  async function prepare(database: OpenDatabase): Promise<void> {
    const { applied } = await migrate(database.db, places.migrations)
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    const admin = await auth.ensureFirstAdmin(database.db, config.firstAdmin)
    if (admin)
      process.stdout.write(
        `\nFirst sign-in at ${config.publicUrl}/admin/login\n  e-mail:   ${admin.email}\n  password: ${admin.password}\nThis is shown once. Set ADMIN_EMAIL and ADMIN_PASSWORD to choose your own.\n\n`,
      )
    await priceList.load(database.db)
    jobs ??= await startJobs(database, log)
    await outbox.start(jobs)
    await jobs.schedule('tidy', '17 3 * * *', () => tidy(database))
    intake.wake()
  }

  async function tidy(database: OpenDatabase): Promise<void> {
    const now = new Date()
    await removePurgeable(database.db, now)
    await removeEndedSessions(database.db, new Date(now.getTime() - 7 * 86_400_000))
    await removeSentMails(database.db, new Date(now.getTime() - 365 * 86_400_000))
  }

  await gate.start(isDatabaseAway)
  const compacting = setInterval(() => {
    intake.compact().catch((err) => log.error({ err }, 'journal not compacted'))
    const { open } = gate
    if (open) removePurgeable(open.db, new Date()).catch((err) => log.warn({ err }, 'test quotes not removed'))
  }, 10 * 60_000)
  compacting.unref()

  return {
    config,
    log,
    gate,
    intake,
    outbox,
    auth,
    crm,
    contact: new Contact(intake, answerBy),
    quotes,
    priceList,
    renderPdf: (quote, token, language) => pdf.render(quote, quotes.url(token, language), language),
    noteVisit(leadId, kind) {
      crm.noteVisit(leadId, kind).catch((err) => log.warn({ err, kind }, 'visit not noted'))
    },
    acceptsLeads: () => journal.healthy,
    isStopping: () => stopping,
    async stop() {
      stopping = true
      clearInterval(compacting)
      await intake.stop()
      await jobs?.stop()
      await Promise.all([pdf.close(), estimator.close()])
      await journal.close()
      await gate.close()
      lock.release()
    },
  }
}
