import { BillEnquiries } from '#src/features/bill-analysis/public.ts'
import { Contact } from '#src/features/contact/public.ts'
import { contentReportIn } from '#src/features/content-report/public.ts'
import { ChatRequests, chatRequestKind, triageFrom } from '#src/features/emergency-chat/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { OnCall } from '#src/features/on-call/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import { Quarantine } from '#src/features/quarantine/public.ts'
import { PriceList, QuoteSending, Quotes, QuoteYes, removePurgeable } from '#src/features/quote/public.ts'
import { Reviews } from '#src/features/reviews/public.ts'
import { Tools } from '#src/features/tools/public.ts'
import { Vitals } from '#src/features/vitals/public.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import type { Log } from '#src/shared/log/log.ts'
import { readBusinessFrom } from '#src/site/business.ts'
import { answerBy } from '#src/site/hours.ts'
import type { Published } from '#src/site/published/published.ts'
import { routeOfPath } from '#src/site/routes.ts'
import { createAffiliates } from './affiliates/create-affiliates.ts'
import type { Services } from './api.ts'
import { createBillReader } from './bills/bill-reader.ts'
import { bookingLinks } from './bookings/booking-links.ts'
import { createBookings } from './bookings/create-bookings.ts'
import { startContent } from './content/start-content.ts'
import { createCrm } from './crm/create-crm.ts'
import { writeLeads } from './crm/write-leads.ts'
import { startEnergy } from './energy/start-energy.ts'
import { createEstimator } from './estimator/estimator.ts'
import { features, paymentListeners } from './feature-list.ts'
import { followPublications } from './publications/follow.ts'
import { subjects } from './publications/subjects.ts'
import type { PublishedSite } from './published-site.ts'
import { quoteLinks } from './quotes/quote-links.ts'
import { createQuotePdf } from './quotes/quote-pdf.ts'
import { createWorker } from './relay/create-worker.ts'
import { applyRetention } from './relay/retention.ts'
import { reviewLinks } from './reviews/review-links.ts'
import { startSeoReports } from './seo/start-seo-reports.ts'
import { createStaff } from './staff/create-staff.ts'
import type { Config } from './start/config.ts'
import { mailFolder } from './start/data-folder.ts'
import { ownData } from './start/data-owned.ts'
import { tellFirstAdmin } from './start/first-admin.ts'
import type { Places } from './start/places.ts'

export interface Running extends Services {
  /** What is published, as this process shows it. */
  published(): Published
  /** Where a post's former address leads. */
  movedTo(path: string): string | undefined
  missed(path: string): void
  /** Carries accepted entries over, ends children, closes files; accepted leads stay in the journal if the database is away. */
  stop(): Promise<void>
}

/** For staff pages and saved quotes; the relay has its own. */
const maxConnections = 4

/** Accepted entries of these kinds are taken into the database before all others. */
const urgentKinds = [chatRequestKind]

/**
 * Everything behind the requests, put together once. Resolves when leads can be accepted; the database may still be on its way. `openSite` is called once
 * this process owns the data folder: it clears away what a crash left there, and must not find the work of a process that runs.
 */
