import { type Flag, flags } from '#src/features/affiliates/domain/attribution.ts'
import { isSameAddress, isSamePerson } from '#src/features/affiliates/domain/same-person.ts'
import { type PartnerRow, sharedAccounts } from '#src/features/affiliates/partners/repo.ts'
import { isStaffAddress } from '#src/features/auth/public.ts'
import { findLead } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'

/**
 * What staff look at before they approve a commission. Looked for when the job is paid, besides what was noted at registration: a partner gives account
 * and address long after the first referral, and staff add a customer's phone or address to a lead.
 */
export async function flagsOf(
  tx: Database,
  partner: PartnerRow,
  leadId: string,
  noted: readonly Flag[],
): Promise<Flag[]> {
  const lead = await findLead(tx, leadId)
  const found = new Set<Flag>(noted)
  if (lead && isSamePerson(partner, lead)) found.add('same-person')
  if (isSameAddress(partner.taxAddress, lead?.location)) found.add('same-household')
  if (partner.ibanHash && (await sharedAccounts(tx, [partner.ibanHash])).size > 0) found.add('same-iban')
  const addresses = [partner.email, lead?.email].filter((email) => typeof email === 'string')
  for (const email of addresses) if (await isStaffAddress(tx, email)) found.add('staff')
  return flags.filter((flag) => found.has(flag))
}
