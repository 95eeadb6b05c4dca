import type { FeatureTools } from '#server/feature.ts'
import { erasuresWith, todaySourcesWith } from '#server/feature-list.ts'
import type { Auth } from '#src/features/auth/public.ts'
import type { CrewCalendar } from '#src/features/booking/public.ts'
import { Crm, Duplicates, LeadFiles, type WorkOptions } from '#src/features/crm/public.ts'
import type { Intake } from '#src/features/intake/public.ts'
import { photosOfLead, type Quotes } from '#src/features/quote/public.ts'
import type { DatabaseGate } from '#src/shared/db/gate.ts'
import type { Files } from '#src/shared/files/files.ts'
import { answerBy } from '#src/site/hours.ts'
import { writeLeads } from './write-leads.ts'

/** Leads, the office's work on them, and who may be there twice, put together from what the process has. */
export function createCrm(o: {
  tools: FeatureTools
  auth: Auth
  intake: Intake
  quotes: Quotes
  calendar: CrewCalendar
  files: Files
  gate: DatabaseGate
}): { crm: Crm; crmWork: WorkOptions; duplicates: Duplicates } {
  const { tools, auth, intake, quotes, files, gate } = o
  const { db } = tools
  const duplicates = new Duplicates(db)
  const erasures = erasuresWith(tools)
  const crm = new Crm({
    db,
    waiting: () => intake.backlog.waiting,
    quoteOf: (d, leadId) => quotes.ofLead(d, leadId),
    erasures,
    async eraseIntake(person) {
      await intake.erase(person)
      await files.erase(intake.personIds(person))
    },
    eraseFiles: (leadIds) => files.erase(leadIds),
    scrub: async () => gate.open?.scrub(),
  })
  const crmWork = {
    db,
    auth,
    duplicates,
    writeLeads,
    answerBy,
    todaySources: todaySourcesWith({ calendar: o.calendar }),
    files: new LeadFiles(files, photosOfLead),
    erasures,
    log: tools.log,
  }
  return { crm, crmWork, duplicates }
}
