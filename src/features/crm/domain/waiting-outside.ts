import type { LeadStage } from './stages.ts'

/** Who a job can wait for besides us. */
export const outsiders = ['customer', 'town-hall', 'distributor'] as const
export type Outsider = (typeof outsiders)[number]

export interface OutsideWait {
  for: Outsider
  since: Date
}

/**
 * Whom a signed job waits for and since when: the customer from the yes until the deposit is in, the town hall while the job stands at its permit, the
 * distributor from the certificate until its registration is here. `doneAt` has the steps that are done.
 */
export function waitsOutside(job: {
  stage: LeadStage
  stageSince: Date
  acceptedAt: Date
  doneAt: ReadonlyMap<string, Date>
}): OutsideWait[] {
  const { stage, stageSince, acceptedAt, doneAt } = job
  const certified = doneAt.get('certificate')
  const waits: OutsideWait[] = []
  if (!doneAt.has('deposit') && stage === 'accepted') waits.push({ for: 'customer', since: acceptedAt })
  if (stage === 'permit' && !doneAt.has('installation'))
    waits.push({ for: 'town-hall', since: doneAt.get('building-notice') ?? stageSince })
  if (certified && !doneAt.has('grid-registration')) waits.push({ for: 'distributor', since: certified })
  return waits
}
