import { reviewWorkingDays } from '#src/features/affiliates/domain/rules.ts'
import { lockCommission, moveCommission } from '#src/features/affiliates/ledger/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import * as repo from './repo.ts'

/** A partner asks to look again at a rejected commission, in their words; asked twice it is one request. Problems: 404; 409 step_not_possible. */
export async function appealCommission(
  tx: Database,
  affiliateId: string,
  commissionId: string,
  words: string,
  o: { now: Date; answerBy: (now: Date, workingDays: number) => Date },
): Promise<repo.AppealRow> {
  const row = await lockCommission(tx, commissionId)
  if (row?.affiliateId !== affiliateId) throw new Problem(404, 'not_found')
  if (row.state !== 'rejected') throw new Problem(409, 'step_not_possible')
  const open = await repo.openAppealOf(tx, commissionId)
  if (open) return open
  const answerBy = o.answerBy(o.now, reviewWorkingDays)
  return repo.insertAppeal(tx, { affiliateId, commissionId, leadId: row.leadId, words, askedAt: o.now, answerBy })
}

/** Staff answer in writing: upheld, the commission is pending once more. Problems: 404; 409 step_not_possible when it was answered. */
export async function answerAppeal(
  tx: Database,
  id: string,
  answer: { uphold: boolean; reason: string },
  o: { now: Date; actor: string },
): Promise<void> {
  const asked = await repo.lockAppeal(tx, id)
  if (!asked) throw new Problem(404, 'not_found')
  if (asked.answeredAt) throw new Problem(409, 'step_not_possible')
  const outcome = answer.uphold ? 'upheld' : 'turned-down'
  await repo.answerAppeal(tx, id, { answeredAt: o.now, answeredBy: o.actor, answer: answer.reason, outcome })
  const commission = answer.uphold && asked.commissionId ? await lockCommission(tx, asked.commissionId) : undefined
  if (commission?.state === 'rejected')
    await moveCommission(tx, commission, 'pending', { actor: o.actor, because: answer.reason })
}