export async function startServices(
  config: Config,
  places: Places,
  openSite: () => Promise<PublishedSite>,
  log: Log,
): Promise<Running> {
  const { lock, site, secret, journal, kept } = await ownData(config, places, { openSite, urgentKinds, log })
  readBusinessFrom(() => site.state.business)
  const triage = triageFrom(places.wordingFile)
  const publications = new Publications({
    subjects,
    site,
    hasOthers: config.databaseUrl !== undefined,
    log,
  })
  const following = followPublications({
    publications,
    databaseUrl: config.databaseUrl,
    database: () => gate.open,
    log,
  })
  const priceList = new PriceList(() => site.state.priceBook, publications)
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
  const tools = { config, secret, db, log }
  const ofFeatures = async (now: Date) => {
    for (const feature of features) await feature.applyRetention?.(tools, now)
    duplicates.forget()
    await duplicates.refresh()
  }
  const applyRetentionNow = () =>
    applyRetention({ db: db(), ofFeatures, crm, files: kept.files, mailFolder: mailFolder(config), log }, new Date())
  const worker = await createWorker({
    config,
    secret,
    relayProcess: places.relayProcess,
    gate: () => gate,
    renderPdf: pdf.renderForMail,
    setDocument: pdf.engine.render,
    applyRetention: applyRetentionNow,
    onReady: () => intake.wake(),
    log,
  })
  const intake: Intake = new Intake({
    journal,
    carry: worker.carry,
    hashKey: secret.key('intake'),
    urgentKinds,
    log,
  })
  const { bookings, holds, calendar, calendarChanges, calendarOffers } = createBookings({
    config,
    secret,
    db,
    intake: () => intake,
    writeLeads,
    publications,
    openQuote: (token) => quotes.open(token),
  })
  const { auth, staffPeople } = createStaff({ config, secret, db, queueMail: (mail) => worker.queueMail(mail), log })
  const affiliates = createAffiliates({
    config,
    secret,
    db,
    auth,
    intake: () => intake,
    writeLeads,
    queueMail: (mail) => worker.queueMail(mail),
    pdf: pdf.engine,
    publications,
    log,
  })
  const vitals = new Vitals({
    database: () => gate.open?.db,
    pageOf: (path) => routeOfPath(path)?.route.id ?? 'not-found',
    log,
  })
  const onCall = new OnCall(publications)
  const links = reviewLinks(config, secret)
  const reviews = new Reviews({ db, publications, links, now: () => new Date(), log })
  const staffContent = startContent({
    reviews,
    publications,
    posts: places.posts,
    siteEntry: places.siteEntry,
    state: () => site.state,
    factList: () => site.text('/facts.json'),
    isPage: (path) => routeOfPath(path) !== null && site.has(path),
    database: () => gate.open?.db,
    log,
  })
  const energy = startEnergy({
    config,
    secret,
    db,
    database: () => gate.open?.db,
    publications,
    queueMail: (mail) => worker.queueMail(mail),
    intake: () => intake,
    log,
  })
  const seo = startSeoReports({
    config,
    audited: places.audited,
    releaseId: places.releaseId,
    vitals,
    pdf: pdf.engine,
    log,
  })
  const { crm, crmWork, duplicates } = createCrm({ tools, auth, intake, quotes, calendar, files: kept.files, gate })

  async function prepare(database: OpenDatabase): Promise<void> {
    const { applied } = await migrate(database.db, places.migrations)
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    const admin = await auth.ensureFirstAdmin(database.db, config.firstAdmin)
    if (admin) tellFirstAdmin(config, admin)
    const shown = following.look(database)
    // Pages of before are served while the newest are made; without any, visitors wait for the first.
    if (site.isBlank) await shown
    await worker.start(database)
    intake.wake()
  }

  await gate.start(isDatabaseAway)
  following.start()
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
    retryMail: worker.retryMail,
    auth,
    staffPeople,
    crm,
    crmWork,
    paymentListeners,
    affiliates,
    featureTools: tools,
    tools: new Tools(estimator),
    bills,
    billEnquiries: new BillEnquiries({ db, intake: () => intake, files: kept.files, answerBy }),
    files: kept.files,
    keepRoomForLeads: () => estimator.keepRoomForLeads(),
    vitals,
    contentReport: contentReportIn(places.contentReport),
    contact: new Contact(intake, answerBy),
    triage,
    bookings,
    holds,
    yes: new QuoteYes({
      db,
      quotes,
      files: kept.files,
      now: () => new Date(),
    }),
    quoteSending: new QuoteSending({ db, quotes, intake: () => intake, now: () => new Date() }),
    calendar,
    calendarChanges,
    calendarOffers,
    quarantine: new Quarantine({ db, release: (id, by) => worker.release(id, by) }),
    bookingLinks: bookingLinks(config, secret),
    chatRequests: new ChatRequests(intake, answerBy, triage),
    onCall,
    energyAlerts: energy.alerts,
    seoReports: seo.reports,
    content: staffContent.content,
    siteWords: staffContent.siteWords,
    reviews,
    reviewLinks: links,
    previewer: staffContent.previewer,
    movedTo: staffContent.movedTo,
    missed: staffContent.missed,
    publications,
    published: () => site.state,
    quotes,
    priceList,
    renderPdf: (quote, token, language) => pdf.render(quote, quotes.url(token, language), language),
    noteVisit(leadId, kind) {
      crm.noteVisit(leadId, kind).catch((err) => log.warn({ err, kind }, 'visit not noted'))
    },
    isRelayUp: () => worker.isUp,
    acceptsLeads: () => journal.healthy,
    journalDamage: () => journal.damage,
    isStopping: () => stopping,
    async stop() {
      stopping = true
      seo.stop()
      clearInterval(compacting)
      await Promise.all([staffContent.stop(), energy.stop()])
      await following.stop()
      await vitals.flush()
      await intake.stop()
      await worker.stop()
      await Promise.all([pdf.close(), estimator.close(), site.close(), bills.close(), kept.close()])
      await journal.close()
      await gate.close()
      lock.release()
    },
  }
}
