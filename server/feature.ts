import type { CrewCalendar } from '#src/features/booking/public.ts'
import type { ChecklistItem } from '#src/features/crm/checklist-contract.ts'
import type { LeadListener, PaymentListener, PersonErasure, TodaySources } from '#src/features/crm/public.ts'
import type { UrgentNotices } from '#src/features/emergency-chat/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Config } from './start/config.ts'

/** What a feature is given wherever its parts run. */
export interface FeatureTools {
  config: Config
  secret: Secret
  db: () => Database
  log: Log
}

/** What it is given besides where the worker runs. */
export interface WorkerTools extends FeatureTools {
  outbox: Outbox
  notices: UrgentNotices
}

/** What Today is made of. */
export interface TodayTools {
  calendar: CrewCalendar
}

/** What a feature brings to the processes, besides its API. Each part is optional. */
export interface Feature {
  name: string
  /** Declares its jobs; called where the worker runs, each time a database is there. */
  startJobs?(jobs: Jobs, tools: WorkerTools): Promise<void>
  /** What it holds of a person, and how that goes. In the main process. */
  erasure?(tools: FeatureTools): PersonErasure
  /** What the owner still has to give or confirm. In the main process. */
  checklist?(tools: FeatureTools): Promise<ChecklistItem[]>
  /** Removes what is kept for a time only; asked for every night. In the main process. */
  applyRetention?(tools: FeatureTools, now: Date): Promise<void>
  /** What waits for a member of staff on Today. */
  waiting?: TodaySources['waiting'][number]
  /** Visits of a day, for Today; one feature has them. In the main process. */
  visitsOfDay?(tools: TodayTools): TodaySources['visitsOfDay']
  /** Hears of new leads, in their transaction. */
  onLeads?: LeadListener
  /** Hears of each payment, in its transaction. */
  onPayment?: PaymentListener
}
