import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { insertCommission, lockCommission, moveCommission } from '#src/features/affiliates/ledger/repo.ts'
import { affiliate } from '#src/features/affiliates/partners/schema.ts'
import { statementDocument, statementTemplate } from '#src/features/affiliates/pdf/document.ts'
import { Payouts } from '#src/features/affiliates/public.ts'
import { seal } from '#src/shared/crypto/seal.ts'
import { loadSecret } from '#src/shared/crypto/secret.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { createLog } from '#src/shared/log/log.ts'
import { createPdfEngine } from '#src/shared/pdf/engine.ts'
import { business } from '#src/site/business.ts'
import { ibanOf } from '../tests/contract/affiliates/programme.ts'
import { randomOperations, seeded } from '../tests/contract/affiliates/random-operations.ts'
import { round } from './numbers.ts'

const partners = 200
const jobsEach = 3
const operations = 10_000
const root = join(import.meta.dirname, '..')

/** The books under 10,000 random operations, 8 at a time; and a payout of 200 partners with its payment file and 200 statements. */
export async function benchAffiliates(databaseUrl: string): Promise<Record<string, number>> {
  const database = openServer(databaseUrl, createLog('silent'), 10)
  const { db } = database
  const key = loadSecret('', randomBytes(32).toString('hex')).key('bench')
  const payouts = new Payouts({
    db: () => db,
    ibanKey: key,
    countReleasers: async () => 1,
    debtor: () => ({ name: 'Bench', iban: null }),
  })
  try {
    await migrate(db, join(root, 'migrations'))
    const ids = await addPartners(partners + 50)
    const before = performance.now()
    const affiliateIds = ids.slice(partners)
    const random = await randomOperations({
      db,
      payouts,
      affiliateIds,
      count: operations,
      atATime: 8,
      random: seeded(7),
    })
    const randomSeconds = (performance.now() - before) / 1000
    for (const affiliateId of ids.slice(0, partners)) await addJobs(affiliateId)
    const from = performance.now()
    const { run, payouts: made } = await payouts.make('2026-03', { id: ids[0] ?? '', name: 'bench' }, new Date())
    const runSeconds = (performance.now() - from) / 1000
    const xml = await payouts.paymentFile(run.id)
    const fileSeconds = (performance.now() - from) / 1000
    const statements = await setStatements(made)
    const allSeconds = (performance.now() - from) / 1000
    return {
      randomOperations: operations,
      randomSeconds: round(randomSeconds, 1),
      randomDone: random.done,
      randomRefusedClearly: random.refused,
      randomFailures: random.failures.length,
      balanceErrorEur: random.differenceCents / 100,
      mismatches: random.mismatches,
      paidTwice: random.paidTwice,
      payoutPartners: made.length,
      payoutRunSeconds: round(runSeconds, 2),
      payoutWithPaymentFileSeconds: round(fileSeconds, 2),
      payoutWithAllFilesSeconds: round(allSeconds, 2),
      payoutFileBytes: xml.length,
      statements,
    }
  } finally {
    await database.close()
  }

  async function addPartners(count: number): Promise<string[]> {
    const rows = Array.from({ length: count }, (_, i) => ({
      id: crypto.randomUUID(),
      reference: `A-${i}`,
      state: 'approved' as const,
      language: 'es' as const,
      businessName: `Partner ${i}`,
      businessType: 'estate-agent' as const,
      contactName: 'Bench',
      email: `p${i}@example.com`,
      phone: `+3460000${i}`,
      consentTextVersion: 'bench',
      appliedAt: new Date(),
      decisionBy: new Date(),
      code: `PARTNER-${i}`,
      taxKind: 'self-employed' as const,
      taxNumber: 'sealed',
      iban: seal(key, Buffer.from(ibanOf(i))),
      ibanHash: `hash ${i}`,
      ibanLast4: String(i).padStart(4, '0'),
    }))
    await db.insert(affiliate).values(rows)
    return rows.map(({ id }) => id)
  }

  async function addJobs(affiliateId: string): Promise<void> {
    for (let i = 0; i < jobsEach; i++)
      await db.transaction(async (tx) => {
        const made = await insertCommission(tx, {
          affiliateId,
          leadId: crypto.randomUUID(),
          service: 'solar',
          kind: 'solar',
          tier: 'bronze',
          contractCents: 1_500_000,
          baseCents: 100_000,
          bonusCents: 0,
          amountCents: 100_000,
          rulesFrom: '2024-01-01',
          paidOn: '2026-03-10',
          because: 'bench',
        })
        const row = made && (await lockCommission(tx, made.id))
        if (row) await moveCommission(tx, row, 'approved', { actor: 'bench', because: 'bench' })
      })
  }

  async function setStatements(made: Awaited<ReturnType<Payouts['make']>>['payouts']): Promise<number> {
    const engine = createPdfEngine({
      fontDir: join(root, 'assets/fonts/ttf'),
      templateRoot: join(root, 'src'),
      childEntry: join(root, 'src/shared/pdf/child.ts'),
      maxQueue: 1000,
    })
    try {
      const documents = await Promise.all(
        made.map((row) =>
          engine.render({
            template: statementTemplate,
            language: 'es',
            data: statementDocument({
              language: 'es',
              business,
              month: '2026-03',
              payoutDate: '2026-04-15',
              partner: { name: row.holder, reference: row.key, taxAddress: null },
              lines: Array.from({ length: jobsEach }, () => ({
                paidOn: '2026-03-10',
                kind: 'solar' as const,
                tier: 'bronze' as const,
                initials: 'L. G.',
                town: 'Marbella',
                amountCents: 100_000,
              })),
              ...row,
              reference: row.key,
            }),
          }),
        ),
      )
      return documents.filter((pdf) => pdf.subarray(0, 5).toString() === '%PDF-').length
    } finally {
      await engine.close()
    }
  }
}
