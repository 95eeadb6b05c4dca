import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import {
  type Affiliates,
  bankStatementPath,
  commissionApi,
  mostStatementBytes,
  partnerApi,
  payoutApi,
  portalApi,
  rulesApi,
} from '#src/features/affiliates/public.ts'
import { type Auth, authApi, type StaffPeople, staffPeopleApi } from '#src/features/auth/public.ts'
import {
  type BillEnquiries,
  type BillReader,
  billEnquiriesApi,
  billsApi,
  enquiryPath,
  mostBodyBytes,
  mostEnquiryBytes,
} from '#src/features/bill-analysis/public.ts'
import {
  type BookingLinks,
  type Bookings,
  bookingApi,
  type CalendarChanges,
  type CalendarOffers,
  type CrewCalendar,
  calendarApi,
  currentRules,
  type Holds,
} from '#src/features/booking/public.ts'
import { businessFactsApi } from '#src/features/business-facts/public.ts'
import { type Contact, contactApi } from '#src/features/contact/public.ts'
import {
  type Content,
  contentApi,
  mostMediaBytes,
  type Previewer,
  type SiteWordsOfStaff,
  siteWordsApi,
} from '#src/features/content/public.ts'
import { type ContentReport, contentReportApi } from '#src/features/content-report/public.ts'
import {
  type Crm,
  crmApi,
  crmWorkApi,
  importPath,
  mostImportBytes,
  mostLeadFileBytes,
  newLeadFilePath,
  type PaymentListener,
  paymentApi,
  type WorkOptions,
} from '#src/features/crm/public.ts'
import {
  type ChatRequests,
  chatRequestApi,
  emergencyChatApi,
  type Triager,
} from '#src/features/emergency-chat/public.ts'
import type { EnergyAlerts } from '#src/features/energy-dashboard/public.ts'
import { newsApi } from '#src/features/energy-news/public.ts'
import { type OnCall, onCallApi } from '#src/features/on-call/public.ts'
import { type Publications, publicationApi } from '#src/features/publication/public.ts'
import { type Quarantine, quarantineApi } from '#src/features/quarantine/public.ts'
import {
  priceBookApi,
  type QuoteApiOptions,
  type QuoteSending,
  type QuoteYes,
  quoteApi,
  quoteListApi,
  quoteSendingApi,
  quoteVersionsApi,
  quoteYesApi,
} from '#src/features/quote/public.ts'
import { type ReviewLinks, type Reviews, reviewsApi } from '#src/features/reviews/public.ts'
import { mostSearchBytes, type SeoReports, searchImportPath, seoApi } from '#src/features/seo-report/public.ts'
import { type Tools, toolsApi } from '#src/features/tools/public.ts'
import { type Vitals, vitalsApi } from '#src/features/vitals/public.ts'
import type { Files } from '#src/shared/files/files.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { createRateLimit, limited, type RateLimit } from '#src/shared/http/rate-limit.ts'
import type { Log } from '#src/shared/log/log.ts'
import { business } from '#src/site/business.ts'
import type { FeatureTools } from './feature.ts'
import { type Health, healthApi } from './health-api.ts'
import { checklistApi } from './start/checklist.ts'
import type { Config } from './start/config.ts'

export interface Services extends Health {
  config: Config
  log: Log
  /** Staff ask for a failed mail once more; false when it was not failed. */
  retryMail: (id: string) => Promise<boolean>
  auth: Auth
  staffPeople: StaffPeople
  crm: Crm
  affiliates: Affiliates
  crmWork: WorkOptions
  paymentListeners: readonly PaymentListener[]
  featureTools: FeatureTools
  contact: Contact
  chatRequests: ChatRequests
  bookings: Bookings
  holds: Holds
  quarantine: Quarantine
  calendar: CrewCalendar
  calendarChanges: CalendarChanges
  calendarOffers: CalendarOffers
  yes: QuoteYes
  quoteSending: QuoteSending
  bookingLinks: BookingLinks
  triage: Triager
  onCall: OnCall
  energyAlerts: EnergyAlerts
  seoReports: SeoReports
  content: Content
  siteWords: SiteWordsOfStaff
  reviews: Reviews
  reviewLinks: ReviewLinks
  previewer: Previewer
  publications: Publications
  quotes: QuoteApiOptions['quotes']
  priceList: QuoteApiOptions['priceList']
  renderPdf: QuoteApiOptions['renderPdf']
  noteVisit: QuoteApiOptions['noteVisit']
  tools: Tools
  bills: BillReader
  billEnquiries: BillEnquiries
  files: Files
  /** Throws 503 busy when the rest of the estimator's queue is for leads. */
  keepRoomForLeads: () => void
  vitals: Vitals
  contentReport: () => ContentReport
}

const unpack = promisify(gunzip)

/** Where the API describes itself. */
export const apiDescriptionPath = '/api/openapi.json'

/**
 * Every endpoint there is, with the OpenAPI document that describes them. `leadLimit` counts what makes a lead, and nothing else; `readLimit` what is
 * made anew for one visitor.
 */
