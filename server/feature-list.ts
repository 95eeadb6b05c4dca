import { eraseBillEnquiry } from '#src/features/bill-analysis/public.ts'
import type { ChecklistItem } from '#src/features/crm/checklist-contract.ts'
import type { LeadListener, PaymentListener, PersonErasure } from '#src/features/crm/public.ts'
import type { UrgentNotices } from '#src/features/emergency-chat/public.ts'
import { eraseMails, mailsOfLead, type Outbox } from '#src/features/outbox/public.ts'
import { eraseQuotes } from '#src/features/quote/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import { removeOldAnswers } from '#src/shared/idempotency/once.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import type { Log } from '#src/shared/log/log.ts'
import { removeMailFiles } from '#src/shared/mail/mail-files.ts'
import { affiliateFeature } from './affiliates/affiliate-feature.ts'
import type { Config } from './start/config.ts'
import { mailFolder } from './start/data-folder.ts'

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
  /** Hears of each new lead, in its transaction. */
  onLead?: LeadListener
  /** Hears of each payment, in its transaction. */
  onPayment?: PaymentListener
}

/** Every feature that brings something, once. The worker, the erasure, the nightly retention and the checklist loop over it, in this order. */
export const features: readonly Feature[] = [
  {
    name: 'outbox',
    startJobs: (jobs, { outbox }) => outbox.start(jobs),
    erasure: ({ config }) => ({
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseMails(tx, leadId)
      },
      async outside(db, { leadIds }) {
        for (const leadId of leadIds) {
          const mails = await mailsOfLead(db, leadId)
          await removeMailFiles(
            mailFolder(config),
            mails.map(({ id }) => id),
          )
        }
      },
    }),
  },
  { name: 'emergency-chat', startJobs: (jobs, { notices }) => notices.start(jobs) },
  {
    name: 'quote',
    erasure: () => ({
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseQuotes(tx, leadId)
      },
    }),
  },
  {
    name: 'bill-analysis',
    erasure: () => ({
      async inDatabase(tx, { leadIds }) {
        for (const leadId of leadIds) await eraseBillEnquiry(tx, leadId)
      },
    }),
  },
  affiliateFeature,
  { name: 'answers', applyRetention: ({ db }, now) => removeOldAnswers(db(), now) },
]

export const leadListeners: readonly LeadListener[] = features.flatMap(({ onLead }) => onLead ?? [])
export const paymentListeners: readonly PaymentListener[] = features.flatMap(({ onPayment }) => onPayment ?? [])
export const erasuresWith = (tools: FeatureTools): PersonErasure[] =>
  features.flatMap((feature) => feature.erasure?.(tools) ?? [])
