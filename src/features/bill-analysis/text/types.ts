import type { FactName, LineKind } from '#src/features/bill-analysis/domain/bill.ts'
import type { Finding } from '#src/features/bill-analysis/domain/findings.ts'
import type { PowerBasis } from '#src/features/bill-analysis/domain/power-need.ts'
import type { NotCounted } from '#src/features/bill-analysis/domain/supplies.ts'
import type { StepId } from '#src/features/bill-analysis/domain/what-if.ts'
import type { Stay, YearLoad } from '#src/features/bill-analysis/domain/year-load.ts'
import type { Stage } from '#src/features/bill-analysis/reading/read-file.ts'

/** Figures in a sentence come written in the language already. */
export interface BillWords {
  steps: [string, string, string]
  stepOf: (step: number) => string
  start: {
    drop: string
    /** The same where nothing can be dragged. */
    pick: string
    formats: string
    photograph: string
    file: string
    /** How paper is photographed, and what may be covered. */
    hints: string
    example: string
    withoutScript: string
    consentWithoutScript: string
    send: string
    failed: string
  }
  reading: { heading: string; stages: Record<Stage, string>; stop: string; typeInstead: string }
  refused: { heading: string; again: string; goOn: string; kept: string }
  check: {
    heading: string
    allSure: (count: string) => string
    unsure: (count: string) => string
    sumRight: string
    sumWrong: string
    sumUnknown: string
    blurred: (value: string) => string
    missing: string
    seen: string
    page: (page: string) => string
    show: string
    again: string
    rest: string
    invalid: string
  }
  fields: Partial<Record<FactName, string>>
  units: { kw: string; kwh: string; eur: string; days: string }
  result: {
    heading: (eur: string) => string
    nothing: string
    amiss: string
    share: (total: string) => string
    findings: string
    none: string
    aYear: string
    rule: string
    printedRight: string
    taxAssumed: string
    back: string
  }
  kinds: Record<LineKind, { name: string; what: string }>
  segments: Record<'energy' | 'power' | 'taxes' | 'services' | 'rest', string>
  findings: {
    [Id in Finding['id']]: { title: string; text: (values: Record<string, string>) => string; effort: string }
  }
  waterfall: {
    heading: string
    now: string
    left: string
    steps: Record<StepId, string>
    caption: (values: { kwp: string; battery: string; alone: string }) => string
    basis: Record<YearLoad['basis'], string>
    prices: string
    stay: string
    stays: Record<Stay, string>
    tariffs: Record<'three-prices' | 'one-price', string>
  }
  power: {
    heading: string
    label: string
    lower: (eur: string) => string
    right: string
    tight: string
    household: string
    period: string
    periods: { P1: string; P2: string }
    contracted: string
    highest: Record<PowerBasis, string>
    enough: string
    basis: Record<PowerBasis, string>
  }
  several: {
    heading: (count: string) => string
    why: string
    onlyHours: string
    reading: (now: string, count: string) => string
    leaveOut: string
    takeIn: string
    check: (count: string) => string
    result: string
    add: string
    withoutDates: string
    notCounted: Record<NotCounted, string>
    twoSupplies: string
    which: string
    supply: (end: string) => string
    unnamed: string
    hours: string
    hoursOf: (values: { days: string; from: string; to: string }) => string
    missing: (hours: string) => string
  }
  send: {
    heading: string
    text: (files: string) => string
    name: string
    email: string
    phone: string
    question: string
    optional: string
    either: Record<'email' | 'phone', string>
    keepFile: string
    privacy: { before: string; link: string; after: string }
    send: string
    sending: string
    offline: string
    failed: string
    errorPrefix: string
    done: (reference: string) => string
    answer: (instant: string) => string
    kept: (day: string) => string
  }
  lines: { heading: string; onBill: string; what: string; eur: string }
  letter: {
    heading: string
    note: string
    inEnglish: string
    mail: string
    copy: string
    copied: string
  }
  handOver: {
    heading: string
    text: (values: { kwh: string; kw: string }) => string
    quote: string
    calculator: string
    wipe: string
  }
}
