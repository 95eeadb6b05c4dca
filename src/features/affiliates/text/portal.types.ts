import type { JobStop } from '#src/features/affiliates/domain/attribution.ts'
import type { MarketingChannel, ReferralVolume } from '#src/features/affiliates/domain/partner.ts'
import type { PartnerTaxKind } from '#src/features/affiliates/domain/rules.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The words of the partner portal. */
export interface PortalText {
  title: string
  noScript: string
  programme: string
  loading: string
  failed: string
  offline: string
  retry: string
  signIn: {
    heading: string
    lede: string
    email: string
    send: string
    sending: string
    sent: (email: string) => string
    withPassword: string
    withLink: string
    password: string
    enter: string
    ended: string
  }
  signOut: string
  next: string
  arrives: (date: string, account: string | null) => string
  nothingDue: (date: string) => string
  /** An earlier payout has been made and the next has nothing yet. */
  onItsWay: (amount: string) => string
  pipe: Record<'pending' | 'approved' | 'inPayout' | 'paid', { label: string; note: string }>
  ibanMissing: (amount: string) => string
  taxMissing: string
  addIt: string
  paused: string
  register: {
    heading: string
    name: string
    reach: string
    town: string
    service: string
    services: Record<'solar' | 'heat-pump' | 'air-conditioning' | 'electrical' | 'other', string>
    consent: string
    send: string
    sending: string
    isNew: (until: string) => string
    isKnown: (since: string) => string
    another: string
  }
  referrals: {
    heading: string
    all: (n: string) => string
    underWay: (n: string) => string
    declined: (n: string) => string
    none: string
    stops: Record<JobStop, string>
    progress: string
    protectedFor: (days: string, until: string) => string
    forGood: string
    ended: string
    notAJob: string
    likely: string
    states: Record<'pending' | 'approved' | 'in-payout' | 'paid' | 'rejected' | 'clawed-back', string>
    because: string
    appeal: string
    appealWords: string
    appealSend: string
    appealed: (by: string) => string
    appealAnswer: string
    more: (n: string) => string
  }
  statements: { heading: string; none: string; paidOn: string; month: string; amount: string; pdf: string }
  tier: {
    heading: (tier: string) => string
    jobs: (jobs: string) => string
    next: (left: string, tier: string, bonus: string) => string
    cells: (jobs: string, of: string) => string
  }
  kit: {
    heading: string
    disclosed: string
    link: string
    copy: string
    copied: string
    code: string
    qr: string
    card: string
    whatsapp: Record<Language, string>
    openWhatsapp: string
    clicks: (n: string) => string
  }
  /** Over the simulator. */
  month: string
  messages: Record<Language, (link: string) => string>
  firstDay: { heading: (code: string) => string; lede: string; steps: readonly { title: string; text: string }[] }
  details: {
    heading: string
    iban: string
    ibanHint: (last4: string | null) => string
    taxKind: string
    taxKinds: Record<PartnerTaxKind, string>
    choose: string
    taxNumber: string
    taxNumberHint: (has: boolean) => string
    taxAddress: string
    website: string
    description: string
    referrals: string
    volumes: Record<ReferralVolume, string>
    channelsLabel: string
    channels: Record<MarketingChannel, string>
    payment: string
    password: string
    passwordHint: string
    save: string
    saving: string
    saved: string
  }
}
