import type { Config } from '#server/start/config.ts'
import {
  type Affiliates,
  affiliatePermissions,
  cardTemplate,
  PartnerAccess,
  Partners,
  Payouts,
  RuleBook,
  statementTemplate,
} from '#src/features/affiliates/public.ts'
import { type Auth, countWithRoles } from '#src/features/auth/public.ts'
import type { LeadWriter } from '#src/features/crm/public.ts'
import type { Intake } from '#src/features/intake/public.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import { answerBy as answerByCalendar } from '#src/shared/domain/opening-hours.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import { PdfError } from '#src/shared/pdf/pdf-error.ts'
import { business } from '#src/site/business.ts'
import { answerBy, openingCalendar } from '#src/site/hours.ts'

const openMinutesADay = 9 * 60

/** The affiliate programme, put together from what the process has. */
export function createAffiliates(o: {
  config: Config
  secret: Secret
  db: () => Database
  auth: Auth
  intake: () => Intake
  writeLeads: LeadWriter
  queueMail: (mail: NewMail) => Promise<void>
  pdf: Pick<PdfEngine, 'render'>
  publications: Publications
  log: Log
}): Affiliates {
  const { config, db, log } = o
  const key = o.secret.key('affiliates')
  const notify = (mail: NewMail) =>
    o
      .queueMail(mail)
      .catch((err: unknown) => log.error({ err, template: mail.template }, 'a partner was not written to'))
  const render: PdfEngine['render'] = async (document) => {
    try {
      return await o.pdf.render(document)
    } catch (error) {
      if (error instanceof PdfError && error.code === 'queue-full')
        throw new Problem(503, 'busy', { headers: { 'retry-after': '3' } })
      throw error
    }
  }
  return {
    db,
    auth: o.auth,
    partners: new Partners({ db, intake: o.intake, key, publicUrl: config.publicUrl, notify }),
    access: new PartnerAccess(db),
    payouts: new Payouts({
      db,
      ibanKey: key,
      countReleasers: (tx) => countWithRoles(tx, affiliatePermissions['payouts.make']),
      debtor: () => ({ name: business.legalName ?? business.name, iban: business.payoutIban }),
    }),
    rules: new RuleBook(o.publications),
    writeLeads: o.writeLeads,
    answerBy,
    answerByWorkingDays: (now, days) => answerByCalendar(now, openingCalendar, days * openMinutesADay),
    notify,
    renderStatement: (data, language) => render({ template: statementTemplate, data, language }),
    renderCard: (data) => render({ template: cardTemplate, data, language: 'en' }),
    business,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    log,
  }
}
