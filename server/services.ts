import { Auth } from '#src/features/auth/public.ts'
import { Contact } from '#src/features/contact/public.ts'
import { contentReportIn } from '#src/features/content-report/public.ts'
import { Crm } from '#src/features/crm/public.ts'
import { ChatRequests, triageFrom } from '#src/features/emergency-chat/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { OnCall } from '#src/features/on-call/public.ts'
import { eraseQuotes, PriceList, Quotes, removePurgeable } from '#src/features/quote/public.ts'
import { Tools } from '#src/features/tools/public.ts'
import { Vitals } from '#src/features/vitals/public.ts'
import { loadSecret } from '#src/shared/crypto/secret.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { takeLock } from '#src/shared/db/lock.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import type { Log } from '#src/shared/log/log.ts'
import { removeMailFiles } from '#src/shared/mail/mail-files.ts'
import { business } from '#src/site/business.ts'
import { answerBy } from '#src/site/hours.ts'
import { routeOfPath } from '#src/site/routes.ts'
import type { Services } from './api.ts'
import { createBillReader } from './bill-reader.ts'
import { superviseCarrier } from './carrier.ts'
import type { Config } from './config.ts'
import { journalFolder, mailFolder, processLock } from './data-folder.ts'
import { createEstimator } from './estimator.ts'
import { quoteLinks } from './quote-links.ts'
import { createQuotePdf } from './quote-pdf.ts'
import { tidy } from './tidy.ts'

/** Where the build put what the process loads besides its own code. */
export interface Places {
  estimateProcess: string
  billProcess: string
  carrierProcess: string
  pdfChild: string
  weatherFile: string
  /** What the triage has learned of wording. */
  wordingFile: string
  fontDir: string
  /** The folder PDF templates are below. */
  templateRoot: string
  migrations: string
  /** What the build says about the pages. */
  contentReport: string
}

export interface Running extends Services {
  /** Carries accepted entries over, ends children, closes files; accepted leads stay in the journal if the database is away. */
  stop(): Promise<void>
}

/** For staff pages and saved quotes; what carries leads over has its own. */
const maxConnections = 4

/** Everything behind the requests, put together once. Resolves when leads can be accepted; the database may still be on its way. */
export async function startServices(
  config: Config,
  places: Places,
  log: Log,
  promiseHelpAtAnyHour: (isPromised: boolean) => void,
): Promise<Running> {
  const secret = loadSecret(config.dataDir, config.secretKey)
  const lock = takeLock(processLock(config))
  const journal = await Journal.open(journalFolder(config), secret.key('journal'))
  if (journal.damagedLines > 0) log.error({ lines: journal.damagedLines }, 'the intake journal has damaged lines')
  const triage = triageFrom(places.wordingFile)
  const priceList = new PriceList()
  const estimator = createEstimator(places.estimateProcess, places.weatherFile, log)
  const bills = createBillReader(places.billProcess, log)
  const pdf = createQuotePdf(places, log)
  let stopping = false

  const gate: DatabaseGate = new DatabaseGate(
    // Loaded only when used: the embedded database is half a gigabyte.
    async () =>
      config.databaseUrl
        ? openServer(config.databaseUrl, log, maxConnections)
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
    links: quoteLinks(config, secret),
    answerBy,
  })
  // One opener is all that the embedded database allows, so its carrying is done here; loaded only then.
  const renderPdf = pdf.render
  const tidyNow = () => tidy({ db: db(), crm, mailFolder: mailFolder(config), log }, new Date())
  const carrying = config.databaseUrl
    ? superviseCarrier({ entry: places.carrierProcess, renderPdf, tidy: tidyNow, onReady: () => intake.wake(), log })
    : (await import('./carrying.ts')).createCarrying({
        config,
        secret,
        gate: () => gate,
        renderPdf,
        tidy: tidyNow,
        log,
      })
  const intake: Intake = new Intake({ journal, carry: carrying.carry, hashKey: secret.key('intake'), log })
  const auth = new Auth({ db, key: secret.key('totp'), brandName: business.name })
  const vitals = new Vitals({
    database: () => gate.open?.db,
    pageOf: (path) => routeOfPath(path)?.route.id ?? 'not-found',
    log,
  })
  const onCall = new OnCall(promiseHelpAtAnyHour)
  const crm = new Crm({
    db,
    quoteOf: (d, leadId) => quotes.ofLead(d, leadId),
    eraseQuotes,
    eraseMailFiles: (ids) => removeMailFiles(mailFolder(config), ids),
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
    await onCall.load(database.db)
    await carrying.start(database)
    intake.wake()
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
    retryMail: carrying.retryMail,
    auth,
    crm,
    tools: new Tools(estimator),
    bills,
    keepRoomForLeads: () => estimator.keepRoomForLeads(),
    vitals,
    contentReport: contentReportIn(places.contentReport),
    contact: new Contact(intake, answerBy),
    triage,
    chatRequests: new ChatRequests(intake, answerBy, triage),
    onCall,
    quotes,
    priceList,
    renderPdf: (quote, token, language) => pdf.render(quote, quotes.url(token, language), language),
    noteVisit(leadId, kind) {
      crm.noteVisit(leadId, kind).catch((err) => log.warn({ err, kind }, 'visit not noted'))
    },
    carries: () => carrying.isUp,
    acceptsLeads: () => journal.healthy,
    isStopping: () => stopping,
    async stop() {
      stopping = true
      clearInterval(compacting)
      await vitals.flush()
      await intake.stop()
      await carrying.stop()
      await Promise.all([pdf.close(), estimator.close(), bills.close()])
      await journal.close()
      await gate.close()
      lock.release()
    },
  }
}
