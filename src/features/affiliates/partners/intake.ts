import type { ApplicationRequest } from '#src/features/affiliates/contract.ts'
import type { IntakeHandler } from '#src/features/intake/public.ts'
import type { Outbox } from '#src/features/outbox/public.ts'
import type { Suspicion } from '#src/features/quarantine/public.ts'
import { insertApplications } from './repo.ts'

/** The journal entry's payload. */
export interface ApplicationPayload extends Omit<ApplicationRequest, 'consent' | 'paymentMethod' | 'phone' | 'signs'> {
  phone: string
  reference: string
  consentTextVersion: string
  appliedAt: string
  decisionBy: string
  /** Why it waits for staff; withQuarantine reads it. */
  suspicion?: Suspicion | undefined
}

/** Carries accepted applications into the database: record and mails in one transaction. */
export function applicationIntake(outbox: Pick<Outbox, 'add'>, staffMailTo: string | undefined): IntakeHandler {
  return {
    kind: 'affiliate-application',
    async write(tx, entries) {
      const all = entries.map((entry) => ({ id: entry.id, p: entry.payload as ApplicationPayload }))
      const created = await insertApplications(
        tx,
        all.map(({ id, p: { appliedAt, decisionBy, suspicion: _, ...said } }) => ({
          ...said,
          id,
          appliedAt: new Date(appliedAt),
          decisionBy: new Date(decisionBy),
        })),
      )
      await outbox.add(
        tx,
        all
          .filter(({ id }) => created.has(id))
          .flatMap(({ id, p }) => {
            const common = { leadId: null, payload: { affiliateId: id } }
            const received = { ...common, template: 'partner-received', language: p.language, toAddress: p.email }
            const notice = staffMailTo
              ? [{ ...common, template: 'partner-notice', language: 'es' as const, toAddress: staffMailTo }]
              : []
            return [received, ...notice]
          }),
      )
    },
  }
}