export function composeApi(s: Services, leadLimit: RateLimit, readLimit: RateLimit): Api {
  const api = createApi(
    s.log,
    new Map([
      ['/api/bills', mostBodyBytes],
      [enquiryPath, mostEnquiryBytes],
      [bankStatementPath, mostStatementBytes],
      [importPath, mostImportBytes],
      [searchImportPath, mostSearchBytes + 64 * 1024],
      [newLeadFilePath, mostLeadFileBytes + 64 * 1024],
      ['/api/media', mostMediaBytes + 64 * 1024],
    ]),
  )
  const limit = limited(leadLimit)
  const ownLimit = () => createRateLimit(s.config.rateLimitPerMinute, s.config.trustProxy)
  const db = () => s.gate.db

  healthApi(api, s)
  api.use('/api/quotes/estimate', async (c, next) => {
    // The body first, so that the queue is as it is found here when the estimate is asked for.
    await c.req.text()
    s.keepRoomForLeads()
    await next()
  })
  quoteApi(api, {
    quotes: s.quotes,
    priceList: s.priceList,
    limit,
    readLimit: limited(readLimit),
    publicUrl: s.config.publicUrl,
    renderPdf: s.renderPdf,
    noteVisit: s.noteVisit,
  })
  toolsApi(api, s.tools)
  billsApi(api, s.bills, limited(ownLimit()))
  billEnquiriesApi(api, { enquiries: s.billEnquiries, auth: s.auth, limit, publicUrl: s.config.publicUrl })
  emergencyChatApi(api, { limit: ownLimit(), phone: () => business.phone.display, triage: s.triage })
  chatRequestApi(api, s.chatRequests, limit, s.config.publicUrl)
  bookingApi(api, {
    bookings: s.bookings,
    holds: s.holds,
    trustProxy: s.config.trustProxy,
    links: s.bookingLinks,
    limit,
    readLimit: limited(readLimit),
    publicUrl: s.config.publicUrl,
    business,
  })
  quoteYesApi(api, { yes: s.yes, limit })
  quoteSendingApi(api, { sending: s.quoteSending, limit })
  calendarApi(api, {
    calendar: s.calendar,
    changes: s.calendarChanges,
    offers: s.calendarOffers,
    auth: s.auth,
    rules: () => currentRules(s.publications),
  })
  quarantineApi(api, { quarantine: s.quarantine, auth: s.auth })
  contactApi(api, s.contact, limit, s.config.publicUrl)
  authApi(api, s.auth, s.config.trustProxy)
  staffPeopleApi(api, { auth: s.auth, people: s.staffPeople, db, limit: limited(ownLimit()) })
  vitalsApi(api, { vitals: s.vitals, auth: s.auth, db, limit: limited(ownLimit()) })
  crmWorkApi(api, s.crmWork)
  crmApi(api, s.crm, s.auth, s.retryMail)
  paymentApi(api, { db, auth: s.auth, listeners: s.paymentListeners })
  partnerApi(api, s.affiliates, { limit, registerLimit: limited(ownLimit()) })
  commissionApi(api, s.affiliates)
  rulesApi(api, s.affiliates)
  payoutApi(api, s.affiliates)
  portalApi(api, s.affiliates, limited(ownLimit()))
  publicationApi(api, { publications: s.publications, auth: s.auth, db })
  reviewsApi(api, {
    reviews: s.reviews,
    links: s.reviewLinks,
    auth: s.auth,
    db,
    limit,
    readLimit: limited(readLimit),
  })
  siteWordsApi(api, { siteWords: s.siteWords, auth: s.auth, db })
  contentApi(api, { content: s.content, auth: s.auth, db, files: s.files, previewer: s.previewer })
  newsApi(api, { auth: s.auth, db, now: () => new Date() })
  businessFactsApi(api, { publications: s.publications, auth: s.auth })
  seoApi(api, { reports: s.seoReports, auth: s.auth, db })
  onCallApi(api, { onCall: s.onCall, auth: s.auth, db })
  priceBookApi(api, { db, priceList: s.priceList, auth: s.auth })
  quoteListApi(api, { db, links: s.quotes, auth: s.auth })
  quoteVersionsApi(api, { db, auth: s.auth, links: s.quotes, renderPdf: s.renderPdf })
  contentReportApi(api, { report: s.contentReport, auth: s.auth })
  checklistApi(api, {
    tools: s.featureTools,
    auth: s.auth,
    priceList: s.priceList,
    databaseKind: () => s.gate.open?.kind,
    journalDamage: s.journalDamage,
  })

  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  // Put together when somebody first asks, which takes 0.4 seconds and much memory and few ever do; then kept packed, for it has a megabyte.
  let packed: Buffer | undefined
  const described = () => {
    const description = api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${business.name} API`,
        version: '1',
        description:
          'Instants are ISO 8601 with offset, money is euros with cents as numbers. pNN is the value exceeded in NN % of cases. Errors are RFC 9457 problem documents with stable codes.',
      },
      servers: [{ url: s.config.publicUrl }],
    })
    return gzipSync(JSON.stringify(description))
  }
  api.get(apiDescriptionPath, async (c) => {
    packed ??= described()
    return c.body(await unpack(packed), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })
  return api
}
