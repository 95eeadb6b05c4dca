import type { JobKind, TierId } from '#src/features/affiliates/domain/rules.ts'

/** The words of the programme's page. Figures come as arguments, worded already. */
export interface ProgrammeText {
  heading: string
  lede: (least: string, most: string) => string
  join: string
  signIn: string
  forWhom: string
  duo: { mostWhy: string; decision: string; decisionWhy: string }
  simulator: {
    heading: string
    jobs: string
    each: (range: string) => string
    kinds: Record<JobKind, string>
    aMonth: (tier: string, bonus: boolean) => string
    legend: string
    gauge: (least: string, most: string) => string
    workOut: string
    tier: (jobs: number) => string
    first: string
    bonus: (percent: string) => string
    assumed: string
  }
  trip: { heading: string; stops: (days: string) => readonly { title: string; text: string; alt: string }[] }
  wall: {
    heading: string
    intro: (bronze: string, silver: string) => string
    caption: string
    notes: Record<TierId, (percent: string) => string>
    other: string
  }
  rules: {
    heading: string
    rows: (f: {
      days: string
      cookieDays: string
      payoutDay: string
      minimum: string
      most: string
      mostAtGold: string
    }) => readonly { figure: string; text: string }[]
    inReturn: string
    terms: string
  }
  apply: {
    heading: string
    lede: string
    later: string
    laterRows: readonly string[]
    laterNote: string
    businessName: string
    businessNameHint: string
    businessType: string
    choose: string
    contactName: string
    email: string
    phone: string
    phoneHint: string
    consent: { before: string; policy: string; after: string }
    send: string
    sending: string
    kept: string
    controller: (brand: string) => string
    errorTitle: string
    errorPrefix: string
    offline: string
    failed: string
    done: string
    decideBy: readonly [string, string]
    reference: string
    clock: string
    next: string
  }
}
