import type { BusinessType } from '#src/features/affiliates/domain/partner.ts'
import type { JobKind, TierId } from '#src/features/affiliates/domain/rules.ts'

/** Names that page, portal, mails and documents share. */
export interface PartnerNames {
  kinds: Record<JobKind, string>
  kindHints: Record<JobKind, string>
  tiers: Record<TierId, string>
  businessTypes: Record<BusinessType, string>
}
