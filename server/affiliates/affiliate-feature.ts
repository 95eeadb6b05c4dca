import type { Feature } from '#server/feature.ts'
import {
  attributeLeads,
  attributionsHeld,
  checkLedger,
  earnCommission,
  eraseAppealWords,
  removeEndedAccess,
  waitingApplications,
} from '#src/features/affiliates/public.ts'

import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'

/** What the affiliate programme brings to the processes. */
export const affiliateFeature: Feature = {
  name: 'affiliates',
  onLeads: attributeLeads,
  onPayment: earnCommission,
  waiting: (db, who) => waitingApplications(db, who, pathOf('staff.partners', 'en')),
  async startJobs(jobs, { db, log }) {
    // At night, when nothing is booked: what disagrees is somebody's work in the morning.
    await jobs.schedule('affiliate-ledger-check', '41 2 * * *', async () => {
      const { entries, differenceCents, mismatches } = await checkLedger(db())
      if (differenceCents === 0 && mismatches.length === 0) log.info({ entries }, 'the partners’ books agree')
      else log.error({ entries, differenceCents, mismatches }, 'the partners’ books disagree with their records')
    })
  },
  // Who a partner brought is known by their leads alone; what was written about them is not.
  erasure: () => ({
    held: (db, { leadIds }) => attributionsHeld(db, leadIds),
    inDatabase: (tx, { leadIds }) => eraseAppealWords(tx, leadIds),
  }),
  applyRetention: ({ db }, now) => removeEndedAccess(db(), now),
  async checklist({ db }) {
    const { differenceCents, mismatches } = await checkLedger(db())
    const isRight = differenceCents === 0 && mismatches.length === 0
    return [
      {
        id: 'affiliate-ledger',
        status: isRight ? 'ok' : 'warning',
        label: { en: 'The partners’ books agree', es: 'Las cuentas de los colaboradores cuadran' },
        detail: isRight
          ? null
          : {
              en: 'Books and records differ. GET /api/affiliates/ledger/check names what; make no payout until it is clear.',
              es: 'Los libros y los registros no coinciden. GET /api/affiliates/ledger/check dice en qué; no prepares pagos hasta aclararlo.',
            },
      },
      {
        id: 'affiliate-terms',
        status: 'todo',
        label: { en: 'Conditions of the partner programme', es: 'Condiciones del programa de colaboradores' },
        detail: {
          en: 'Confirm the tier thresholds (12 and 48 jobs), the contract values of each range, and VAT and income tax by kind of partner.',
          es: 'Confirma los umbrales de nivel (12 y 48 trabajos), los importes de cada intervalo y el IVA y la retención según el tipo de colaborador.',
        },
      },
      ...(business.payoutIban === null
        ? [
            {
              id: 'affiliate-account',
              status: 'todo' as const,
              label: {
                en: 'Account that partners are paid from',
                es: 'Cuenta desde la que se paga a los colaboradores',
              },
              detail: {
                en: 'Until its IBAN is set, the payment file names no account and the bank’s page asks for it.',
                es: 'Hasta que se indique su IBAN, el archivo de pagos no lleva cuenta y la página del banco la pide.',
              },
            },
          ]
        : []),
    ]
  },
}
