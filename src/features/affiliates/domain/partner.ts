/** Words of the contract about partners. */

export const businessTypes = [
  'estate-agent',
  'property-manager',
  'architect',
  'pool-company',
  'heating',
  'builder',
  'holiday-lets',
  'neighbour',
  'other',
] as const
export type BusinessType = (typeof businessTypes)[number]

export const referralVolumes = ['under-1', '1-5', '6-20', 'over-20'] as const
export type ReferralVolume = (typeof referralVolumes)[number]
export const marketingChannels = ['website', 'social', 'newsletter', 'in-person', 'other'] as const
export type MarketingChannel = (typeof marketingChannels)[number]

export const partnerStates = ['applied', 'approved', 'declined', 'paused'] as const
export type PartnerState = (typeof partnerStates)[number]

/** Which state may follow which; the database holds the same table. A declined partner who was looked at again may be approved. */
export const nextPartnerStates: Readonly<Record<PartnerState, readonly PartnerState[]>> = {
  applied: ['approved', 'declined'],
  approved: ['paused'],
  declined: ['approved'],
  paused: ['approved'],
}
